import { html, render } from '../lib.js';
import { showModal } from '../parts.js';

/** Resolves to what the component passes to `close`, or to undefined if the user leaves the dialog. */
export async function openDialog(Component, properties) {
  const dialog = document.createElement('dialog');
  dialog.className = 'large';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  let value;
  const close = (given) => {
    value = given;
    dialog.close();
  };
  render(html`<${Component} ...${properties} close=${close} />`, dialog);
  await showModal(dialog);
  render(null, dialog);
  return value;
}

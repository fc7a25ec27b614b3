import { html, render } from '../lib.js';
import { showModal } from '../parts.js';

/**
 * Shows a component in a dialog. The component calls its property `close` with the result of the dialog.
 * The promise resolves to the result of the dialog, or to undefined if the user presses the Escape key or leaves the page.
 */
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

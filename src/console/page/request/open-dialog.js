import { html, render } from '../lib.js';

/**
 * Shows a component in a dialog. The component calls its property `close` with the result of the dialog.
 * The promise resolves to the result of the dialog, or to undefined if the user presses the Escape key.
 */
export function openDialog(Component, properties) {
  const dialog = document.createElement('dialog');
  dialog.className = 'large';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  document.body.append(dialog);
  let value;
  const close = (given) => {
    value = given;
    dialog.close();
  };
  render(html`<${Component} ...${properties} close=${close} />`, dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      render(null, dialog);
      dialog.remove();
      resolve(value);
    });
  });
}

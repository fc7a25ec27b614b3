import { html, render } from '../lib.js';

/**
 * Opens a component in a dialog. The component gets the property `close`, which closes the dialog with a value.
 * Returns a promise of the dialog's value, or of undefined if the user closes the dialog with the Escape key.
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

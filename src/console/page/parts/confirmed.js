import { html, render } from '../lib.js';
import { showModal } from './show-modal.js';

/** `verb` is the label of the confirm button. `isGrave` marks an action that cannot be undone. */
export async function confirmed({ title, text, verb, isGrave = false }) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  render(
    html`<form method="dialog">
      <h2 id="dialog-title">${title}</h2>
      <p>${text}</p>
      <p class="actions"><button value="no" autofocus>Cancel</button><button value="yes" class=${isGrave ? 'grave' : 'primary'}>${verb}</button></p>
    </form>`,
    dialog,
  );
  await showModal(dialog);
  return dialog.returnValue === 'yes';
}

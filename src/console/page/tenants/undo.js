import { ask } from '../api.js';
import { useAction } from '../hooks.js';
import { html, render } from '../lib.js';
import { Problem } from '../parts.js';

export async function takeAutomatic(path, name) {
  const { snapshots } = await ask('GET', `${path}/snapshots`);
  if (snapshots.some((snapshot) => snapshot.name === name)) await ask('DELETE', `${path}/snapshots/${name}`);
  await ask('POST', `${path}/snapshots`, { name });
}

export async function undoAutomatic(path, name) {
  await ask('POST', `${path}/snapshots/${name}/restore`);
  await ask('DELETE', `${path}/snapshots/${name}`);
}

export const automatic = { reset: 'before-reset', seed: 'before-seed', restore: 'before-restore' };

let bar;

/** The message disappears when the user clicks a button or makes another change that can be undone. */
export function offerUndo({ text, undo }) {
  closeUndo();
  bar = document.createElement('div');
  bar.id = 'undo';
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  render(html`<${UndoBar} text=${text} undo=${undo} />`, bar);
}

export function closeUndo() {
  if (!bar) return;
  render(null, bar);
  bar.remove();
  bar = undefined;
}

function UndoBar({ text, undo }) {
  const { act, problem, isBusy } = useAction(closeUndo);
  return html`<p>${text}</p>
    <button type="button" disabled=${isBusy} onClick=${() => act(undo)}>Undo</button>
    <button type="button" class="link" onClick=${closeUndo}>Dismiss</button>
    <${Problem} of=${problem} />`;
}

import { html, useState } from '../lib.js';
import { notify } from './notify.js';

/** A button that copies a text. `text` can be a function; `what` names the text for screen readers and the notice. */
export function Copy({ text, what, label = 'Copy' }) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await writeText(typeof text === 'function' ? text() : text);
    notify(`Copied ${what}`);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return html`<button type="button" class="copy" aria-label=${`${label} ${what}`} onClick=${copy}>${isDone ? 'Copied' : label}</button>`;
}

/** Writes a text to the clipboard. The clipboard interface of browsers exists only on HTTPS and on this machine. */
async function writeText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

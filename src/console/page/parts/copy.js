import { html, useState } from '../lib.js';
import { notify } from './notify.js';

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

/** Browsers offer the clipboard API only over HTTPS and on localhost. */
async function writeText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

import { html } from '../lib.js';

/** Short label. `kind` sets the color: `ok`, `bad`, `warn`, `info`, or none for a neutral label. */
export function Badge({ kind = '', title, children }) {
  return html`<span class=${`badge ${kind}`} title=${title}>${children}</span>`;
}

import { html } from '../lib.js';

/** Shows a short label. The kind is one of `ok`, `bad`, `warn`, `info`, or absent for a neutral label. */
export function Badge({ kind = '', title, children }) {
  return html`<span class=${`badge ${kind}`} title=${title}>${children}</span>`;
}

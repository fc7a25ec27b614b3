import { html } from '../lib.js';

/** Shows a short label. `kind` is `ok`, `bad`, `warn` or `info`, and is omitted for a neutral label. */
export function Badge({ kind = '', title, children }) {
  return html`<span class=${`badge ${kind}`} title=${title}>${children}</span>`;
}

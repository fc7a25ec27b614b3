import { html } from './lib.js';

export function Problem({ of }) {
  return of ? html`<p class="problem" role="alert">${of.message}</p>` : null;
}

export function Loading() {
  return html`<p class="empty">…</p>`;
}

/**
 * Shows a table of texts or components.
 * The column `long` may wrap, and a table row may open to show details.
 */
export function Table({ columns, rows, long = -1, empty = 'No entries.' }) {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="wide"><table>
    <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ({ key, cells, onOpen, isOpen, opened }) => html`<tr key=${key} class=${isOpen ? 'open' : ''}>
      ${cells.map((cell, index) => html`<td class=${index === long ? 'long' : ''}>${index === 0 && onOpen ? html`<button class="link" aria-expanded=${isOpen} onClick=${onOpen}>${cell}</button>` : cell}</td>`)}
    </tr>
    ${isOpen && html`<tr class="opened"><td colspan=${columns.length}>${opened}</td></tr>`}`,
    )}</tbody>
  </table></div>`;
}

/** Shows a value as formatted JSON. */
export function Json({ value }) {
  return html`<pre class="json" tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>`;
}

/** Returns the values of a submitted form by name. */
export function valuesOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
}

/** Formats a time with milliseconds. */
export function shortTime(text) {
  return text?.replace('T', ' ').replace('Z', '') ?? '';
}

/** Shows the time of day, with the full date as a tooltip. */
export function Hour({ of }) {
  return html`<time datetime=${of} title=${shortTime(of)}>${shortTime(of).slice(11)}</time>`;
}

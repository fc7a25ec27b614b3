import { html } from '../lib.js';

export function Table({ columns, rows, label, long = -1, empty = 'No entries.' }) {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="wide" role="region" aria-label=${label ?? columns.filter(Boolean).join(', ')} tabindex="0"><table>
    <thead><tr>${columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}</tr></thead>
    <tbody>${rows.map((row) => html`<${Row} key=${row.key} row=${row} long=${long} width=${columns.length} />`)}</tbody>
  </table></div>`;
}

function Row({ row: { cells, onOpen, isOpen, opened }, long, width }) {
  const first = (cell) => html`<button class="link" aria-expanded=${isOpen} onClick=${onOpen}>${cell}</button>`;
  return html`<tr class=${isOpen ? 'open' : ''}>
      ${cells.map((cell, index) => html`<td class=${index === long ? 'long' : ''}>${index === 0 && onOpen ? first(cell) : cell}</td>`)}
    </tr>
    ${isOpen && html`<tr class="opened"><td colspan=${width}>${opened}</td></tr>`}`;
}

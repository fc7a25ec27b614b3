import { html } from '../lib.js';

/** A narrow window shows each row as a list. Texts in the column `long` are wrapped. */
export function StackedTable({ columns, rows, label, long = -1, empty = 'No entries.' }) {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  // Changed CSS display values remove the table roles for screen readers, so the elements declare their roles.
  return html`<div class="wide stacked" role="region" aria-label=${label} tabindex="0"><table role="table">
    <thead role="rowgroup"><tr role="row">${columns.map((column) => (column === '' ? html`<td role="cell"></td>` : html`<th role="columnheader" scope="col">${column}</th>`))}</tr></thead>
    <tbody role="rowgroup">${rows.map(({ key, cells }) => html`<tr key=${key} role="row">${cells.map((cell, index) => html`<td role="cell" class=${index === long ? 'long' : ''} data-title=${columns[index]}><div>${cell}</div></td>`)}</tr>`)}</tbody>
  </table></div>`;
}

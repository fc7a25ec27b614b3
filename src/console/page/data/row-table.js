import { html } from '../lib.js';

/**
 * Shows the objects of a collection in a table.
 * A click on a column title sorts the table by this column, and a second click reverses the order.
 */
export function RowTable({ tenant, label, collection, rows, sort = '', onSort, empty }) {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  const { columns, keyOf } = collection;
  const shown = (cell) => (typeof cell === 'function' ? cell(tenant) : cell);
  return html`<div class="wide" role="region" aria-label=${label} tabindex="0"><table>
    <thead><tr>${columns.map(([title, , property]) => html`<${Head} key=${title} title=${title} property=${onSort && property} sort=${sort} onSort=${onSort} />`)}</tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr key=${keyOf(row)}>${columns.map(([title, cell, , isLong], index) => html`<td key=${title} class=${index === 0 || isLong ? 'long' : ''}>${shown(cell(row))}</td>`)}</tr>`,
    )}</tbody>
  </table></div>`;
}

function Head({ title, property, sort, onSort }) {
  if (!property) return html`<th scope="col">${title}</th>`;
  const order = sort === property ? 'ascending' : sort === `-${property}` ? 'descending' : null;
  const next = order === 'ascending' ? `-${property}` : property;
  return html`<th scope="col" aria-sort=${order}><button type="button" class="link" onClick=${() => onSort(next)}>${title}${order && (order === 'ascending' ? ' ↑' : ' ↓')}</button></th>`;
}

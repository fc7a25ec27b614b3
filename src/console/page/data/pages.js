import { html } from '../lib.js';

export function Pages({ total, page, pageSize, onPage }) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  const shown = (number) => number.toLocaleString('en-US');
  return html`<div class="pager">
    <span role="status">${shown(from)} to ${shown(to)} of ${shown(total)}</span>
    ${
      last > 1 &&
      html`<nav aria-label="Pages">
      <button disabled=${page <= 1} onClick=${() => onPage(1)}>First</button>
      <button disabled=${page <= 1} onClick=${() => onPage(Math.min(page - 1, last))}>Previous</button>
      <button disabled=${page >= last} onClick=${() => onPage(page + 1)}>Next</button>
      <button disabled=${page >= last} onClick=${() => onPage(last)}>Last</button>
    </nav>`
    }
  </div>`;
}

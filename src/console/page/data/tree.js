import { html, useState } from '../lib.js';
import { Loading, Problem } from '../parts.js';
import { RowLink } from './names.js';
import { useRows } from './use-rows.js';

const step = 50;

const most = 200;

export function Tree({ name, tree, context }) {
  return html`<div class="tree"><${Level} name=${name} tree=${tree} parent="" context=${context} isOpen=${true} /></div>`;
}

function Level({ name, tree, parent, context, isOpen }) {
  const [pageSize, setPageSize] = useState(step);
  const conditions = { collection: name, field: tree.parent, value: parent, sort: 'name', pageSize };
  const { value, problem } = useRows(context.path, conditions, context.turn);
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  const more = value.total - value.rows.length;
  return html`<ul>
    ${value.rows.map((row) => html`<${Branch} key=${row.id} row=${row} name=${name} tree=${tree} context=${context} isOpenAtFirst=${isOpen && value.rows.length === 1} />`)}
    ${more > 0 && pageSize < most && html`<li><button type="button" class="link" onClick=${() => setPageSize(pageSize + step)}>Show ${Math.min(step, more)} more of ${value.total}</button></li>`}
    ${more > 0 && pageSize >= most && html`<li class="soft">${more} more. Use the search to find them.</li>`}
    ${value.total === 0 && html`<li class="empty">None</li>`}
  </ul>`;
}

function Branch({ row, name, tree, context, isOpenAtFirst }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const text = tree.textOf(row);
  return html`<li>
    <div class="branch">
      ${
        row.childCount > 0
          ? html`<button type="button" class="twist" aria-expanded=${isOpen} aria-label=${`Children of ${text}`} onClick=${() => setOpen(!isOpen)}>${isOpen ? '▾' : '▸'}</button>`
          : html`<span class="twist"></span>`
      }
      <${RowLink} tenant=${context.tenant} collection=${name} id=${row.id}>${text}<//>
      <span class="soft">${tree.countOf(row)}</span>
    </div>
    ${isOpen && html`<${Level} name=${name} tree=${tree} parent=${row.id} context=${context} />`}
  </li>`;
}

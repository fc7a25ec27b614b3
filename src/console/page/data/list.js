import choices from '../choices.json' with { type: 'json' };
import { useRows } from '../hooks.js';
import { html, useEffect, useState } from '../lib.js';
import { count, Failed, Loading, Problem, Table } from '../parts.js';
import { Actions } from '../request/request-form.js';
import { setQuery } from '../route.js';
import { actionsOf } from './actions.js';
import { cellOf, rowLink } from './collections.js';

const pageSize = 50;
const typingPause = 150;

export function List({ name, collection, query, context }) {
  const given = Object.fromEntries(query);
  const { search, field } = given;
  const change = (conditions) => setQuery({ ...given, page: undefined, ...conditions });
  const isTree = collection.tree && !search && !field;
  return html`<div class="list-head"><h1>${collection.title}</h1>
      <${Actions} of=${actionsOf('list', name)} context=${context} onDone=${context.refresh} /></div>
    <${Conditions} collection=${collection} given=${given} change=${change} path=${context.path} />
    ${
      isTree
        ? html`<${Tree} name=${name} tree=${collection.tree} context=${context} />`
        : html`<${Rows} name=${name} collection=${collection} given=${given} change=${change} context=${context} />`
    }`;
}

function Conditions({ collection: { title, statuses }, given: { search, field, value }, change, path }) {
  const without = { field: '', value: '' };
  const byStatus = (event) => {
    const status = event.currentTarget.value;
    change(status ? { field: 'status', value: status } : without);
  };
  return html`<form class="line" role="search" onSubmit=${(event) => event.preventDefault()}>
    <${SearchField} label=${`Find in ${inSentence(title)}`} value=${search ?? ''} onSearch=${(text) => change({ search: text })} />
    ${
      statuses &&
      html`<label>Status <select value=${field === 'status' ? value : ''} onChange=${byStatus}>
        <option value="">all</option>${statuses.map((each) => html`<option key=${each} value=${each}>${each}</option>`)}</select></label>`
    }
    ${field && field !== 'status' && html`<${FilterChip} path=${path} field=${field} value=${value ?? ''} onRemove=${() => change(without)} />`}
  </form>`;
}

/** Starts a title with a lower-case letter, unless the title starts with an abbreviation such as `HR`. */
function inSentence(title) {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

function Rows({ name, collection, given: { search, field, value, sort, page = '1' }, change, context }) {
  const { tenant, path, turn, refresh } = context;
  const conditions = { collection: name, search, field, value: field && (value ?? ''), sort, page, pageSize };
  const { value: found, problem } = useRows(path, conditions, turn);
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!found) return html`<${Loading} />`;
  if (found.total === 0)
    return html`<p class="empty" role="status">${search || field ? 'No row matches the search.' : 'This collection is empty.'}</p>`;
  return html`
    <${RowTable} tenant=${tenant} label=${collection.title} collection=${collection} rows=${found.rows} sort=${sort} onSort=${(next) => change({ sort: next })} empty="This page has no rows." />
    <${Pages} total=${found.total} page=${Number(page)} pageSize=${pageSize} onPage=${(next) => change({ page: next })} />`;
}

function SearchField({ label, value, onSearch }) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => setText(value), [value]);
  return html`<input type="search" aria-label=${label} placeholder=${label} value=${text} maxlength="200" onInput=${(event) => setText(event.currentTarget.value)} />`;
}

function FilterChip({ path, field, value, onRemove }) {
  const [title, collection] = choices.rowFilters[field] ?? [field];
  const text = collection ? html`<${NameOf} path=${path} collection=${collection} id=${value} />` : value || 'none';
  return html`<span class="chip">${title}: ${text} <button type="button" class="link" aria-label=${`Remove the filter ${title}`} onClick=${onRemove}>Remove</button></span>`;
}

function NameOf({ path, collection, id }) {
  const { value } = useRows(path, { collection, field: 'id', value: id });
  const [row] = value?.rows ?? [];
  return row ? (row.path ?? row.name) : id || 'none';
}

function Pages({ total, page, pageSize, onPage }) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return html`<div class="pager">
    <span role="status">${count(from)} to ${count(to)} of ${count(total)}</span>
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

export function RowTable({ tenant, label, collection: { columns, key }, rows, sort = '', onSort, empty }) {
  const headOf = ([title, , property]) => {
    if (!property || !onSort) return title;
    const order = sort === property ? 'ascending' : sort === `-${property}` ? 'descending' : null;
    const next = order === 'ascending' ? `-${property}` : property;
    const text = html`${title}${order && (order === 'ascending' ? ' ↑' : ' ↓')}`;
    return [
      title,
      { 'aria-sort': order },
      html`<button type="button" class="link" onClick=${() => onSort(next)}>${text}</button>`,
    ];
  };
  const long = columns.flatMap(([, , , isLong], index) => (index === 0 || isLong ? [index] : []));
  return html`<${Table} isStacked label=${label} columns=${columns.map(headOf)} long=${long} empty=${empty} rows=${rows.map((row) => [row[key], ...columns.map(([, cell]) => cellOf(cell, row, tenant))])} />`;
}

const step = 50;

const most = 200;

function Tree({ name, tree, context }) {
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
    ${more > 0 && pageSize < most && html`<li><button type="button" class="link" onClick=${() => setPageSize(pageSize + step)}>Show ${Math.min(step, more)} more of ${count(value.total)}</button></li>`}
    ${more > 0 && pageSize >= most && html`<li class="soft">${count(more)} more. Use the search to find them.</li>`}
    ${value.total === 0 && html`<li class="empty">None</li>`}
  </ul>`;
}

function Branch({ row, name, tree, context, isOpenAtFirst }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return html`<li>
    <div class="branch">
      ${
        row.childCount > 0
          ? html`<button type="button" class="twist" aria-expanded=${isOpen} aria-label=${`Children of ${row.name}`} onClick=${() => setOpen(!isOpen)}>${isOpen ? '▾' : '▸'}</button>`
          : html`<span class="twist"></span>`
      }
      ${rowLink(context.tenant, name, row.id, row.name)}
      <span class="soft">${tree.counts.map(([name, noun]) => `${count(row[name])} ${noun}${row[name] === 1 ? '' : 's'}`).join(', ')}</span>
    </div>
    ${isOpen && html`<${Level} name=${name} tree=${tree} parent=${row.id} context=${context} />`}
  </li>`;
}

import { html, useEffect, useState } from '../lib.js';
import { Failed, Loading } from '../parts.js';
import { Actions } from '../request/actions.js';
import { setQuery } from '../route.js';
import { FilterChip } from './filter-chip.js';
import { Pages } from './pages.js';
import { RowTable } from './row-table.js';
import { Tree } from './tree.js';
import { useRows } from './use-rows.js';

const pageSize = 50;
const typingPause = 150;

export function List({ name, collection, query, context }) {
  const given = Object.fromEntries(query);
  const { search, field } = given;
  const change = (conditions) => setQuery({ ...given, page: undefined, ...conditions });
  const isTree = collection.tree && !search && !field;
  return html`<div class="list-head"><h1>${collection.title}</h1>
      <${Actions} of=${collection.actions ?? []} context=${context} onDone=${context.refresh} /></div>
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

export function SearchField({ label, value, onSearch }) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => setText(value), [value]);
  return html`<input type="search" aria-label=${label} placeholder=${label} value=${text} maxlength="200" onInput=${(event) => setText(event.currentTarget.value)} />`;
}

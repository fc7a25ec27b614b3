import { html } from '../lib.js';
import { useRows } from './use-rows.js';

/** For a filter by id, the entry contains the collection and a function that returns the object's label. */
const filters = {
  departments: ['Department', 'departments', ({ path }) => path],
  parentDepartment: ['Parent', 'departments', ({ path }) => path],
  roleId: ['Role', 'roles', ({ name }) => name],
  folderId: ['Folder', 'folders', ({ path }) => path],
  path: ['Folder'],
  principal: ['Principal'],
  docSetId: ['Versions of set'],
};

export function FilterChip({ path, field, value, onRemove }) {
  const [title, collection, textOf] = filters[field] ?? [field];
  const text = collection
    ? html`<${NameOf} path=${path} collection=${collection} id=${value} textOf=${textOf} />`
    : value || 'none';
  return html`<span class="chip">${title}: ${text} <button type="button" class="link" aria-label=${`Remove the filter ${title}`} onClick=${onRemove}>Remove</button></span>`;
}

export function NameOf({ path, collection, id, textOf }) {
  const { value } = useRows(path, { collection, field: 'id', value: id });
  const [row] = value?.rows ?? [];
  return row ? textOf(row) : id || 'none';
}

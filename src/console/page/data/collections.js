import choices from '../choices.json' with { type: 'json' };
import { html } from '../lib.js';
import { Badge, breakable } from '../parts.js';
import { linkTo } from '../route.js';
import collections from './collections.json' with { type: 'json' };

export { collections };

/** `parentPath` is the path without its last name. */
function memberOf(row, name) {
  if (name === 'userName') return row.userName ?? userName(row);
  if (name === 'parentPath') return row.path.replace(/\/+[^/]*$/, '') || '/';
  return name.split('.').reduce((inner, key) => inner?.[key], row);
}

export function nameOf({ name }, row) {
  return name.replaceAll(/\{(\w+)\}/g, (_, each) => memberOf(row, each));
}

function linked(tenant, collection, id, text) {
  return id === null || id === undefined ? '' : rowLink(tenant, collection, id, text ?? id);
}

/** The kinds of cells in `collections.json`. Each gets the row, the tenant and the words after the kind. */
const kinds = {
  text: (row, _tenant, name) => memberOf(row, name) ?? '',
  link: (row, tenant, collection, id, text) => linked(tenant, collection, row[id], memberOf(row, text)),
  links: (row, tenant, collection, ids, texts) =>
    row[ids].map((id, at) => [at > 0 && ', ', rowLink(tenant, collection, id, row[texts][at] ?? id)]),
  filter: (row, tenant, collection, field, value, text) => filterLink(tenant, collection, field, row[value], row[text]),
  principal: ({ principalType, principalId, principalName }, tenant) =>
    linked(tenant, collectionOfPrincipal[principalType], principalId, principalName),
  status: (row, _tenant, name) => html`<${Status} of=${row[name]} />`,
  time: (row, _tenant, name) => dateTime(row[name]),
  day: (row, _tenant, name) => dateTime(row[name]?.slice(0, 10)),
  size: (row, _tenant, name) => fileSize(row[name]),
  list: (row, _tenant, name) => row[name].join(', '),
  flag: (row, _tenant, name) => (row[name] ? 'yes' : 'no'),
};

/** `cell` is a kind and its words, for example `link roles roleId roleName`. */
export function cellOf(cell, row, tenant) {
  const [kind, ...words] = cell.split(' ');
  return kinds[kind](row, tenant, ...words);
}

export function rowLink(tenant, collection, id, text) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection, id] })}>${breakable(`${text}`)}</a>`;
}

function filterLink(tenant, collection, field, value, text) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection], query: { field, value } })}>${breakable(`${text}`)}</a>`;
}

export const collectionOfPrincipal = { user: 'users', department: 'departments', role: 'roles' };

function Status({ of }) {
  return of ? html`<${Badge} kind=${choices.tones[of] ?? 'info'}>${of}<//>` : '';
}

function userName({ firstName, lastName, email }) {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

function dateTime(text) {
  return text ? html`<time datetime=${text}>${text.slice(0, 19).replace('T', ' ')}</time>` : '';
}

function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

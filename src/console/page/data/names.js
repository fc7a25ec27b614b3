import { html } from '../lib.js';
import { Badge, breakable } from '../parts.js';
import { linkTo } from '../route.js';

export function rowLink(tenant, collection, id, text) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection, id] })}>${breakable(`${text}`)}</a>`;
}

export function filterLink(tenant, collection, field, value, text) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection], query: { field, value } })}>${breakable(`${text}`)}</a>`;
}

export const collectionOfPrincipal = { user: 'users', department: 'departments', role: 'roles' };

const kinds = {
  active: 'ok',
  READY: 'ok',
  completed: 'ok',
  succeeded: 'ok',
  failed: 'bad',
  FAILED: 'bad',
  deleted: 'bad',
  'completed with errors': 'warn',
  'awaiting acknowledgement': 'warn',
};

export function Status({ of }) {
  return of ? html`<${Badge} kind=${kinds[of] ?? 'info'}>${of}<//>` : '';
}

export function userName({ firstName, lastName, email }) {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function dateTime(text) {
  return text ? html`<time datetime=${text}>${text.slice(0, 19).replace('T', ' ')}</time>` : '';
}

export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

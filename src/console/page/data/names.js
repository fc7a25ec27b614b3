import { html } from '../lib.js';
import { Badge } from '../parts.js';
import { linkTo } from '../route.js';

/** Shows a link to one row of a collection. */
export function RowLink({ tenant, collection, id, children }) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection, id] })}>${children}</a>`;
}

/** Shows a link to the rows of a collection whose property has a value. */
export function FilterLink({ tenant, collection, field, value, children }) {
  return html`<a href=${linkTo(tenant, 'data', { rest: [collection], query: { field, value } })}>${children}</a>`;
}

/** Shows a link to the timeline of asynchronous work. */
export function WorkLink({ tenant, machine, id }) {
  return html`<a href=${linkTo(tenant, 'jobs', { rest: [machine, id] })}>Timeline</a>`;
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

/** Returns the name of a user row, or the e-mail address if both names are unknown. */
export function userName({ firstName, lastName, email }) {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** Formats a time without fractions of a second. */
export function dateTime(text) {
  return text ? html`<time datetime=${text}>${text.slice(0, 19).replace('T', ' ')}</time>` : '';
}

export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** Returns texts or components with a comma between them. */
export function listed(parts) {
  return parts.map((part, index) => (index === 0 ? part : [', ', part]));
}

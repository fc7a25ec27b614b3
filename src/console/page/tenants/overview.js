import { html } from '../lib.js';
import { shortTime } from '../parts.js';
import { linkTo } from '../route.js';
import { ApiKeys } from './api-keys.js';
import { Dangers } from './dangers.js';
import { Lifetime } from './lifetime.js';
import { Settings } from './settings.js';

const shown = ['users', 'departments', 'folders', 'grants', 'roles', 'documents', 'provisions', 'fields', 'imports'];

export function Overview({ tenant, path, details, onChange }) {
  return html`
    <p>The clock of <strong>${tenant}</strong> shows <a href=${linkTo(tenant, 'clock')}><time datetime=${details.now}>${shortTime(details.now).slice(0, 19)}</time></a>.${' '}
      ${details.expiresAt ? html`It expires <${Lifetime} expiresAt=${details.expiresAt} />.` : 'This tenant is not deleted automatically.'}</p>
    <ul class="tiles">${shown.map((name) => html`<li key=${name}><a href=${linkTo(tenant, 'data', { rest: [name] })}><strong>${details.counts[name] ?? 0}</strong> ${name}</a></li>`)}</ul>
    <${ApiKeys} tenant=${tenant} path=${path} details=${details} onChange=${onChange} />
    <${Settings} path=${path} details=${details} onChange=${onChange} />
    <${Dangers} tenant=${tenant} path=${path} details=${details} onChange=${onChange} />`;
}

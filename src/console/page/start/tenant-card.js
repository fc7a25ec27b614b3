import { html } from '../lib.js';
import { Copy } from '../parts.js';

const counted = ['users', 'departments', 'documents'];

export function TenantCard({ tenant: { id, counts, apiKeys, defaultKeys, settings } }) {
  const page = (view) => `_sandbox/console/#/${id}/${view}`;
  const marks = [
    ...(settings.adminAccessApi ? [] : ['feature admin-access-api off']),
    ...(settings.hrManagedRoles ? ['HR-managed roles'] : []),
  ];
  return html`<article class="card" aria-labelledby=${`tenant-${id}`}>
    <h3 id=${`tenant-${id}`}>${id}</h3>
    <p class="soft">${[...counted.map((name) => `${counts[name] ?? 0} ${name}`), ...marks].join(', ')}</p>
    <ul class="keys">${apiKeys.map(({ name, revoked }) => html`<li key=${name}>${revoked ? html`<code>${name}</code> revoked` : defaultKeys.includes(name) ? html`<code>${id}-${name}-key</code> <${Copy} text=${`${id}-${name}-key`} what=${`the API key ${id}-${name}-key`} />` : html`<code>${name}</code> set by the seed`}</li>`)}</ul>
    <p class="links"><a href=${page('journal')}>Journal</a> <a href=${page('jobs')}>Jobs</a> <a href=${page('overview')}>Settings</a></p>
  </article>`;
}

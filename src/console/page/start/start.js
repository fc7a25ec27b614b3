import { ask, sandboxAddress } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { isKeyRefused, KeyForm } from '../frame/key-form.js';
import { useAnswer } from '../hooks.js';
import { tokenCommand } from '../journal/as-code.js';
import { html, render, useCallback, useEffect, useState } from '../lib.js';
import { Copy, count, Failed, Json, Loading } from '../parts.js';

const most = 12;

const title = 'Contract Platform Services sandbox';

function Start() {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  const { value, problem } = useAnswer('/tenants', turn);
  const details = useDetails(value?.tenants);
  if (isKeyRefused(problem)) return html`<${KeyForm} problem=${problem} onKey=${retry} title=${title} /><${Pages} />`;
  const key = details.flatMap(({ id, defaultKeys }) => (defaultKeys.includes('admin') ? [`${id}-admin-key`] : []))[0];
  return html`
    <h1>${title}</h1>
    <p class="lead">A test server of the administration interface and the documents interface at <code>${location.host}</code>. It stores what clients send and behaves as the API contract describes.</p>
    <${Pages} />
    ${key && html`<${Example} apiKey=${key} />`}
    <h2>Tenants and API keys</h2>
    <p>Each tenant has its own data, clock and faults. An API key decides the tenant and the role of a request.</p>
    ${problem ? html`<${Failed} of=${problem} onRetry=${retry} />` : value ? html`<${TenantList} all=${value.tenants} details=${details} />` : html`<${Loading} />`}`;
}

function Pages() {
  return html`<nav aria-label="Pages"><ul class="cards">${choices.startLinks.map(([href, title, about]) => html`<li><a class="card" href=${href}><strong>${title}</strong><span>${about}</span></a></li>`)}</ul></nav>`;
}

function TenantList({ all, details }) {
  return html`<ul class="tenant-cards">${details.map((tenant) => html`<li key=${tenant.id}><${TenantCard} tenant=${tenant} /></li>`)}</ul>
    <p>${all.length > most && `${all.length - most} more tenants. `}<a href="_sandbox/console/">${all.length === 0 ? 'Create a tenant in the console' : 'Show, create and copy tenants in the console'}</a></p>`;
}

function useDetails(tenants = []) {
  const [details, setDetails] = useState([]);
  const ids = tenants.slice(0, most).map(({ id }) => id);
  useEffect(() => {
    // Omits tenants that were deleted before their details could be loaded.
    Promise.allSettled(ids.map((id) => ask('GET', `/tenants/${id}`))).then((answers) =>
      setDetails(answers.flatMap((answer) => ('value' in answer && answer.value ? [answer.value] : []))),
    );
  }, [ids.join()]);
  return details;
}

const root = document.getElementById('start');
// Preact keeps existing elements, so the message that the list of tenants needs JavaScript must be removed.
root.replaceChildren();
render(html`<${Start} />`, root);

function Example({ apiKey }) {
  const commands = [
    tokenCommand(`${sandboxAddress()}/v2/admin/auth/token`, apiKey),
    `curl -s ${sandboxAddress()}/v2/admin/departments -H "Authorization: Bearer $TOKEN"`,
  ];
  return html`<h2>First request</h2>
    <p>Paste these two commands into a shell. The console then shows both requests.</p>
    <${Json} value=${commands.join('\n')} what="the commands" />`;
}

const counted = ['users', 'departments', 'documents'];

function TenantCard({ tenant: { id, counts, apiKeys, defaultKeys, settings } }) {
  const page = (view) => `_sandbox/console/#/${id}/${view}`;
  const marks = [
    ...(settings.adminAccessApi ? [] : ['feature admin-access-api off']),
    ...(settings.hrManagedRoles ? ['HR-managed roles'] : []),
  ];
  return html`<article class="card" aria-labelledby=${`tenant-${id}`}>
    <h3 id=${`tenant-${id}`}>${id}</h3>
    <p class="soft">${[...counted.map((name) => `${count(counts[name])} ${name}`), ...marks].join(', ')}</p>
    <ul class="keys">${apiKeys.map(({ name, revoked }) => html`<li key=${name}>${revoked ? html`<code>${name}</code> revoked` : defaultKeys.includes(name) ? html`<code>${id}-${name}-key</code> <${Copy} text=${`${id}-${name}-key`} what=${`the API key ${id}-${name}-key`} />` : html`<code>${name}</code> set by the seed`}</li>`)}</ul>
    <p class="links"><a href=${page('journal')}>Journal</a> <a href=${page('jobs')}>Jobs</a> <a href=${page('overview')}>Settings</a></p>
  </article>`;
}

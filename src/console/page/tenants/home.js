import { html } from '../lib.js';
import { Empty, openDialog, shortTime, Table } from '../parts.js';
import { goTo, linkTo, setQuery } from '../route.js';
import { NewTenant } from './new-tenant.js';
import { Lifetime } from './settings.js';

const most = 200;

export function Home({ tenants, query, onChange }) {
  const wanted = query.get('search') ?? '';
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tenants.filter(({ id }) => words.every((word) => id.includes(word)));
  return html`<div class="list-head"><h1>Tenants</h1>
      <p class="actions"><button class="primary" onClick=${() => create(tenants, onChange)}>New tenant</button></p></div>
    <form class="line" role="search" onSubmit=${(event) => event.preventDefault()}>
      <input type="search" aria-label="Find a tenant by name" placeholder="Find a tenant by name" value=${wanted} onInput=${(event) => setQuery({ search: event.currentTarget.value })} />
      <span class="soft" role="status">${found.length} of ${tenants.length} tenants</span>
    </form>
    ${
      found.length > 0
        ? html`<${TenantTable} tenants=${found.slice(0, most)} />`
        : html`<${Empty} title=${tenants.length === 0 ? 'The sandbox has no tenants.' : 'No tenant has this name.'}><p>A tenant is an isolated set of data with its own API keys, clock and faults.</p><//>`
    }
    ${found.length > most && html`<p class="soft">${found.length - most} more. Type a part of the name.</p>`}`;
}

export async function create(tenants, onChange, from) {
  const created = await openDialog(NewTenant, { names: tenants.map(({ id }) => id), from, onChange });
  if (created) goTo(created);
}

function TenantTable({ tenants }) {
  const columns = ['Name', 'Users', 'Departments', 'Documents', 'Time on its clock', 'Expires'];
  const countOf = ({ id, counts }, name) =>
    counts[name] > 0
      ? html`<a href=${linkTo(id, 'data', { rest: [name] })} aria-label=${`${counts[name]} ${name} of ${id}`}>${counts[name]}</a>`
      : 0;
  const rows = tenants.map((tenant) => ({
    key: tenant.id,
    cells: [
      html`<a href=${linkTo(tenant.id)}>${tenant.id}</a>`,
      ...['users', 'departments', 'documents'].map((name) => countOf(tenant, name)),
      html`<time datetime=${tenant.now}>${shortTime(tenant.now).slice(0, 19)}</time>`,
      html`<${Lifetime} expiresAt=${tenant.expiresAt} />`,
    ],
  }));
  return html`<${Table} label="Tenants" columns=${columns} long=${0} rows=${rows} />`;
}

import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { useAction, useAnswer } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Copy, Empty, openDialog, Problem, shortTime, Table, valuesOf } from '../parts.js';
import { goTo, linkTo, setQuery } from '../route.js';
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

const { lifetimes, sizes, stories } = choices;

/** Value of the option that generates the data of the new tenant. No tenant can have this name. */
const generated = '*';

function NewTenant({ names, from: first = '', onChange, close }) {
  const [created, setCreated] = useState(null);
  const [from, setFrom] = useState(first);
  const { act, problem, isBusy } = useAction((value) => {
    setCreated(value);
    onChange();
  });
  const submit = (event) => {
    const values = valuesOf(event);
    act(() => createTenant(values));
  };
  if (created) return html`<${Created} created=${created} close=${close} />`;
  return html`<form onSubmit=${submit}>
    <h2 id="dialog-title">New tenant</h2>
    <label class="field">Name <input name="id" required pattern="[a-z0-9]+(-[a-z0-9]+)*" maxlength="63" placeholder="my-test" autocomplete="off" autofocus />
      <span class="soft">Lower-case letters, digits and single hyphens</span></label>
    <label class="field">Data <select name="from" value=${from} onChange=${(event) => setFrom(event.currentTarget.value)}>
      <option value="">empty: one user per API key, and the root folder</option>
      ${names.map((name) => html`<option key=${name} value=${name}>copy of ${name}</option>`)}
      <option value=${generated}>generated, of any size</option></select></label>
    ${from === generated && html`<${GeneratedData} />`}
    ${from !== '' && from !== generated && html`<${CopyOptions} key=${from} from=${from} />`}
    <label class="field">Delete after <select name="ttl">${lifetimes.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)}</select></label>
    <${Problem} of=${problem} />
    <p class="actions"><button type="button" onClick=${() => close()}>Cancel</button><button class="primary" disabled=${isBusy}>Create</button></p>
  </form>`;
}

function CopyOptions({ from }) {
  const path = `/tenants/${encodeURIComponent(from)}`;
  const { value } = useAnswer(`${path}/snapshots`);
  const { value: active } = useAnswer(`${path}/faults`);
  const count = active?.faults.length ?? 0;
  return html`<label class="field">State <select name="snapshot"><option value="">current state</option>
      ${value?.snapshots.map(({ name }) => html`<option key=${name} value=${name}>snapshot ${name}</option>`)}</select></label>
    <label class="check"><input type="checkbox" name="faults" /> Copy the active faults <span class="soft">(now ${count})</span></label>`;
}

/**
 * A copied tenant has the active faults of the original. The form can ask to delete the faults of the copy.
 *
 * @param {Record<string, *>} values
 */
async function createTenant({ id, from, snapshot, faults, ttl, ...size }) {
  const lifetime = ttl ? { ttl } : {};
  if (from === generated) return ask('POST', '/tenants', { id, world: worldOf(size), ...lifetime });
  const body = { id, ...(from && { from }), ...(snapshot && { snapshot }), ...lifetime };
  const created = await ask('POST', '/tenants', body);
  if (from && !faults) await ask('DELETE', `/tenants/${id}/faults`);
  return created;
}

function Created({ created: { id, apiKeys }, close }) {
  const named = [
    ['super-admin', apiKeys.superAdmin],
    ['admin', apiKeys.admin],
    ['user', apiKeys.user],
  ].filter(([, key]) => key);
  return html`<form onSubmit=${(event) => {
    event.preventDefault();
    close(id);
  }}>
    <h2 id="dialog-title">${id} was created</h2>
    <p>These are its API keys:</p>
    <ul class="keys">${named.map(([role, key]) => html`<li key=${role}><span class="soft">${role}</span> <code>${key}</code> <${Copy} text=${key} what=${`the ${role} key`} /></li>`)}</ul>
    <p class="actions"><button type="button" onClick=${() => close()}>Close</button><button class="primary" autofocus>Open ${id}</button></p>
  </form>`;
}

function GeneratedData() {
  return html`<div class="field-row">${sizes.map(
    ([name, label, value]) =>
      html`<label key=${name} class="field">${label} <input name=${name} type="number" min="0" step="1" required defaultValue=${value} /></label>`,
  )}</div>
    <label class="field">History <select name="story">${stories.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)}</select></label>`;
}

/** @param {Record<string, *>} values */
function worldOf({ story, ...values }) {
  const numbers = sizes.map(([name]) => [name, Number(values[name])]);
  return { ...Object.fromEntries(numbers), ...(story && { story }) };
}

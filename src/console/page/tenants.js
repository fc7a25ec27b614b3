import { ask } from './api.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useEffect, useRef, useState } from './lib.js';
import { Loading, Problem, shortTime, Table, valuesOf } from './parts.js';

/** Shows a form that creates a tenant. The new API keys are shown only once. */
export function NewTenant({ names, onDone }) {
  const [keys, setKeys] = useState(null);
  const { act, problem, isBusy } = useAction((created) => {
    setKeys(created);
    onDone();
  });
  const submit = (event) => {
    const { id, from } = valuesOf(event);
    act(() => ask('POST', '/tenants', { id, ...(from && { from }) }));
  };
  return html`<details class="new"><summary>New tenant</summary>
    <form onSubmit=${submit}>
      <label>Name <input name="id" required pattern="[a-z0-9]+(-[a-z0-9]+)*" maxlength="63" placeholder="my-test" /></label>
      <label>Copy of <select name="from">${names.map((name) => html`<option value=${name}>${name}</option>`)}<option value="">none (empty tenant)</option></select></label>
      <button disabled=${isBusy}>Create</button>
    </form>
    <${Problem} of=${problem} />
    ${keys && html`<p>API keys of <strong>${keys.id}</strong>:</p><ul class="keys">${Object.values(keys.apiKeys).map((key) => html`<li><code>${key}</code></li>`)}</ul>`}
  </details>`;
}

/** Shows the list of all tenants and scrolls the selected tenant into view. */
export function Tenants({ all, chosen, tab }) {
  const list = useRef(null);
  useEffect(() => {
    list.current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return html`<ul ref=${list}>${all.map(
    ({ id, counts }) => html`<li key=${id}>
    <a href=${`#/${id}/${tab}`} title=${id} aria-current=${id === chosen ? 'page' : null}>
      <strong>${id}</strong>
      <span>${counts.users ?? 0} users, ${counts.departments ?? 0} departments, ${counts.documents ?? 0} documents</span>
    </a></li>`,
  )}</ul>`;
}

/** Shows the overview of a tenant and its settings. */
export function Overview({ tenant, path, onChange }) {
  const [turn, setTurn] = useState(0);
  const { value, problem } = useAnswer(path, turn);
  const done = () => {
    setTurn(turn + 1);
    onChange();
  };
  const action = useAction(done);
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  const change = (settings) => action.act(() => ask('PATCH', path, settings));
  return html`
    <section><h2>${tenant}</h2><p>Time on the tenant's clock: <time>${shortTime(value.now)}</time></p>
      <ul class="counts">${Object.entries(value.counts).map(([name, count]) => html`<li><strong>${count}</strong> ${name}</li>`)}</ul>
      <p class="actions">
        <button disabled=${action.isBusy} onClick=${() => confirm(`Reset ${tenant} to its initial data?`) && action.act(() => ask('POST', `${path}/reset`))}>Reset</button>
        <button class="grave" disabled=${action.isBusy} onClick=${() => confirm(`Delete ${tenant} and all its data?`) && action.act(() => ask('DELETE', path))}>Delete</button>
      </p><${Problem} of=${action.problem} /></section>
    <section><h3>Settings</h3>
      <label class="check"><input type="checkbox" checked=${value.settings.adminAccessApi} onChange=${(event) => change({ adminAccessApi: event.currentTarget.checked })} /> Feature <code>admin-access-api</code></label>
      <label class="check"><input type="checkbox" checked=${value.settings.hrManagedRoles} onChange=${(event) => change({ hrManagedRoles: event.currentTarget.checked })} /> HR-managed roles</label>
      <${RateLimit} limit=${value.settings.rateLimit} onSet=${(rateLimit) => change({ rateLimit })} />
    </section>
    <section><h3>API keys</h3><${Table} columns=${['Name', 'Role', 'User', '']} rows=${value.apiKeys.map((key) => ({
      key: key.name,
      cells: [
        key.name,
        key.role,
        key.userId,
        key.revoked
          ? 'revoked'
          : html`<button onClick=${() => confirm(`Revoke the key ${key.name}? This cannot be undone.`) && action.act(() => ask('DELETE', `${path}/api-keys/${key.name}`))}>Revoke</button>`,
      ],
    }))} /></section>`;
}

function RateLimit({ limit, onSet }) {
  const submit = (event) => {
    const { requests, per } = valuesOf(event);
    onSet(requests ? { requests: Number(requests), per } : null);
  };
  return html`<form class="line" onSubmit=${submit}>
    <label>At most <input name="requests" type="number" min="1" max="1000000" value=${limit?.requests ?? ''} placeholder="no limit" /> requests</label>
    <label>in <input name="per" value=${limit?.per ?? '1s'} size="5" /></label>
    <button>Set</button>
  </form>`;
}

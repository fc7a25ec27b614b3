import { ask, contentOf, refusalOf, sendAsIs } from '../api.js';
import { useAction } from '../hooks.js';
import { html, render } from '../lib.js';
import { confirmed, Problem } from '../parts.js';
import { goTo } from '../route.js';
import { create } from './home.js';

export function Dangers({ tenant, path, details, onChange }) {
  const { act, problem, isBusy } = useAction(onChange);
  const withUndo = async (name, text, change) => {
    await takeAutomatic(path, name);
    await change();
    const undo = async () => {
      await undoAutomatic(path, name);
      onChange();
    };
    offerUndo({ text, undo });
  };
  const reset = () =>
    withUndo(automatic.reset, `${tenant} was reset to its initial data.`, () => ask('POST', `${path}/reset`));
  const seed = (file) => {
    const type = file.name.endsWith('.json') ? 'application/json' : 'application/yaml';
    const text = `${tenant} has the data of ${file.name}. Undo restores the earlier data; a reset still restores this file.`;
    return withUndo(automatic.seed, text, () => sendFile('POST', `${path}/seed`, file, type));
  };
  const remove = async () => {
    if (await confirmed(await questionFor(tenant, path))) await act(() => deleteWithCopy(tenant, details, onChange));
  };
  const copy = async () => {
    const { tenants } = await ask('GET', '/tenants');
    await create(tenants, onChange, tenant);
  };
  return html`<section><h2>Copy, seed, reset, delete</h2><${Problem} of=${problem} />
    <dl class="choices-list">
      <div><dt><button disabled=${isBusy} onClick=${copy}>Copy this tenant</button></dt><dd>Creates a tenant with the same data, settings and clock, and with its own API keys.</dd></div>
      <div><dt><${FileButton} label="Upload a seed" accept=".yaml,.yml,.json" isBusy=${isBusy} onFile=${(file) => act(() => seed(file))} /></dt>
        <dd>Replaces all data with a YAML or JSON file in the format of <code>fixtures/worlds</code>. Can be undone.</dd></div>
      <div><dt><button disabled=${isBusy} onClick=${() => act(reset)}>Reset</button></dt><dd>Restores the initial data of the tenant. Can be undone.</dd></div>
      <div><dt><button class="grave" disabled=${isBusy} onClick=${remove}>Delete</button></dt><dd>Deletes the tenant. A copy of its data is available for one hour.</dd></div>
    </dl></section>`;
}

async function questionFor(tenant, path) {
  const { snapshots } = await ask('GET', `${path}/snapshots`);
  const count = snapshots.length === 1 ? '1 snapshot' : `${snapshots.length} snapshots`;
  return {
    title: `Delete ${tenant}?`,
    text: `Its journal and ${count} are lost, and its tokens become invalid. Its data can be restored for one hour.`,
    verb: 'Delete',
    isGrave: true,
  };
}

export function FileButton({ label, accept, isBusy, onFile }) {
  const choose = (event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return html`<label class="button file">${label}<input type="file" accept=${accept} disabled=${isBusy} onChange=${choose} /></label>`;
}

export async function sendFile(method, path, file, type) {
  return contentOf(await accepted(method, path, { 'Content-Type': type }, file));
}

export async function readFile(path) {
  return (await accepted('GET', path, {})).blob();
}

async function accepted(method, path, headers, body) {
  const response = await sendAsIs(method, `/_sandbox${path}`, headers, body);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

const copyLifetime = '1h';
/** If a tenant is created and deleted repeatedly, the console stores at most this number of copies. */
const mostCopies = 9;

async function deleteWithCopy(tenant, { expiresAt }, onChange) {
  const copy = await copyOf(tenant);
  await ask('DELETE', `/tenants/${tenant}`);
  goTo();
  const undo = async () => {
    await ask('POST', '/tenants', { id: tenant, from: copy, ...ttlUntil(expiresAt) });
    await ask('DELETE', `/tenants/${copy}`);
    onChange();
    goTo(tenant);
  };
  offerUndo({ text: `${tenant} was deleted. The tenant ${copy} has its data for one hour.`, undo });
}

async function copyOf(tenant) {
  const { tenants } = await ask('GET', '/tenants');
  const taken = new Set(tenants.map(({ id }) => id));
  const names = Array.from(
    { length: mostCopies },
    (_, at) => `${tenant.slice(0, 50).replace(/-$/, '')}-deleted${at === 0 ? '' : `-${at + 1}`}`,
  );
  const copy = names.find((name) => !taken.has(name)) ?? names[0];
  if (taken.has(copy)) await ask('DELETE', `/tenants/${copy}`);
  await ask('POST', '/tenants', { id: copy, from: tenant, ttl: copyLifetime });
  return copy;
}

function ttlUntil(expiresAt) {
  return expiresAt ? { ttl: `${Math.max(1000, Date.parse(expiresAt) - Date.now())}ms` } : {};
}

export async function takeAutomatic(path, name) {
  const { snapshots } = await ask('GET', `${path}/snapshots`);
  if (snapshots.some((snapshot) => snapshot.name === name)) await ask('DELETE', `${path}/snapshots/${name}`);
  await ask('POST', `${path}/snapshots`, { name });
}

export async function undoAutomatic(path, name) {
  await ask('POST', `${path}/snapshots/${name}/restore`);
  await ask('DELETE', `${path}/snapshots/${name}`);
}

export const automatic = { reset: 'before-reset', seed: 'before-seed', restore: 'before-restore' };

let bar;

/** The message disappears when the user clicks a button or makes another change that can be undone. */
export function offerUndo({ text, undo }) {
  closeUndo();
  bar = document.createElement('div');
  bar.id = 'undo';
  bar.setAttribute('role', 'status');
  document.body.append(bar);
  render(html`<${UndoBar} text=${text} undo=${undo} />`, bar);
}

function closeUndo() {
  if (!bar) return;
  render(null, bar);
  bar.remove();
  bar = undefined;
}

function UndoBar({ text, undo }) {
  const { act, problem, isBusy } = useAction(closeUndo);
  return html`<p>${text}</p>
    <button type="button" disabled=${isBusy} onClick=${() => act(undo)}>Undo</button>
    <button type="button" class="link" onClick=${closeUndo}>Dismiss</button>
    <${Problem} of=${problem} />`;
}

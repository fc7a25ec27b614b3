import { ask } from '../api.js';
import { useAction, useAnswer } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Badge, confirmed, count, Failed, Loading, Problem, shortTime, Table, valuesOf } from '../parts.js';
import { saveBlob } from '../request/api-request.js';
import { automatic, FileButton, offerUndo, readFile, sendFile, takeAutomatic, undoAutomatic } from './dangers.js';

export function Snapshots({ tenant, path, onChange }) {
  const [turn, setTurn] = useState(0);
  const refresh = () => {
    setTurn((before) => before + 1);
    onChange();
  };
  const { value, problem } = useAnswer(`${path}/snapshots`, turn);
  const { act, problem: refusal, isBusy } = useAction(refresh);
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const take = (event) => {
    const { name } = valuesOf(event);
    act(() => ask('POST', `${path}/snapshots`, { name }));
  };
  const upload = (file) =>
    act(() => sendFile('PUT', `${path}/snapshots/${nameFor(file)}/archive`, file, 'application/x-ndjson'));
  return html`
    <p>A snapshot saves the data, settings, job plans, API keys and clock of the tenant. An archive brings it to another sandbox.</p>
    <form class="line" aria-label="Take a snapshot" onSubmit=${take}>
      <label>Name <input name="name" required pattern="[a-z0-9]+(-[a-z0-9]+)*" maxlength="63" placeholder="before-the-test" autocomplete="off" /></label>
      <button class="primary" disabled=${isBusy}>Take a snapshot</button>
      <${FileButton} label="Upload an archive" accept=".ndjson" isBusy=${isBusy} onFile=${upload} />
    </form>
    <${Problem} of=${refusal} />
    <${Table} isStacked label="Snapshots" columns=${['Name', 'Taken (tenant clock)', 'Users', 'Departments', 'Documents', '']} long=${0} empty="This tenant has no snapshots."
      rows=${value.snapshots.map((snapshot) => rowOf(snapshot, { tenant, path, act, isBusy, refresh }))} />`;
}

function rowOf({ name, takenAt, counts }, { tenant, path, act, isBusy, refresh }) {
  const own = `${path}/snapshots/${name}`;
  const isAutomatic = Object.values(automatic).includes(name);
  const remove = async () => {
    const text = 'This cannot be undone. Download its archive first if you may need it again.';
    const question = { title: `Delete the snapshot ${name}?`, text, verb: 'Delete', isGrave: true };
    if (await confirmed(question)) await act(() => ask('DELETE', own));
  };
  const download = async () => saveBlob(await readFile(`${own}/archive`), `${tenant}-${name}.ndjson`);
  return [
    name,
    html`${name} ${isAutomatic && html`<${Badge} title="Taken automatically before a change">automatic<//>`}`,
    shortTime(takenAt).slice(0, 19),
    ...['users', 'departments', 'documents'].map((each) => count(counts[each])),
    html`<p class="actions">
        <button aria-label=${`Restore ${name}`} disabled=${isBusy} onClick=${() => act(() => restore({ tenant, path, name, refresh }))}>Restore</button>
        <button aria-label=${`Download ${name}`} disabled=${isBusy} onClick=${() => act(download)}>Download</button>
        <button aria-label=${`Delete ${name}`} class="grave" disabled=${isBusy} onClick=${remove}>Delete</button></p>`,
  ];
}

/** Saves the current state before restoring a snapshot, so that the user can undo the restoration. */
async function restore({ tenant, path, name, refresh }) {
  const isUndo = name === automatic.restore;
  if (!isUndo) await takeAutomatic(path, automatic.restore);
  await ask('POST', `${path}/snapshots/${name}/restore`);
  if (isUndo) return;
  const undo = async () => {
    await undoAutomatic(path, automatic.restore);
    refresh();
  };
  offerUndo({ text: `${tenant} has the state of the snapshot “${name}”.`, undo });
}

function nameFor(file) {
  const name = file.name
    .replace(/\.[a-z]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-|-$/g, '');
  return name || 'uploaded';
}

import { ask } from './api.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Loading, Problem, shortTime, Table, valuesOf } from './parts.js';

/** Shows the snapshots of the tenant. */
export function Snapshots({ path, onChange }) {
  const [turn, setTurn] = useState(0);
  const { value, problem } = useAnswer(`${path}/snapshots`, turn);
  const action = useAction(() => {
    setTurn(turn + 1);
    onChange();
  });
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  return html`<section>
    <form class="line" onSubmit=${(event) => action.act(() => ask('POST', `${path}/snapshots`, { name: valuesOf(event).name }))}>
      <label>Name <input name="name" required pattern="[a-z0-9]+(-[a-z0-9]+)*" maxlength="63" placeholder="before-the-test" /></label><button>Save</button>
    </form>
    <${Problem} of=${action.problem} />
    <${Table} columns=${['Name', '', 'Created', 'Rows']} long=${0} empty="No snapshots." rows=${value.snapshots.map(
      ({ name, takenAt, counts }) => ({
        key: name,
        cells: [
          name,
          html`<button onClick=${() => confirm(`Restore the snapshot ${name}?`) && action.act(() => ask('POST', `${path}/snapshots/${name}/restore`))}>Restore</button> <button class="grave" onClick=${() => confirm(`Delete the snapshot ${name}?`) && action.act(() => ask('DELETE', `${path}/snapshots/${name}`))}>Delete</button>`,
          shortTime(takenAt),
          `${counts.users ?? 0} users, ${counts.departments ?? 0} departments`,
        ],
      }),
    )} />
  </section>`;
}

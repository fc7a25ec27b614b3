import { ask } from './api.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Loading, Problem, Table, valuesOf } from './parts.js';

/** Shows the active and the available faults of the tenant. */
export function Faults({ path }) {
  const [turn, setTurn] = useState(0);
  const [wanted, setWanted] = useState('');
  const known = useAnswer('/faults');
  const active = useAnswer(`${path}/faults`, turn);
  const action = useAction(() => setTurn(turn + 1));
  const problem = known.problem ?? active.problem;
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!known.value || !active.value) return html`<${Loading} />`;
  const add = (name, parameters = {}) => action.act(() => ask('POST', `${path}/faults`, { name, ...parameters }));
  const remove = (id) => action.act(() => ask('DELETE', `${path}/faults/${id}`));
  const matches = ({ name, requirement, about }) =>
    `${name} ${requirement ?? ''} ${about}`.toLowerCase().includes(wanted.toLowerCase());
  return html`
    <section><h2>Active faults</h2><${Problem} of=${action.problem} />
      <${Table} columns=${['Fault', '', 'Operation', 'Share', 'Remaining', 'Parameters']} long=${0} empty="No active faults." rows=${active.value.faults.map(
        (fault) => ({
          key: fault.id,
          cells: [
            fault.name,
            html`<button onClick=${() => remove(fault.id)}>Remove</button>`,
            fault.operation ?? 'every one',
            `${Math.round(fault.share * 100)} %`,
            fault.left ?? 'no end',
            Object.entries(fault.parameters)
              .map(([key, value]) => `${key} ${value}`)
              .join(', '),
          ],
        }),
      )} /></section>
    <section><h2>Available faults</h2>
      <form class="line" onSubmit=${(event) => event.preventDefault()}><label>Find <input type="search" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} /></label></form>
      ${known.value.faults.filter(matches).map((fault) => html`<${Known} key=${fault.name} fault=${fault} onAdd=${add} />`)}
    </section>`;
}

function Known({ fault, onAdd }) {
  const submit = (event) => onAdd(fault.name, parametersOf(valuesOf(event)));
  return html`<details class="known"><summary><code>${fault.name}</code> ${fault.about}</summary>
    ${fault.requirement && html`<p>Breaks the requirement <code>${fault.requirement}</code>.</p>`}
    <form class="line" onSubmit=${submit}>
      <label>Operation <input name="operation" placeholder="all supported operations" size="26" /></label>
      <label>Share <input name="share" type="number" min="0.01" max="1" step="0.01" placeholder="1" /></label>
      <label>Times <input name="times" type="number" min="1" placeholder="no limit" /></label>
      ${fault.parameters.map(({ name, about, default: usual }) => html`<label title=${about}>${name} <input name=${name} placeholder=${String(usual ?? '')} size="9" /></label>`)}
      <button>Activate</button>
    </form></details>`;
}

/** Returns the values of the fault form, with numeric texts converted to numbers. */
function parametersOf(values) {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, /^[0-9.]+$/.test(value) ? Number(value) : value]));
}

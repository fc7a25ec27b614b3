import { ask } from './api.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useEffect, useState } from './lib.js';
import { Loading, Problem, shortTime, Table, valuesOf } from './parts.js';

const steps = ['1s', '1m', '15m', '1h', '1d', '30d'];

/** Shows the tenant's clock with controls to freeze and advance it, and the transitions of the last move. */
export function Clock({ path }) {
  const [turn, setTurn] = useState(0);
  const [made, setMade] = useState(null);
  const { value, problem } = useAnswer(`${path}/clock`, turn);
  const action = useAction((moved) => {
    if (moved.transitions) setMade(moved.transitions);
    setTurn(turn + 1);
  });
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  const post = (verb, body) => action.act(() => ask('POST', `${path}/clock/${verb}`, body));
  return html`<section>
      <p class="now"><time>${shortTime(value.now)}</time> <span>${value.frozen ? 'frozen' : 'running'}</span></p>
      <p class="actions">
        ${value.frozen ? html`<button onClick=${() => post('resume')}>Resume</button>` : html`<button onClick=${() => post('freeze')}>Freeze</button>`}
        ${steps.map((by) => html`<button onClick=${() => post('advance', { by })}>+${by}</button>`)}
      </p>
      <form class="line" onSubmit=${(event) => post('set', { now: valuesOf(event).now })}>
        <label>Set to <input name="now" required placeholder=${value.now} size="26" /></label><button>Set</button>
      </form>
      <${Problem} of=${action.problem} />
    </section>
    ${
      made &&
      html`<section><h2>Transitions applied by the last move</h2><${Table} columns=${['Time', 'Object', 'Id', 'Status']} empty="No transitions."
      rows=${made.map(({ at, machine, kind, id, status }, index) => ({ key: index, cells: [shortTime(at), kind ?? machine, id, status ?? 'gone'] }))} /></section>`
    }`;
}

import { ask } from './api.js';
import { lengthText } from './generated/sequence.js';
import { useAction, useAnswer, useChanges } from './hooks.js';
import { ClockLine, dueOf } from './jobs/clock-line.js';
import { html, useEffect, useState } from './lib.js';
import { Failed, Loading, Problem, shortTime, Table, Time, valuesOf } from './parts.js';
import { linkTo } from './route.js';

const steps = ['1s', '1m', '15m', '1h', '1d', '30d'];

export function Clock({ tenant, path }) {
  const [turn, setTurn] = useState(0);
  const [made, setMade] = useState(null);
  const refresh = () => setTurn((before) => before + 1);
  const { value, problem } = useAnswer(`${path}/clock`, turn);
  const action = useAction((moved) => {
    if (moved.transitions) setMade(moved.transitions);
    refresh();
  });
  useEffect(() => {
    const timer = setInterval(refresh, 1000);
    return () => clearInterval(timer);
  }, []);
  if (problem && !value) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const post = (verb, body) => action.act(() => ask('POST', `${path}/clock/${verb}`, body));
  return html`<section>
      <p class="now"><time>${shortTime(value.now)}</time> <span>${value.frozen ? 'frozen' : 'running'}</span></p>
      <p>Jobs, imports and uploads of this tenant follow this clock. ${value.frozen ? 'A frozen clock moves only when you advance or set it.' : 'A running clock moves with the time of the machine.'}</p>
      <p class="actions">
        ${value.frozen ? html`<button onClick=${() => post('resume')}>Resume</button>` : html`<button onClick=${() => post('freeze')}>Freeze</button>`}
        ${steps.map((by) => html`<button onClick=${() => post('advance', { by })}>+${by}</button>`)}
      </p>
      <form class="line" onSubmit=${(event) => post('advance', { by: valuesOf(event).by })}>
        <label>Advance by <input name="by" required placeholder="10 minutes" size="12" /></label><button>Advance</button>
      </form>
      <form class="line" onSubmit=${(event) => post('set', { now: valuesOf(event).now })}>
        <label>Set to <input name="now" required placeholder=${value.now} size="26" /></label><button>Set</button>
      </form>
      <${Problem} of=${action.problem ?? problem} />
    </section>
    ${made && html`<${Made} transitions=${made} tenant=${tenant} />`}
    <${Pending} path=${path} tenant=${tenant} turn=${made} onPost=${(part, body) => post(part.replace('clock/', ''), body)} />`;
}

function Made({ transitions, tenant }) {
  const rows = transitions.map(({ at, machine, kind, id, status }, index) => [
    index,
    html`<${Time} of=${at} />`,
    html`<a href=${linkTo(tenant, 'jobs', { rest: [machine, id] })}>${kind ?? machine} ${id}</a>`,
    status ?? 'deleted',
  ]);
  return html`<section><h2>Transitions applied by the last move</h2>
    <${Table} isStacked label="Applied transitions" columns=${['Time', 'Work', 'Status']} empty="No transition was due." rows=${rows} /></section>`;
}

function Pending({ path, tenant, turn, onPost }) {
  const [events] = useChanges(path);
  const { value } = useAnswer(`${path}/work?pending=true&limit=500`, `${turn?.length} ${events}`);
  const rows = dueOf(value?.work ?? [])
    .slice(0, 50)
    .map(({ machine, id, kind, at }) => [
      `${machine} ${id} ${at}`,
      html`<${Time} of=${at} />`,
      `in ${lengthText(Math.max(0, Date.parse(at) - Date.parse(value.now)))}`,
      html`<a href=${linkTo(tenant, 'jobs', { rest: [machine, id] })}>${kind} ${id}</a>`,
    ]);
  return html`<section><h2>Pending transitions</h2>
    ${value && html`<${ClockLine} now=${value.now} work=${value.work} onPost=${onPost} />`}
    <${Table} isStacked label="Pending transitions" columns=${['Due', 'From now', 'Work']} empty="No transition has a due time." rows=${rows} /></section>`;
}

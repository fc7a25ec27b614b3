import { ask } from './api.js';
import { useChanges } from './data/use-rows.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Badge, Failed, FreshProblem, Loading, notify, Problem, Table, valuesOf } from './parts.js';
import { linkTo } from './route.js';

const groups = [
  [
    'Transport faults',
    'They change the status, delay or break the response of any operation.',
    (fault) => !fault.requirement,
  ],
  ['Contract faults', 'Each one breaks one requirement of the conformance suite.', (fault) => fault.requirement],
];

export function Faults({ tenant, path }) {
  const [turn, refresh] = useChanges(path, true);
  const [wanted, setWanted] = useState('');
  const known = useAnswer('/faults');
  const active = useAnswer(`${path}/faults`, turn);
  const action = useAction(refresh);
  const problem = known.problem ?? active.problem;
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!known.value || !active.value) return html`<${Loading} />`;
  const remove = (part) => action.act(() => ask('DELETE', `${path}/faults${part}`));
  const activeNames = new Set(active.value.faults.map(({ name }) => name));
  const found = known.value.faults.filter((fault) => matches(fault, wanted.toLowerCase()));
  return html`
    <section><h2>Active faults</h2><${Problem} of=${action.problem} />
      <${Active} faults=${active.value.faults} tenant=${tenant} onRemove=${remove} /></section>
    <section><h2>Available faults</h2>
      <form class="line" role="search" onSubmit=${(event) => event.preventDefault()}><label>Find <input type="search" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} /></label></form>
      ${found.length === 0 && html`<p class="empty">No fault contains this text.</p>`}
      ${groups.map(([title, about, isIn]) => html`<${Group} key=${title} title=${title} about=${about} faults=${found.filter(isIn)} activeNames=${activeNames} path=${path} onChange=${refresh} />`)}
    </section>`;
}

function matches({ name, requirement, about }, wanted) {
  return `${name} ${requirement ?? ''} ${about}`.toLowerCase().includes(wanted);
}

function Active({ faults, tenant, onRemove }) {
  const rows = faults.map((fault) => ({
    key: fault.id,
    cells: [
      html`<code>${fault.name}</code>`,
      fault.operation ?? 'all supported',
      `${Math.round(fault.share * 100)} %`,
      leftText(fault.left),
      Object.entries(fault.parameters)
        .map(([key, value]) => `${key} ${value}`)
        .join(', '),
      html`<a href=${linkTo(tenant, 'journal', { query: { fault: fault.name } })}>Affected requests</a>`,
      html`<button onClick=${() => onRemove(`/${fault.id}`)}>Remove<span class="hidden"> ${fault.name}</span></button>`,
    ],
  }));
  const columns = ['Fault', 'Operation', 'Share', 'Remaining', 'Parameters', '', ''];
  return html`<${Table} label="Active faults" columns=${columns} empty="No active faults." rows=${rows} />
    ${rows.length > 1 && html`<p><button onClick=${() => onRemove('')}>Remove all</button></p>`}`;
}

function leftText(left) {
  if (left === null) return 'no limit';
  if (left === 0) return 'used up';
  return left === 1 ? '1 request' : `${left} requests`;
}

function Group({ title, about, faults, activeNames, path, onChange }) {
  if (faults.length === 0) return null;
  return html`<h3>${title} (${faults.length})</h3><p class="empty">${about}</p>
    ${faults.map((fault) => html`<${Known} key=${fault.name} fault=${fault} isActive=${activeNames.has(fault.name)} path=${path} onChange=${onChange} />`)}`;
}

function Known({ fault, isActive, path, onChange }) {
  const { act, problem, isBusy } = useAction(() => {
    notify(`${fault.name} was activated.`);
    onChange();
  });
  const submit = (event) => {
    const body = { name: fault.name, ...parametersOf(valuesOf(event)) };
    act(() => ask('POST', `${path}/faults`, body));
  };
  return html`<details class="known"><summary><span class="known-head"><code>${fault.name}</code>
      <span>${isActive && html`<${Badge} kind="warn">active<//> `}${fault.about}</span></span></summary>
    ${fault.requirement && html`<p>Violates the requirement <code>${fault.requirement}</code>.</p>`}
    <form class="line" onSubmit=${submit}>
      <label>Operation <input name="operation" placeholder="all supported operations" size="26" /></label>
      <label>Share <input name="share" type="number" min="0.01" max="1" step="0.01" placeholder="1" /></label>
      <label>Times <input name="times" type="number" min="1" placeholder="no limit" /></label>
      ${fault.parameters.map(({ name, about, default: usual }) => html`<label title=${about}>${name} <input name=${name} placeholder=${String(usual ?? '')} size="9" /></label>`)}
      <button disabled=${isBusy}>Activate</button>
    </form><${FreshProblem} of=${problem} /></details>`;
}

function parametersOf(values) {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, /^[0-9.]+$/.test(value) ? Number(value) : value]));
}

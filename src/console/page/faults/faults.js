import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { lengthText } from '../generated/sequence.js';
import { useAction, useAnswer, useChanges, useLoaded } from '../hooks.js';
import { loadContract } from '../journal/why.js';
import { html, useEffect, useRef, useState } from '../lib.js';
import { Failed, FreshProblem, hasWords, Loading, notify, Picker, Problem, spaced, Table } from '../parts.js';
import { linkTo } from '../route.js';

const { delays, effects, parameterLabels } = choices;

export function Faults({ tenant, path, query }) {
  const [turn, refresh] = useChanges(path, true);
  const known = useAnswer('/faults');
  const contract = useLoaded(loadContract);
  const active = useAnswer(`${path}/faults`, turn);
  const action = useAction(refresh);
  const problem = known.problem ?? active.problem ?? contract.problem;
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!known.value || !active.value || !contract.value) return html`<${Loading} />`;
  const remove = (part) => action.act(() => ask('DELETE', `${path}/faults${part}`));
  return html`
    <section><h2>New fault</h2>
      <p>An injected fault is an error on purpose, so that you see how your client reacts. The count of requests begins when you activate the fault.</p>
      <${Composer} known=${known.value.faults} operations=${contract.value.operations} path=${path} given=${Object.fromEntries(query)} onChange=${refresh} /></section>
    <section><h2>Active faults</h2><${Problem} of=${action.problem} />
      <${Active} faults=${active.value.faults} tenant=${tenant} onRemove=${remove} /></section>`;
}

function Active({ faults, tenant, onRemove }) {
  const rows = faults.map((fault) => [
    fault.id,
    html`<code>${fault.name}</code>`,
    fault.operation ?? allText(fault),
    leftText(fault),
    Object.entries(fault.parameters)
      .filter(([, value]) => value !== 'fixed')
      .map(([key, value]) => `${parameterLabels[key] ?? key} ${valueText(key, value)}`)
      .join(', '),
    html`<a href=${linkTo(tenant, 'journal', { query: { fault: fault.name } })}>Affected requests</a>`,
    html`<button onClick=${() => onRemove(`/${fault.id}`)}>Remove<span class="hidden"> ${fault.name}</span></button>`,
  ]);
  const columns = ['Fault', 'Operation', 'Next', 'Parameters', '', ''];
  return html`<${Table} isStacked label="Active faults" columns=${columns} long=${2} empty="No active faults." rows=${rows} />
    ${rows.length > 1 && html`<p><button onClick=${() => onRemove('')}>Remove all</button></p>`}`;
}

/** The requests that come next and meet the fault. */
function leftText({ skip, left, share }) {
  if (left === 0) return 'used up';
  return requestsText({ first: skip + 1, last: left === null ? null : skip + left, share });
}

/** `given` has the members of the URL, such as `operation`. While `last` is null, only the request `first` is affected. */
function Composer({ known, operations, path, given, onChange }) {
  const [values, setValues] = useState({
    name: 'unavailable',
    operation: '',
    first: '',
    last: null,
    share: '',
    ...given,
  });
  const [parameters, setParameters] = useState(/** @type {Record<string, string>} */ ({}));
  const fault = known.find(({ name }) => name === values.name) ?? known[0];
  const first = useRef(null);
  // A link from a request names the operation.
  useEffect(() => given.operation && first.current.focus(), []);
  const { act, problem, isBusy } = useAction(() => {
    notify(`${fault.name} was activated.`);
    onChange();
  });
  const possible = Object.keys(operations).filter((id) => fault.requirement === null || fault.operations.includes(id));
  const set = (more) => setValues((before) => ({ ...before, ...more }));
  const choose = (operation) => {
    set({ operation });
    first.current.focus();
  };
  const chooseFault = ({ name, operations: supported, requirement }) => {
    setParameters({});
    set({ name, ...(requirement !== null && !supported.includes(values.operation) && { operation: '' }) });
  };
  const submit = (event) => {
    event.preventDefault();
    act(() => ask('POST', `${path}/faults`, bodyOf({ ...values, name: fault.name, parameters })));
  };
  const { distribution = 'fixed' } = parameters;
  const isShown = ({ name }) =>
    fault.name !== 'delay' || name === 'distribution' || delays[distribution].includes(name);
  const input = (name, label, more) =>
    html`<label>${label} <input name=${name} type="number" min="1" ...${more} onInput=${(event) => set({ [name]: event.currentTarget.value })} /></label>`;
  return html`<form class="composer" aria-label="New fault" onSubmit=${submit}>
    <div class="line">
      <${Picker} label="Fault" chosen=${fault.name}>${(wanted) => html`<${FaultList} known=${known} operations=${operations} wanted=${wanted} onChoose=${chooseFault} />`}<//>
      <${Picker} label="Operation" chosen=${values.operation || allText(fault)}>${(wanted) => html`<${OperationList} all=${allText(fault)} names=${possible} operations=${operations} wanted=${wanted} onChoose=${choose} />`}<//>
    </div>
    <div class="line">
      ${input('first', 'Requests', { value: values.first, placeholder: '1', ref: first })}
      ${input('last', 'to', { value: values.last ?? values.first, min: values.first || '1', placeholder: 'no limit' })}
      ${input('share', 'Share', { value: values.share, placeholder: '1', min: '0.01', max: '1', step: '0.01' })}
      ${fault.parameters.filter(isShown).map(({ name, about, default: usual }) => html`<label key=${name} title=${about}>${parameterLabels[name] ?? name} ${name === 'distribution' ? html`<select name=${name} onChange=${(event) => setParameters({ distribution: event.currentTarget.value })}>${Object.keys(delays).map((each) => html`<option value=${each} selected=${each === distribution}>${each}</option>`)}</select>` : html`<input name=${name} value=${parameters[name] ?? ''} placeholder=${String(usual ?? '')} size="9" onInput=${(event) => setParameters({ ...parameters, [name]: event.currentTarget.value })} />`}</label>`)}
    </div>
    <p class="preview"><output>${previewOf({ ...limitsOf(values), fault, operation: values.operation, parameters })}</output> <span class="soft">${fault.about}</span></p>
    <${FreshProblem} of=${problem} />
    <button class="primary" disabled=${isBusy}>Activate</button>
  </form>`;
}

/** @param {Record<string, *>} values */
function limitsOf({ first, last, share }) {
  const from = Number(first || 1);
  const until = last ?? first;
  return { first: from, last: until === '' ? null : Number(until), share: Number(share || 1) };
}

/** @param {Record<string, *>} values */
function bodyOf({ name, operation, parameters, ...limits }) {
  const { first, last, share } = limitsOf(limits);
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return {
    name,
    ...(operation && { operation }),
    ...(first > 1 && { skip: first - 1 }),
    ...(last !== null && { times: last - first + 1 }),
    ...(share < 1 && { share }),
    ...Object.fromEntries(given.map(([key, value]) => [key, /^[0-9.]+$/.test(value) ? Number(value) : value])),
  };
}

function OperationList({ all, names, operations, wanted, onChoose }) {
  const textOf = (name) => `${operations[name].method} ${operations[name].path}`;
  const found = names.filter((name) => hasWords(`${name} ${textOf(name)}`, wanted));
  return html`<ul>
    ${wanted === '' && html`<${Entry} title=${all} onChoose=${() => onChoose('')} />`}
    ${found.map((name) => html`<${Entry} key=${name} title=${name} about=${textOf(name)} onChoose=${() => onChoose(name)} />`)}
  </ul>${found.length === 0 && html`<p class="empty">No operation contains this text.</p>`}`;
}

/** Groups the faults by the resource of their first operation. All groups with a match open during a search. */
function FaultList({ known, operations, wanted, onChoose }) {
  const found = known.filter(({ name, requirement, about }) =>
    hasWords(`${name} ${requirement ?? ''} ${about}`, wanted),
  );
  const groups = Object.entries(Object.groupBy(found, (fault) => groupOf(fault, operations)));
  if (groups.length === 0) return html`<p class="empty">No fault contains this text.</p>`;
  return groups.map(
    (
      [title, faults],
      index,
    ) => html`<details key=${title} class="group" open=${wanted !== '' || index === 0}><summary>${title} (${faults.length})</summary>
      <ul>${faults.map((fault) => html`<${Entry} key=${fault.name} title=${fault.name} about=${fault.about} onChoose=${() => onChoose(fault)} />`)}</ul></details>`,
  );
}

function groupOf({ requirement, operations: [first = ''] }, operations) {
  if (requirement === null) return 'Transport faults';
  const [resource] = (operations[first]?.path ?? '')
    .replace(/^\/v2\/admin/, '')
    .split('/')
    .filter(Boolean);
  return `Contract faults: ${resource ?? 'other'}`;
}

function Entry({ title, about, onChoose }) {
  return html`<li><button type="button" class="link" onClick=${onChoose}><strong>${title}</strong>${about && html` <span class="soft">${about}</span>`}</button></li>`;
}

/** Lengths of time without a unit are in milliseconds. */
function valueText(name, value) {
  return Object.values(delays).flat().includes(name) && name !== 'sigma' && Number.isFinite(Number(value))
    ? lengthText(Number(value))
    : spaced(value);
}

/** The operations of a fault that is limited to none. */
function allText({ requirement }) {
  return requirement === null ? 'every operation' : 'its operations';
}

/** For example `Requests 3 and 4`. The count begins at the activation, and `last` null means no limit. */
function requestsText({ first, last, share = 1 }) {
  if (share < 1) {
    const limit = last === null ? '' : `, at most ${last - first + 1}`;
    return `About ${Math.round(share * 100)} % of the requests${first > 1 ? ` from request ${first}` : ''}${limit}`;
  }
  if (last === null) return first === 1 ? 'Every request' : `Every request from request ${first}`;
  if (first === last) return `Request ${first}`;
  return `Requests ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

function previewOf({ fault, operation, first, last, share, parameters }) {
  const who = requestsText({ first, last, share });
  const effect =
    fault.requirement === null
      ? (effects[fault.name] ?? `the status ${parameters.status || 500}`)
      : `a response that violates ${fault.requirement}`;
  const isPlural = share < 1 || (last !== null && last > first);
  const of = operation === '' ? (fault.operations.length === 1 ? fault.operations[0] : 'any operation') : operation;
  const what =
    fault.name === 'delay'
      ? `${isPlural ? 'are' : 'is'} ${delayText(fault, parameters)}`
      : `${isPlural ? 'get' : 'gets'} ${effect}`;
  return `${who} of ${of} ${what}.${first > 1 ? ` ${passText(first - 1)}` : ''}`;
}

function delayText({ parameters: known }, { distribution = 'fixed', for: length }) {
  const usual = known.find(({ name }) => name === 'for').default;
  return distribution === 'fixed' ? `delayed by ${valueText('for', length || usual)}` : 'delayed';
}

function passText(count) {
  return `${count === 1 ? 'The request before it is' : `The ${count} requests before are`} answered as usual.`;
}

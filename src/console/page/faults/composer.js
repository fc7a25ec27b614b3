import { ask } from '../api.js';
import { useAction } from '../hooks.js';
import { html, useEffect, useRef, useState } from '../lib.js';
import { FreshProblem, notify } from '../parts.js';
import { hasWords, Picker } from '../picker.js';
import { allText, previewOf } from './preview.js';

/** `given` has the members of the URL, such as `operation`. While `last` is null, only the request `first` is affected. */
export function Composer({ known, operations, path, given, onChange }) {
  const [values, setValues] = useState({
    name: 'unavailable',
    operation: '',
    first: '',
    last: null,
    share: '',
    ...given,
  });
  const [parameters, setParameters] = useState({});
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
      ${fault.parameters.map(({ name, about, default: usual }) => html`<label key=${name} title=${about}>${name} <input name=${name} value=${parameters[name] ?? ''} placeholder=${String(usual ?? '')} size="9" onInput=${(event) => setParameters({ ...parameters, [name]: event.currentTarget.value })} /></label>`)}
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

import { ask } from '../api.js';
import { useChanges } from '../data/use-rows.js';
import { useAction, useAnswer, useLoaded } from '../hooks.js';
import { loadContract } from '../journal/why.js';
import { html } from '../lib.js';
import { Failed, Loading, Problem, Table } from '../parts.js';
import { linkTo } from '../route.js';
import { Composer } from './composer.js';
import { allText, requestsText } from './preview.js';

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
  const rows = faults.map((fault) => ({
    key: fault.id,
    cells: [
      html`<code>${fault.name}</code>`,
      fault.operation ?? allText(fault),
      leftText(fault),
      Object.entries(fault.parameters)
        .map(([key, value]) => `${key} ${value}`)
        .join(', '),
      html`<a href=${linkTo(tenant, 'journal', { query: { fault: fault.name } })}>Affected requests</a>`,
      html`<button onClick=${() => onRemove(`/${fault.id}`)}>Remove<span class="hidden"> ${fault.name}</span></button>`,
    ],
  }));
  const columns = ['Fault', 'Operation', 'Next', 'Parameters', '', ''];
  return html`<${Table} isStacked label="Active faults" columns=${columns} long=${2} empty="No active faults." rows=${rows} />
    ${rows.length > 1 && html`<p><button onClick=${() => onRemove('')}>Remove all</button></p>`}`;
}

/** The requests that come next and meet the fault. */
function leftText({ skip, left, share }) {
  if (left === 0) return 'used up';
  return requestsText({ first: skip + 1, last: left === null ? null : skip + left, share });
}

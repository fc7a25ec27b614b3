import { html, useEffect, useRef } from '../lib.js';
import { Badge, Time } from '../parts.js';
import { linkTo } from '../route.js';

const segments = { job: 'jobs', 'user-import': 'imports', document: 'documents', provision: 'provision-records' };

export function WorkCard({ work, now, tenant, isOpen, onPost }) {
  const { machine, id, kind, name, status, isPending, failure } = work;
  const card = useRef(null);
  useEffect(() => {
    if (isOpen) card.current.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  const advance = (body) => onPost(`${segments[machine]}/${id}/advance`, body);
  const journal = (more) => linkTo(tenant, 'journal', { query: { work: `${machine}/${id}`, ...more } });
  const title = `${kind} ${id}`;
  return html`<li ref=${card} class=${isOpen ? 'work open' : 'work'}><article aria-label=${title}>
    <div class="work-head">
      <h2><a href=${linkTo(tenant, 'jobs', { rest: [machine, id] })}>${title}</a></h2>
      ${name && html`<span class="name">${name}</span>`}
      <${Badge} kind=${kindOf(work)}>${status}<//>
      <span class="requests"><a href=${journal({})}>Requests<span class="hidden"> of ${title}</span></a> <a href=${journal({ show: 'sequence' })}>Sequence<span class="hidden"> of ${title}</span></a></span>
    </div>
    <p class="soft">${planText(work)}</p>
    <${Timeline} work=${work} now=${now} />
    ${failure && html`<p class="problem">${failure}</p>`}
    ${isPending && html`<p class="actions"><button onClick=${() => advance({})}>Next step<span class="hidden"> of ${title}</span></button><button class="grave" onClick=${() => advance({ outcome: 'fail' })}>${/queued|^pending/.test(status) ? 'Next step, then fail' : 'Fail'}<span class="hidden"> ${title}</span></button></p>`}
  </article></li>`;
}

function Timeline({ work: { transitions, due, isPending, plan }, now }) {
  return html`<ol class="timeline">
    ${transitions.map(({ status, at }, index) => html`<li class="done"><strong>${status}</strong> ${at === null ? 'time unknown' : html`<${Time} of=${at} />`}${sinceText(transitions[index - 1]?.at, at)}</li>`)}
    ${due.map((at) => html`<li><strong>due</strong> <${Time} of=${at} /> in ${lengthText(Math.max(0, Date.parse(at) - Date.parse(now)))}</li>`)}
    ${isPending && due.length === 0 && html`<li><strong>waiting</strong> ${plan.mode === 'polls' ? 'for the next read' : 'for a step'}</li>`}
  </ol>`;
}

function sinceText(before, at) {
  return before && at ? ` after ${lengthText(Date.parse(at) - Date.parse(before))}` : '';
}

function planText({ plan: { mode, after, polls: wanted, outcome }, polls }) {
  const end = outcome === 'fail' ? 'fails' : 'ends';
  if (mode === 'manual') return `Plan: the work ${end} by steps only.`;
  if (mode === 'polls') return `Plan: the work ${end} at read ${wanted}. Reads so far: ${polls}.`;
  return mode === 'after' ? `Plan: the work ${end} ${after} after the submission.` : `Plan: the work ${end} at once.`;
}

function kindOf({ status, isPending }) {
  if (/fail|error/i.test(status)) return 'bad';
  return isPending ? 'info' : 'ok';
}

/** @type {[unit: string, milliseconds: number][]} */
export const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

export function lengthText(milliseconds) {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? ['ms', 1];
  return `${Math.round((milliseconds / size) * 10) / 10} ${unit}`;
}

import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { lengthText } from '../generated/sequence.js';
import { diagrams } from '../generated/states.js';
import { useAction, useAnswer } from '../hooks.js';
import { html } from '../lib.js';
import { Badge, Problem, spaced, Time } from '../parts.js';
import { linkTo } from '../route.js';

/** `workKinds` has the segment of the path and the schema of the status. `onPost` sends a request below the tenant. An open card shows the state diagram of finished work too. */
export function WorkCard({ work, now, tenant, isOpen, onPost }) {
  const { machine, id, kind, status, isPending, failure } = work;
  const advance = (body) => onPost(`${choices.workKinds[machine][0]}/${id}/advance`, body);
  // Only a change to the end has an outcome. Otherwise the plan of the work stays as it is.
  const move = (to) => {
    if (/^(failed|FAILED)$/.test(to)) return advance({ outcome: 'fail' });
    return advance(/^(succeeded|completed|READY)/.test(to) ? { outcome: 'succeed' } : {});
  };
  const journal = (more) => linkTo(tenant, 'journal', { query: { work: `${machine}/${id}`, ...more } });
  const title = `${kind} ${id}`;
  return html`<li class=${isOpen ? 'work open' : 'work'}><article aria-label=${title}>
    <div class="work-head">
      <h2><a href=${linkTo(tenant, 'jobs', { rest: [machine, id] })}>${title}</a></h2>
      <${Badge} kind=${kindOf(work)}>${status}<//>
      <${Subject} work=${work} tenant=${tenant} />
      <span class="requests"><a href=${journal({})}>Requests<span class="hidden"> of ${title}</span></a> <a href=${journal({ show: 'sequence' })}>Sequence<span class="hidden"> of ${title}</span></a></span>
    </div>
    <p class="soft">${planText(work)}</p>
    ${(isPending || isOpen) && html`<${StateDiagram} title=${title} work=${work} onMove=${move} />`}
    <${Timeline} work=${work} now=${now} />
    ${failure && html`<p class="problem">${failure}</p>`}
    ${isPending && html`<p class="actions"><button type="button" onClick=${() => advance({})}>Next step<span class="hidden"> of ${title}</span></button><button type="button" class="grave" onClick=${() => advance({ outcome: 'fail' })}>${/queued|^pending/.test(status) ? 'Next step, then fail' : 'Fail'}<span class="hidden"> ${title}</span></button></p>`}
  </article></li>`;
}

/** What the work does, with a link to the object while it exists. */
function Subject({ work: { name, subject }, tenant }) {
  if (subject.name === null) return html`<span class="name">${name}</span>`;
  const href = linkTo(tenant, 'data', { rest: [subject.collection, subject.id] });
  return html`<span class="name"><a href=${href}>${name}</a> ${!name.includes(subject.name) && subject.name}</span>`;
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
  return mode === 'after'
    ? `Plan: the work ${end} ${spaced(after)} after the submission.`
    : `Plan: the work ${end} at once.`;
}

function kindOf({ status, isPending }) {
  if (/fail|error/i.test(status)) return 'bad';
  return isPending ? 'info' : 'ok';
}

/** A wide diagram scrolls in a narrow window, so that its text stays readable. */
const isWide = /width="[3-9]\d\dpt"/;

/** The state diagram of the docs. The present status is lit, and an arrow by time from it can be clicked. */
function StateDiagram({ title, work: { machine, status, transitions, isPending }, onMove }) {
  const reached = new Set(transitions.map((each) => each.status));
  const svg = diagrams[choices.workKinds[machine][1]]
    .replaceAll(/ data-state="([^"]*)"/g, (given, state) => {
      const look = state === status ? ' class="lit"' : reached.has(state) ? ' class="reached"' : '';
      return `${given}${look}`;
    })
    .replaceAll(/ data-by="time" data-from="([^"]*)" data-to="([^"]*)"/g, (given, from, to) =>
      isPending && from === status
        ? `${given} class="move" role="button" tabindex="0" aria-label="Change ${title} to ${to}"`
        : given,
    );
  const move = (event) => {
    const arrow = event.target.closest('.move');
    if (!arrow || (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onMove(arrow.dataset.to);
  };
  return html`<div class=${isWide.test(svg) ? 'diagram large' : 'diagram'} tabindex="0" role="group" aria-label=${`States of ${title}`} onClick=${move} onKeyDown=${move} dangerouslySetInnerHTML=${{ __html: svg }}></div>`;
}

/** The work that matches the filter and the id, with its states and steps. Shows nothing if there is none. */
export function Works({ query, id, context: { tenant, path, turn, refresh } }) {
  const { value, problem } = useAnswer(`${path}/work?${new URLSearchParams(query)}`, turn);
  const action = useAction(refresh);
  const post = (part, body) => action.act(() => ask('POST', `${path}/${part}`, body));
  const work = (value?.work ?? []).filter((each) => id === undefined || each.id === id);
  return html`<${Problem} of=${problem ?? action.problem} />
    ${work.length > 0 && html`<ol class="works">${work.map((each) => html`<${WorkCard} key=${`${each.machine}/${each.id}`} work=${each} now=${value.now} tenant=${tenant} isOpen=${true} onPost=${post} />`)}</ol>`}`;
}

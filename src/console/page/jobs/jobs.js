import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { lengthText } from '../generated/sequence.js';
import { useAction, useAnswer, useChanges } from '../hooks.js';
import { html, useEffect, useState } from '../lib.js';
import { Empty, Failed, Loading, Problem, Time } from '../parts.js';
import { setQuery } from '../route.js';
import { ClockLine } from './clock-line.js';
import { WorkCard } from './work-card.js';

export function Jobs({ tenant, path, rest, query }) {
  const [turn, refresh] = useChanges(path, true);
  const [limit, setLimit] = useState(50);
  const [machine, pending] = [query.get('machine') ?? '', query.get('pending') ?? ''];
  const search = new URLSearchParams({ limit: `${limit}`, ...(machine && { machine }), ...(pending && { pending }) });
  const { value, problem } = useAnswer(`${path}/work?${search}`, turn);
  const clock = useAnswer(`${path}/clock`, turn);
  const action = useAction(refresh);
  if (problem && !value) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const post = (part, body) => action.act(() => ask('POST', `${path}/${part}`, body));
  const set = (change) => setQuery({ machine, pending, ...change });
  return html`
    <${ClockBar} clock=${clock.value} nextDue=${value.nextDue} onPost=${post} />
    <${ClockLine} now=${value.now} work=${value.work} onPost=${post} />
    <form class="line filters" aria-label="Filter work" onSubmit=${(event) => event.preventDefault()}>
      <select aria-label="Kind of work" onChange=${(event) => set({ machine: event.currentTarget.value })}>${choices.machines.map(([name, title]) => html`<option value=${name} selected=${name === machine}>${title}</option>`)}</select>
      <label class="check-inline"><input type="checkbox" checked=${pending === 'true'} onChange=${(event) => set({ pending: event.currentTarget.checked ? 'true' : '' })} /> Unfinished only</label>
    </form>
    <${Problem} of=${action.problem} />
    <${WorkList} work=${value.work} now=${value.now} tenant=${tenant} open=${rest.join('/')} onPost=${post} />
    ${value.work.length === limit && limit < 500 && html`<button onClick=${() => setLimit(Math.min(500, limit * 2))}>Show more</button>`}`;
}

const nameOf = ({ machine, id }) => `${machine}/${id}`;

function WorkList({ work, now, tenant, open, onPost }) {
  const isShown = work.some((each) => nameOf(each) === open);
  useEffect(() => {
    if (isShown) document.querySelector('.work.open')?.scrollIntoView({ block: 'center' });
  }, [open, isShown]);
  if (work.length === 0)
    return html`<${Empty} title="No asynchronous work."><p>Member changes, role assignments, access changes, imports, uploads and provisions appear here.</p><//>`;
  const card = (each) =>
    html`<${WorkCard} key=${nameOf(each)} work=${each} now=${now} tenant=${tenant} isOpen=${open === nameOf(each)} onPost=${onPost} />`;
  // The seed data has many finished documents, which would hide everything else.
  const isQuiet = (each) =>
    each.machine === 'document' && !each.isPending && !each.failure && open !== nameOf(each) && !isOnlyDocuments;
  const isOnlyDocuments = work.every(({ machine }) => machine === 'document');
  const quiet = work.filter(isQuiet);
  return html`<ol class="works">${work.filter((each) => !isQuiet(each)).map(card)}</ol>
    ${quiet.length > 0 && html`<details><summary>${quiet.length === 1 ? '1 finished document' : `${quiet.length} finished documents`}</summary><ol class="works">${quiet.map(card)}</ol></details>`}`;
}

export function ClockBar({ clock, nextDue, onPost }) {
  if (!clock) return null;
  const left = nextDue === null ? 0 : Date.parse(nextDue) - Date.parse(clock.now);
  return html`<section class="clock-bar" aria-label="Clock of the tenant">
    <p><span class="soft">Clock</span> <${Time} of=${clock.now} /> ${clock.frozen ? 'frozen' : 'running'}</p>
    <p><span class="soft">Next transition</span> ${nextDue === null ? 'none is scheduled' : html`<${Time} of=${nextDue} />${left > 0 && ` in ${lengthText(left)}`}`}</p>
    <p class="actions">
      <button class="primary" disabled=${nextDue === null || left <= 0} onClick=${() => onPost('clock/set', { now: nextDue })}>Advance to next transition</button>
      ${clock.frozen ? html`<button onClick=${() => onPost('clock/resume')}>Resume clock</button>` : html`<button onClick=${() => onPost('clock/freeze')}>Freeze clock</button>`}
    </p>
  </section>`;
}

import { ask } from '../api.js';
import { sequence } from '../generated/sequence.js';
import { useAction, useAnswer, useEvents, useLoaded } from '../hooks.js';
import { h, html, useCallback, useEffect, useMemo, useRef, useState } from '../lib.js';
import { confirmed, Loading, Problem } from '../parts.js';
import { goTo, linkTo, noTenant, setQuery } from '../route.js';
import { diffLines } from '../vendor/diff/diff/line.js';
import { Entry } from './entry.js';
import { EntryList } from './entry-list.js';
import { Ribbon } from './ribbon.js';
import { useEntries, useEntry } from './use-entries.js';
import { loadContract } from './why.js';

/** The journal of requests without a tenant has no events, so it is loaded at this interval in milliseconds. */
const every = 2000;

export function Journal({ tenant, path = '', details, rest, query }) {
  const filter = filterOf(query);
  const list = useEntries(path, filter);
  const [isPaused, setPaused] = useState(false);
  const isSequence = query.get('show') === 'sequence';
  const [lost, setLost] = useState(null);
  useLive(path, isPaused, list, setLost);
  const clear = useAction(list.reload);
  const shownQuery = isSequence ? { ...filter, show: 'sequence' } : filter;
  const [id, action, other] = rest;
  const place = { tenant, path, query: shownQuery, details, entries: list.entries };
  const onClear = async () => {
    const text = 'The entries cannot be restored. The data of the tenant does not change.';
    if (await confirmed({ title: 'Clear the journal?', text, verb: 'Clear', isGrave: true }))
      clear.act(() => ask('DELETE', `${path}/journal`));
  };
  return html`<div class=${id ? 'journal split' : 'journal'}>
    <section class="entries-pane" aria-label="Requests">
      <${Filters} tenant=${tenant} filter=${filter} isTenant=${tenant !== noTenant} />
      <div class="actions">
        <button aria-pressed=${isPaused} onClick=${() => setPaused(!isPaused)}>${isPaused ? 'Resume' : 'Pause'}</button>
        <button aria-pressed=${isSequence} onClick=${() => setQuery({ ...filter, show: isSequence ? '' : 'sequence' })}>As a sequence</button>
        <button onClick=${onClear}>Clear</button>
        <span class="live">${isPaused ? 'Paused' : lost ? 'Not connected' : 'Live'}</span>
      </div>
      <${Problem} of=${lost ?? list.problem ?? clear.problem} />
      <${Ribbon} entries=${list.entries} query=${shownQuery} />
      ${isSequence ? html`<${Sequence} place=${place} />` : html`<${EntryList} list=${list} place=${place} open=${Number(id)} />`}
      ${tenant !== noTenant && html`<p class="empty">Requests with an unknown key or token belong to no tenant. They are in <a href=${linkTo(noTenant, 'journal')}>Requests without a tenant</a>.</p>`}
    </section>
    ${id && html`<section class="entry-pane" aria-label=${`Request ${id}`}>${action === 'compare' ? html`<${Compare} key=${`${id}/${other}`} place=${place} id=${Number(id)} other=${Number(other)} />` : html`<${Entry} key=${id} place=${place} id=${Number(id)} />`}</section>`}
  </div>`;
}

function useLive(path, isPaused, { newer, reload }, setLost) {
  const update = useCallback(() => isPaused || newer(), [isPaused, newer]);
  const isFirst = useState({ is: true })[0];
  useEvents(path, {
    onOpen: () => {
      setLost(null);
      // After an interruption of the event stream, the page loads the list again, because requests can be missing.
      if (!isFirst.is) reload();
      isFirst.is = false;
      update();
    },
    onEvent: (event) => event === 'transition' || update(),
    onProblem: setLost,
  });
  useEffect(() => {
    update();
    const timer = path === '' ? setInterval(update, every) : undefined;
    return () => clearInterval(timer);
  }, [path, update]);
}

/** Shows the loaded requests on the clock of the tenant, because `Retry-After` is about the clock of the jobs. */
function Sequence({ place }) {
  const steps = place.entries.toReversed().map((entry) => ({ ...entry, at: Date.parse(entry.time ?? entry.hostTime) }));
  return sequence(h, steps, ({ id }) => linkTo(place.tenant, 'journal', { rest: [String(id)], query: place.query }));
}

function Compare({ place, id, other }) {
  const [before, after] = [useEntry(place, Math.min(id, other)), useEntry(place, Math.max(id, other))];
  const problem = before.problem ?? after.problem;
  if (problem) return html`<${Problem} of=${problem} />`;
  if (before.value === undefined || after.value === undefined) return html`<${Loading} />`;
  return html`<a class="close" href=${linkTo(place.tenant, 'journal', { rest: [id], query: place.query })}>Back to request ${id}</a>
    <h2>Compare requests</h2>
    <${Choice} place=${place} id=${id} other=${other} />
    ${before.value && after.value ? html`<${Differences} before=${before.value} after=${after.value} />` : html`<p class="empty">One of the two requests is no longer in the journal.</p>`}`;
}

function Choice({ place, id, other }) {
  const choose = (event) =>
    goTo(place.tenant, 'journal', { rest: [id, 'compare', event.currentTarget.value], query: place.query });
  const others = place.entries.filter((entry) => entry.id !== id);
  const isListed = others.some((entry) => entry.id === other);
  return html`<p class="line"><label>Request ${id} with <select onChange=${choose}>
    ${!isListed && html`<option value=${other} selected>${other}</option>`}
    ${others.map((entry) => html`<option value=${entry.id} selected=${entry.id === other}>${entry.id}: ${entry.status ?? 'none'} ${entry.method} ${entry.path.slice(0, 60)}</option>`)}
  </select></label></p>`;
}

function Differences({ before, after }) {
  return html`<p class="empty"><del>Removed lines</del> are only in request ${before.id}. <ins>Added lines</ins> are only in request ${after.id}.</p>
    <${Difference} title="Request" before=${requestText(before)} after=${requestText(after)} />
    <${Difference} title="Response" before=${answerText(before)} after=${answerText(after)} />`;
}

function Difference({ title, before, after }) {
  const parts = useMemo(() => diffLines(before, after), [before, after]);
  const isSame = before === after;
  return html`<section><h3>${title}</h3>
    ${isSame ? html`<p class="empty">No differences.</p>` : html`<pre class="diff" tabindex="0" role="region" aria-label=${`Differences of the ${title.toLowerCase()}s`}>${parts.map(linesOf)}</pre>`}
  </section>`;
}

function linesOf({ added, removed, value }) {
  if (added) return html`<ins>${marked(value, '+')}</ins>`;
  if (removed) return html`<del>${marked(value, '-')}</del>`;
  return html`<span>${marked(value, ' ')}</span>`;
}

function marked(text, mark) {
  return text.replace(/\n$/, '').replace(/^/gm, `${mark} `);
}

function requestText({ method, path, request }) {
  return `${method} ${path}\n${messageText(request)}`;
}

function answerText({ status, answer }) {
  return answer ? `${status}\n${messageText(answer)}` : 'No response\n';
}

function messageText({ headers, body }) {
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}: ${headers[name]}`);
  const text = body === null || typeof body === 'string' ? (body ?? '') : JSON.stringify(body, null, 2);
  return `${lines.join('\n')}\n\n${text}\n`;
}

const names = ['text', 'status', 'operation', 'fault', 'work', 'since', 'until', 'verdict'];

function filterOf(query) {
  return Object.fromEntries(names.filter((name) => query.get(name)).map((name) => [name, query.get(name)]));
}

const statuses = [
  ['', 'All statuses'],
  ['2xx', '2xx success'],
  ['4xx', '4xx refused'],
  ['5xx', '5xx failed'],
  ...['400', '401', '403', '404', '409', '413', '422', '429', '503'].map((status) => [status, status]),
];

/** Delay in milliseconds between the last key press in the search field and the search. */
const typing = 250;

function Filters({ filter, isTenant }) {
  const { value: contract } = useLoaded(loadContract);
  const { value: faults } = useAnswer('/faults');
  const timer = useRef(0);
  const latest = useRef(filter);
  latest.current = filter;
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (name, value) => setQuery({ ...latest.current, [name]: value });
  const later = (name) => (event) => {
    const { value } = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(name, value.trim()), typing);
  };
  const now = (name) => (event) => set(name, event.currentTarget.value.trim());
  const more = ['operation', 'fault', 'work', 'since', 'until'].filter((name) => filter[name]);
  const known = statuses.some(([value]) => value === (filter.status ?? ''));
  return html`<form class="filters" role="search" aria-label="Filter requests" onSubmit=${(event) => event.preventDefault()}>
    <div class="line">
      <input class="wide-input" type="search" aria-label="Search text" placeholder="Search paths, headers and bodies" value=${filter.text ?? ''} onInput=${later('text')} />
      <select aria-label="Status" onChange=${now('status')}>${[...statuses, ...(known ? [] : [[filter.status, filter.status]])].map(([value, text]) => html`<option value=${value} selected=${value === (filter.status ?? '')}>${text}</option>`)}</select>
      <label class="check-inline"><input type="checkbox" checked=${filter.verdict === 'broken'} onChange=${(event) => set('verdict', event.currentTarget.checked ? 'broken' : '')} /> Violations only</label>
      ${Object.keys(filter).length > 0 && html`<button type="button" class="link" onClick=${() => setQuery({})}>Clear filters</button>`}
    </div>
    <details open=${more.length > 0}><summary>More filters${more.length > 0 && ` (${more.length})`}</summary>
      <div class="grid">
        <label>Operation <input list="operations" value=${filter.operation ?? ''} placeholder="such as listUsers" onChange=${now('operation')} /></label>
        <datalist id="operations">${Object.keys(contract?.operations ?? {}).map((name) => html`<option value=${name} />`)}</datalist>
        <label>Injected fault <select onChange=${now('fault')}>${[['', 'All requests'], ['any', 'Any fault'], ...(faults?.faults ?? []).map(({ name }) => [name, name])].map(([value, text]) => html`<option value=${value} selected=${value === (filter.fault ?? '')}>${text}</option>`)}</select></label>
        ${isTenant && html`<label>Job or other work <input value=${filter.work ?? ''} placeholder="such as job/1" pattern="(job|user-import|document|provision)/[1-9][0-9]*" onChange=${(event) => event.currentTarget.reportValidity() && now('work')(event)} /></label>`}
        <label>From <input type="datetime-local" step="1" value=${localTime(filter.since)} onChange=${(event) => set('since', isoTime(event.currentTarget.value))} /></label>
        <label>Until <input type="datetime-local" step="1" value=${localTime(filter.until)} onChange=${(event) => set('until', isoTime(event.currentTarget.value))} /></label>
      </div>
      <p class="empty">From and until use the clock of this machine.</p>
    </details>
  </form>`;
}

function localTime(text) {
  if (!text || Number.isNaN(Date.parse(text))) return '';
  const moment = new Date(text);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function isoTime(text) {
  return text === '' ? '' : new Date(text).toISOString();
}

import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { useAction, useAnswer, useEvents, useLoaded } from '../hooks.js';
import { html, useCallback, useEffect, useRef, useState } from '../lib.js';
import { breakable, confirmed, Loading, Problem, Table } from '../parts.js';
import { goTo, linkTo, noTenant, setQuery } from '../route.js';
import { Entry } from './entry.js';
import { EntryList } from './entry-list.js';
import { Ribbon } from './ribbon.js';
import { Sequence } from './sequence.js';
import { useEntries, useEntry } from './use-entries.js';
import { loadContract } from './why.js';

/** The journal of requests without a tenant has no events, so it is loaded at this interval in milliseconds. */
const every = 2000;

export function Journal({ tenant, path = '', details, rest, query }) {
  const filter = filterOf(query);
  const loaded = useEntries(path, filter);
  const [isPaused, setPaused] = useState(false);
  const view = Object.fromEntries(
    ['show', 'control'].flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
  );
  const isSequence = view.show === 'sequence';
  const [lost, setLost] = useState(null);
  useLive(path, isPaused, loaded, setLost);
  const clear = useAction(loaded.reload);
  const list = view.control ? loaded : withoutControl(loaded);
  const shownQuery = { ...filter, ...view };
  const [id, action, other] = rest;
  const place = { tenant, path, query: shownQuery, details, entries: list.entries };
  const onClear = async () => {
    const text = 'The entries cannot be restored. The data of the tenant does not change.';
    if (await confirmed({ title: 'Clear the journal?', text, verb: 'Clear', isGrave: true }))
      clear.act(() => ask('DELETE', `${path}/journal`));
  };
  return html`<div class=${id ? 'journal split' : 'journal'}>
    <section class="entries-pane" aria-label="Requests">
      <${Filters} filter=${filter} view=${view} isTenant=${tenant !== noTenant} />
      <div class="actions">
        <button aria-pressed=${isPaused} onClick=${() => setPaused(!isPaused)}>${isPaused ? 'Resume' : 'Pause'}</button>
        <button aria-pressed=${isSequence} onClick=${() => setQuery({ ...shownQuery, show: isSequence ? '' : 'sequence' })}>As a sequence</button>
        <button onClick=${onClear}>Clear</button>
        <span class="live">${isPaused ? 'Paused' : lost ? 'Not connected' : 'Live'}</span>
      </div>
      <${Problem} of=${lost ?? list.problem ?? clear.problem} />
      <${Ribbon} entries=${list.entries} query=${shownQuery} />
      ${isSequence ? html`<${Sequence} entries=${list.entries} tenant=${tenant} query=${shownQuery} />` : html`<${EntryList} list=${list} place=${place} open=${Number(id)} />`}
      ${tenant !== noTenant && html`<p class="empty">Requests with an unknown key or token belong to no tenant. They are in <a href=${linkTo(noTenant, 'journal')}>Requests without a tenant</a>.</p>`}
    </section>
    ${id && html`<section class="entry-pane" aria-label=${`Request ${id}`}>${action === 'compare' ? html`<${Compare} key=${`${id}/${other}`} place=${place} id=${Number(id)} other=${Number(other)} />` : html`<${Entry} key=${id} place=${place} id=${Number(id)} />`}</section>`}
  </div>`;
}

/** Without the requests to the control plane, most of which this console sent itself. */
function withoutControl(list) {
  const isOther = ({ path }) => !path.startsWith('/_sandbox');
  return {
    ...list,
    entries: list.entries.filter(isOther),
    waiting: list.waiting.filter(isOther),
    loaded: list.entries.length,
  };
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

function Compare({ place, id, other }) {
  const [before, after] = [useEntry(place, Math.min(id, other)), useEntry(place, Math.max(id, other))];
  const problem = before.problem ?? after.problem;
  if (problem) return html`<${Problem} of=${problem} />`;
  if (before.value === undefined || after.value === undefined) return html`<${Loading} />`;
  return html`<a class="close" href=${linkTo(place.tenant, 'journal', { rest: [id], query: place.query })}>Back to request ${id}</a>
    <h2>Compare requests</h2>
    <${Choice} place=${place} id=${id} other=${other} />
    ${before.value && after.value ? html`<${Changes} before=${before.value} after=${after.value} />` : html`<p class="empty">One of the two requests is no longer in the journal.</p>`}`;
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

const mostChanges = 50;

/** The order of the fields. The request line is first. */
const parts = ['Request body', 'Status', 'Response body', 'Request header', 'Response header'];

function Changes({ before, after }) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const textOf = (value) => html`<code>${value === undefined ? '–' : `${JSON.stringify(value)}`.slice(0, 300)}</code>`;
  const rows = Object.keys({ ...old, ...now })
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .sort((left, right) => rankOf(left) - rankOf(right))
    .slice(0, mostChanges)
    .map((name) => [name, breakable(name), textOf(old[name]), textOf(now[name])]);
  const columns = ['Field', `Request ${before.id}`, `Request ${after.id}`];
  return html`<${Table} isStacked label="Changed fields" columns=${columns} long=${[0, 1, 2]} empty="No field differs." rows=${rows} />`;
}

function rankOf(name) {
  return parts.findIndex((part) => name.startsWith(part));
}

/** The values of both messages by names such as `Request body /data/id`. */
function fieldsOf({ method, path, request, status, answer }) {
  return {
    Request: `${method} ${path}`,
    ...membersOf('Request body ', request.body),
    Status: status,
    ...membersOf('Response body ', answer?.body),
    ...membersOf('Request header ', request.headers),
    ...membersOf('Response header ', answer?.headers),
  };
}

function membersOf(name, value) {
  const members = Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  if (members.length === 0) return { [name.trim()]: value ?? undefined };
  return Object.assign({}, ...members.map(([key, member]) => membersOf(`${name}/${key}`, member)));
}

const names = ['text', 'status', 'operation', 'fault', 'work', 'since', 'until', 'verdict'];

function filterOf(query) {
  return Object.fromEntries(names.filter((name) => query.get(name)).map((name) => [name, query.get(name)]));
}

/** Delay in milliseconds between the last key press in the search field and the search. */
const typing = 250;

function Filters({ filter, view, isTenant }) {
  const { value: contract } = useLoaded(loadContract);
  const { value: faults } = useAnswer('/faults');
  const timer = useRef(0);
  const latest = useRef({});
  latest.current = { ...filter, ...view };
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (name, value) => setQuery({ ...latest.current, [name]: value });
  const [text, setText] = useState(filter.text ?? '');
  // New requests render the filters again, so the text that the user types is stored before the search begins.
  useEffect(() => {
    if (text.trim() !== (filter.text ?? '')) setText(filter.text ?? '');
  }, [filter.text]);
  const later = (event) => {
    const { value } = event.currentTarget;
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set('text', value.trim()), typing);
  };
  const now = (name) => (event) => set(name, event.currentTarget.value.trim());
  const more = ['operation', 'fault', 'work', 'since', 'until'].filter((name) => filter[name]);
  const known = choices.statuses.some(([value]) => value === (filter.status ?? ''));
  return html`<form class="filters" role="search" aria-label="Filter requests" onSubmit=${(event) => event.preventDefault()}>
    <div class="line">
      <input class="wide-input" type="search" aria-label="Search text" placeholder="Search paths, headers and bodies" value=${text} onInput=${later} />
      <select aria-label="Status" onChange=${now('status')}>${[...choices.statuses, ...(known ? [] : [[filter.status, filter.status]])].map(([value, text]) => html`<option value=${value} selected=${value === (filter.status ?? '')}>${text}</option>`)}</select>
      <label class="check-inline"><input type="checkbox" checked=${filter.verdict === 'broken'} onChange=${(event) => set('verdict', event.currentTarget.checked ? 'broken' : '')} /> Violations only</label>
      ${!isTenant && html`<label class="check-inline"><input type="checkbox" checked=${view.control === 'shown'} onChange=${(event) => set('control', event.currentTarget.checked ? 'shown' : '')} /> Control plane</label>`}
      ${Object.keys(filter).length > 0 && html`<button type="button" class="link" onClick=${() => setQuery(view)}>Clear filters</button>`}
    </div>
    <details open=${more.length > 0}><summary>More filters${more.length > 0 && ` (${more.length})`}</summary>
      <div class="grid">
        <label>Operation <input list="operations" value=${filter.operation ?? ''} placeholder="such as listUsers" onChange=${now('operation')} /></label>
        <datalist id="operations">${Object.keys(contract?.operations ?? {}).map((name) => html`<option value=${name} />`)}</datalist>
        <label>Injected fault <select onChange=${now('fault')}>${[['', 'All requests'], ['any', 'Any fault'], ...(faults?.faults ?? []).map(({ name }) => [name, name])].map(([value, text]) => html`<option value=${value} selected=${value === (filter.fault ?? '')}>${text}</option>`)}</select></label>
        ${isTenant && html`<label>Job or other work <input value=${filter.work ?? ''} placeholder="such as job/1" pattern="(job|user-import|document|provision)/[1-9][0-9]*" onChange=${(event) => event.currentTarget.reportValidity() && now('work')(event)} /></label>`}
        <label>From <input type="datetime-local" step="0.001" value=${localTime(filter.since)} onChange=${(event) => set('since', isoTime(event.currentTarget.value))} /></label>
        <label>Until <input type="datetime-local" step="0.001" value=${localTime(filter.until)} onChange=${(event) => set('until', isoTime(event.currentTarget.value))} /></label>
      </div>
      <p class="empty">From and until use the clock of this machine.</p>
    </details>
  </form>`;
}

function localTime(text) {
  if (!text || Number.isNaN(Date.parse(text))) return '';
  const moment = new Date(text);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 23);
}

function isoTime(text) {
  return text === '' ? '' : new Date(text).toISOString();
}

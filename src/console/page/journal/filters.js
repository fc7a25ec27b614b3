import { useAnswer, useLoaded } from '../hooks.js';
import { html, useEffect, useRef } from '../lib.js';
import { setQuery } from '../route.js';
import { loadContract } from './why.js';

const names = ['text', 'status', 'operation', 'fault', 'work', 'since', 'until', 'verdict'];

export function filterOf(query) {
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

export function Filters({ filter, isTenant }) {
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

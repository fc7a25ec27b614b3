import { ask } from '../api.js';
import { sequence } from '../generated/sequence.js';
import { useAction, useEvents } from '../hooks.js';
import { h, html, useCallback, useEffect, useState } from '../lib.js';
import { confirmed, Problem } from '../parts.js';
import { linkTo, noTenant, setQuery } from '../route.js';
import { Compare } from './compare.js';
import { Entry } from './entry.js';
import { EntryList } from './entry-list.js';
import { Filters, filterOf } from './filters.js';
import { Ribbon } from './ribbon.js';
import { useEntries } from './use-entries.js';

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

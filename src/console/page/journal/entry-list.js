import { lengthText, moveText, statusKind } from '../generated/sequence.js';
import { html, useEffect, useRef } from '../lib.js';
import { Badge, breakable, Empty, Hour, Loading, shortTime } from '../parts.js';
import { linkTo, setQuery } from '../route.js';
import { clockMove } from './sequence.js';

export function EntryList({ list, place, open }) {
  const { entries, waiting, isAll, isLoading, older, showWaiting, loaded = entries.length } = list;
  const show = () => {
    showWaiting();
    scrollTo(0, 0);
  };
  // The Tab key stops once in the list, at the open entry or the first one. The arrow keys move in the list.
  const hasStop = entries.some(({ id }) => id === open);
  if (isLoading && entries.length === 0) return html`<${Loading} />`;
  if (entries.length === 0 && waiting.length === 0 && isAll)
    return html`<${NoEntries} hasFilter=${Object.keys(place.query).some((name) => name !== 'control')} />`;
  return html`
    ${waiting.length > 0 && html`<button class="waiting primary" onClick=${show}>${waiting.length === 1 ? '1 new request' : `${waiting.length} new requests`}</button>`}
    <ol class="entries" onKeyDown=${moveFocus}>${entries.map((entry, index) => html`<${Row} key=${entry.id} entry=${entry} place=${place} isOpen=${entry.id === open} isStop=${entry.id === open || (index === 0 && !hasStop)} before=${entries[index + 1]} />`)}</ol>
    ${isAll ? html`<p class="empty">${entries.length === 1 ? '1 request' : `${entries.length} requests`}</p>` : html`<${End} key=${loaded} onVisible=${older} />`}`;
}

function NoEntries({ hasFilter }) {
  if (hasFilter)
    return html`<${Empty} title="No request passes these filters."><button onClick=${() => setQuery({})}>Clear filters</button><//>`;
  return html`<${Empty} title="No requests yet."><p>Requests appear here as they arrive. Send one from your client, or copy an example from the <a href="../../">start page</a>.</p><//>`;
}

function Row({ entry, place, isOpen, isStop, before }) {
  const { id, time, hostTime, status, method, path, operation, duration, faults } = entry;
  const link = useRef(null);
  useEffect(() => {
    if (isOpen) link.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const href = linkTo(place.tenant, 'journal', { rest: [id], query: place.query });
  return html`<li><a ref=${link} href=${href} class="entry-row" tabindex=${isStop ? 0 : -1} aria-current=${isOpen ? 'true' : null}>
    <${Hour} of=${time ?? hostTime} />
    <span class=${`status ${statusKind(status)}`}>${status ?? 'none'}</span>
    <span class="request"><strong>${method}</strong> ${breakable(path)}</span>
    <span class="operation">${operation ?? 'no operation'}</span>
    <span class="marks">${faults.length > 0 && html`<${Badge} kind="warn" title=${`Injected: ${faults.join(', ')}`}>fault<//>`}${violatedSides(entry).map((side) => html`<${Badge} kind="bad">${side} invalid<//>`)}</span>
    <span class="duration">${lengthText(duration)}</span>
  </a>${time && before?.time && html`<${Change} before=${before} after=${entry} />`}</li>`;
}

/** The rows show no dates, so a line between two rows says that the day changed or a user moved the clock. */
function Change({ before, after }) {
  const moved = clockMove(before, after);
  const [old, now] = [before, after].map(({ time }) => shortTime(time).slice(0, 19));
  if (moved !== 0) return html`<p class="jump">▾ C${moveText(moved).slice(1)} to ${now}</p>`;
  return old.slice(0, 10) === now.slice(0, 10) ? null : html`<p class="jump">${now.slice(0, 10)} begins</p>`;
}

export function violatedSides({ verdict }) {
  return [
    ...(verdict.request.outcome === 'broken' ? ['request'] : []),
    ...(verdict.answer.outcome === 'broken' ? ['response'] : []),
  ];
}

function moveFocus(event) {
  const next = {
    ArrowDown: 'nextElementSibling',
    j: 'nextElementSibling',
    ArrowUp: 'previousElementSibling',
    k: 'previousElementSibling',
  }[event.key];
  const target = next && event.target.closest('li')?.[next]?.querySelector('a');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function End({ onVisible }) {
  const mark = useRef(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && onVisible(), {
      rootMargin: '300px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return html`<p ref=${mark} class="loading">Loading</p>`;
}

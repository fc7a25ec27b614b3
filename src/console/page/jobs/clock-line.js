import { lengthText } from '../generated/sequence.js';
import { html } from '../lib.js';
import { shortTime } from '../parts.js';

/** Dots that are nearer to each other than this share of the line are one dot. */
const near = 0.07;

/** `work` as `listTenantWork` returns it. Returns the due transitions, the next one first. */
export function dueOf(work) {
  return work
    .flatMap((each) => each.due.map((at) => ({ ...each, at })))
    .sort((left, right) => left.at.localeCompare(right.at));
}

/** The due transitions on a line from now to the last one. A click moves the clock there. */
export function ClockLine({ now, work, onPost }) {
  const due = dueOf(work);
  if (due.length === 0) return null;
  const [start, end] = [Date.parse(now), Date.parse(due.at(-1).at)];
  const dots = [];
  for (const each of due) {
    const share = end > start ? Math.max(0, (Date.parse(each.at) - start) / (end - start)) : 1;
    if (share - (dots.at(-1)?.share ?? -1) < near) dots.at(-1).own.push(each);
    else dots.push({ share, own: [each] });
  }
  return html`<figure class="clock-line" aria-label="Due transitions">
    <ol>${dots.map(({ share, own }) => html`<li key=${own[0].at} style=${{ left: `${share * 100}%` }}><${Dot} own=${own} onMove=${(at) => onPost('clock/set', { now: at })} /><span>in ${lengthText(Date.parse(own[0].at) - start)}</span></li>`)}</ol>
    <figcaption>The line begins now. A dot moves the clock to its transitions.</figcaption>
  </figure>`;
}

function Dot({ own, onMove }) {
  const { at } = own.at(-1);
  const names = [...new Set(own.map(({ kind, id }) => `${kind} ${id}`))];
  const text = `${shortTime(at)}: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and more' : ''}`;
  return html`<button title=${text} aria-label=${`${own.length} due, move the clock to ${text}`} onClick=${() => onMove(at)}>${own.length}</button>`;
}

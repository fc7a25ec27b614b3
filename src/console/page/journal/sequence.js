import { lengthText } from '../jobs/work-card.js';
import { html } from '../lib.js';
import { linkTo } from '../route.js';
import { statusKind } from './entry-list.js';

/** Heights in pixels of the shortest and the longest wait. Waits between them are to scale. */
const [lowest, highest] = [4, 160];

/** Shows the loaded requests from the oldest to the newest. The waits between them and `Retry-After` are to scale. */
export function Sequence({ place }) {
  const steps = place.entries.toReversed();
  const longest = Math.max(1000, ...steps.map((_, index) => waitBefore(steps, index)));
  const pixels = (milliseconds) => lowest + (milliseconds / longest) * (highest - lowest);
  return html`<ol class="sequence" aria-label="Sequence of requests">${steps.map(
    (step, index) => html`
    <li key=${step.id}>
      ${index > 0 && html`<${Wait} wait=${waitBefore(steps, index)} ...${askedOf(steps, step)} pixels=${pixels} />`}
      <a href=${linkTo(place.tenant, 'journal', { rest: [step.id], query: place.query })}>
        <strong>${step.operation ?? `${step.method} ${step.path}`}</strong>${' '}
        <span class=${`status ${statusKind(step.status)}`}>${step.status ?? 'none'}</span>${' '}
        <span class="soft">${stateOf(step)}</span></a>
    </li>`,
  )}</ol>`;
}

function Wait({ wait, asked, since, pixels }) {
  const isEarly = asked !== null && since < asked;
  const repeated = since === wait ? '' : `, repeated after ${lengthText(since)}`;
  return html`<div class=${isEarly ? 'wait early' : 'wait'} style=${{ height: `${pixels(wait)}px` }}>
    ${asked !== null && html`<i style=${{ height: `${Math.min(100, (asked / Math.max(since, asked)) * 100)}%` }}></i>`}
    <span>${lengthText(wait)}${asked !== null && `, Retry-After ${lengthText(asked)}${repeated}${isEarly ? ': too early' : ''}`}</span>
  </div>`;
}

function waitBefore(steps, index) {
  return index === 0 ? 0 : timeBetween(steps[index - 1], steps[index]);
}

/** The time of the tenant, because `Retry-After` is about the same clock as the jobs. */
function timeBetween(before, after) {
  const moment = ({ time, hostTime }) => Date.parse(time ?? hostTime);
  return Math.max(0, moment(after) - moment(before));
}

/** `Retry-After` is about the repetition of a request and about the resource in Location, not about other requests. */
function askedOf(steps, step) {
  const isAbout = ({ id, path, answer }) =>
    id < step.id && (path === step.path || answer?.headers.location?.endsWith(step.path));
  const before = steps.findLast(isAbout);
  const seconds = Number(before?.answer?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? { asked: seconds * 1000, since: timeBetween(before, step) } : { asked: null };
}

/** The state that a response reports, for example `running`. */
function stateOf({ answer }) {
  const body = answer?.body;
  if (typeof body !== 'object' || body === null) return '';
  const status = body.data?.attributes?.status ?? body.status;
  return typeof status === 'string' ? status : '';
}

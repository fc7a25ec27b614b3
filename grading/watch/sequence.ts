import { at, type ClientExchange, type ClientMessage } from '../observe/exchange.ts';

/**
 * A request of a sequence. `at` is in milliseconds of the same clock for all steps. `moved` is the part of the time since
 * the step before by which a user moved this clock. `marks` says what the sandbox did to the response.
 */
type Step = Pick<ClientExchange, 'id' | 'at' | 'method' | 'path' | 'operation' | 'status'> & {
  answer: Pick<ClientMessage, 'headers' | 'body'> | null;
  moved?: number;
  marks?: readonly string[];
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes an element of a page: in the console for Preact, and in a report as text. */
export type Element<Node> = (tag: string, attributes: Attributes | null, ...children: (Node | string)[]) => Node;

/** Heights in pixels of the shortest and the longest wait. Waits between them are to scale. */
const [lowest, highest] = [20, 100];

/**
 * Shows requests from the first to the last. The waits between them and `Retry-After` are to scale. `shown` makes the
 * element of a step around its texts.
 */
export function sequence<Node, S extends Step>(
  h: Element<Node>,
  steps: readonly S[],
  shown: (step: S, ...texts: (Node | string)[]) => Node,
): Node {
  const waits = steps.map((step, index) => Math.max(0, step.at - (steps[index - 1] ?? step).at - (step.moved ?? 0)));
  const longest = Math.max(1000, ...waits);
  const items = steps.map((step, index) =>
    h(
      'li',
      null,
      ...(index === 0 ? [] : [waitOf(h, waits[index] ?? 0, longest, askedOf(steps, step), step.moved)]),
      shown(step, ...textsOf(h, step)),
    ),
  );
  return h('ol', { class: 'sequence', 'aria-label': 'Sequence of requests' }, ...items);
}

function textsOf<Node>(h: Element<Node>, { operation, method, path, status, answer, marks = [] }: Step) {
  const soft = (text: string) => (text === '' ? [] : [' ', h('span', { class: 'soft' }, text)]);
  return [
    h('strong', null, operation ?? `${method} ${path}`),
    ' ',
    h('span', { class: `status ${statusKind(status)} s${Math.floor((status ?? 0) / 100)}` }, String(status ?? 'none')),
    ...soft(stateOf(answer)),
    ...soft(operation === null ? '' : path),
    ...marks.flatMap((text) => [' ', h('span', { class: 'badge warn' }, text)]),
  ];
}

interface Asked {
  asked: number;
  since: number;
}

function waitOf<Node>(h: Element<Node>, wait: number, longest: number, given: Asked | undefined, moved = 0): Node {
  const height = Math.round(lowest + (wait / longest) * (highest - lowest));
  const band = (name: string, share: number) =>
    h('rect', { class: name, width: 8, height: Math.round(height * share) }, '');
  const isEarly = given !== undefined && given.since < given.asked;
  const bands = [
    band('waited', 1),
    ...(given ? [band('asked', Math.min(1, given.asked / Math.max(given.since - moved, given.asked, 1)))] : []),
  ];
  return h(
    'div',
    { class: isEarly ? 'wait early' : 'wait' },
    h('svg', { width: 8, height, 'aria-hidden': 'true' }, ...bands),
    h('span', null, waitText(wait, given, moved)),
    ...(moved === 0 ? [] : [h('strong', { class: 'jump' }, moveText(moved))]),
  );
}

/** For example `clock moved by 1 d`. */
export function moveText(moved: number): string {
  return `clock moved ${moved < 0 ? 'back ' : ''}by ${lengthText(Math.abs(moved))}`;
}

function waitText(wait: number, given: Asked | undefined, moved: number): string {
  if (!given) return lengthText(wait);
  const { asked, since } = given;
  const repeated = since === wait + moved ? '' : `, repeated after ${lengthText(since)}`;
  return `${lengthText(wait)}, Retry-After ${lengthText(asked)}${repeated}${since < asked ? ': too early' : ''}`;
}

/** `Retry-After` is about the repetition of a request and about the resource in Location, not about other requests. */
function askedOf(steps: readonly Step[], step: Step): Asked | undefined {
  const isAbout = ({ id, path, answer }: Step) =>
    id < step.id && (path === step.path || answer?.headers['location']?.endsWith(step.path) === true);
  const before = steps.findLast(isAbout);
  const seconds = Number(before?.answer?.headers['retry-after'] ?? Number.NaN);
  return before && Number.isFinite(seconds) ? { asked: seconds * 1000, since: step.at - before.at } : undefined;
}

/** The state that a response reports, for example `running`. */
function stateOf(answer: Step['answer']): string {
  const status = at(answer?.body, 'data', 'attributes', 'status') ?? at(answer?.body, 'status');
  return typeof status === 'string' ? status : '';
}

export function statusKind(status: number | null): 'ok' | 'warn' | 'bad' {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'ok';
}

export const units = [
  { unit: 'd', size: 86_400_000 },
  { unit: 'h', size: 3_600_000 },
  { unit: 'min', size: 60_000 },
  { unit: 's', size: 1000 },
];

/** For example `1.5 h`. */
export function lengthText(milliseconds: number): string {
  const { unit, size } = units.find((each) => milliseconds >= each.size) ?? { unit: 'ms', size: 1 };
  const parts = unit === 'ms' && milliseconds >= 10 ? 1 : 10;
  return `${Math.round((Math.max(0, milliseconds) / size) * parts) / parts} ${unit}`;
}

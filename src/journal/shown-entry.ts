import { distance } from 'fastest-levenshtein';
import type { components } from '../contract/generated/sandbox.ts';
import { type OperationEntry, operationTable } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import { timestamp } from '../tenant/clock.ts';
import type { Kept } from './journal.ts';
import { shownMessage } from './message.ts';
import { redactPath } from './redact.ts';
import { verdictOf } from './verdict.ts';

export type ShownEntry = components['schemas']['JournalEntry'];

export function shownEntry({ id, exchange }: Kept, verdict = verdictOf(exchange)): ShownEntry {
  const { entry, requestId, method, url, hostTime, tenantTime, caller, duration, request, answer, due, faults } =
    exchange;
  return {
    id,
    requestId,
    time: tenantTime === null ? null : timestamp(tenantTime),
    hostTime: timestamp(hostTime),
    method,
    path: redactPath(url),
    operation: entry?.id ?? null,
    status: answer?.status ?? null,
    duration: Math.round(duration * 1000) / 1000,
    caller,
    request: shownMessage(request),
    answer: answer && shownMessage(answer),
    verdict,
    nearMisses: entry ? [] : nearMisses(method, redactPath(url)),
    due: due.map(shownTransition),
    faults: [...faults],
  };
}

export function shownTransition({
  machine,
  subject,
  kind,
  status,
  at,
}: Transition): components['schemas']['Transition'] {
  return { machine, id: subject, kind, status, at: timestamp(at) };
}

type NearMiss = components['schemas']['NearMiss'];

const most = 3;

const farthest = 2;

export function nearMisses(method: string, url: string): NearMiss[] {
  const given = segmentsOf(url.split('?', 1)[0] ?? '');
  const [nearest, ...others] = Object.values(operationTable)
    .map((entry) => ({ entry, ...compare(given, method, entry) }))
    .sort((left, right) => left.distance - right.distance || left.entry.path.length - right.entry.path.length);
  if (!nearest || nearest.distance > farthest) return [];
  return [nearest, ...others.filter(({ distance }) => distance <= nearest.distance + 0.5)]
    .slice(0, most)
    .map(({ entry, why }) => ({ operation: entry.id, method: entry.method, path: entry.path, why: why.join('; ') }));
}

interface Difference {
  distance: number;
  why: string[];
}

function compare(given: string[], method: string, entry: OperationEntry): Difference {
  const { distance, why } = align(given, segmentsOf(entry.path));
  const isMethod = method === entry.method || (method === 'HEAD' && entry.method === 'GET');
  if (isMethod) return { distance, why };
  return { distance: distance + 0.5, why: [...why, `it takes ${entry.method}, not ${method}`] };
}

function align(given: readonly string[], wanted: readonly string[]): Difference {
  let below: Difference[] = [{ distance: 0, why: [] }];
  for (let j = wanted.length - 1; j >= 0; j--) below.unshift(plus(below[0], 1, `${quoted(wanted[j])} is missing`));
  for (let i = given.length - 1; i >= 0; i--) {
    const row = [plus(below.at(-1), 1, `${quoted(given[i])} is too much`)];
    for (let j = wanted.length - 1; j >= 0; j--) {
      const replaced = replace(below[j + 1], given[i] ?? '', wanted[j] ?? '');
      const tooMuch = plus(below[j], 1, `${quoted(given[i])} is too much`);
      const missing = plus(row[0], 1, `${quoted(wanted[j])} is missing`);
      row.unshift([replaced, tooMuch, missing].reduce((best, each) => (each.distance < best.distance ? each : best)));
    }
    below = row;
  }
  return below[0] ?? { distance: 0, why: [] };
}

function replace(rest: Difference | undefined, came: string, wanted: string): Difference {
  if (came === wanted) return plus(rest, 0);
  if (/^\{\w+\}$/.test(wanted)) return plus(rest, 0.25);
  return plus(rest, unlikeness(came, wanted), `${quoted(came)} is not ${quoted(wanted)}`);
}

function plus({ distance, why }: Difference = { distance: 0, why: [] }, more: number, reason?: string): Difference {
  return { distance: distance + more, why: reason === undefined ? why : [reason, ...why] };
}

function quoted(segment: string | undefined): string {
  return JSON.stringify(segment ?? '');
}

/** No API operation has more than 20 segments. */
function segmentsOf(path: string): string[] {
  return path.split('/', 20).filter((segment) => segment !== '');
}

/** 0 for equal words and 1 for completely different words. */
function unlikeness(left: string, right: string): number {
  const [shorter, longer] = [Math.min(left.length, right.length), Math.max(left.length, right.length)];
  if (longer > 2 * shorter) return 1;
  return distance(left.toLowerCase(), right.toLowerCase()) / longer;
}

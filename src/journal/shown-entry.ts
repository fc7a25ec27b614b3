import type { components } from '../contract/generated/sandbox.ts';
import type { Transition } from '../jobs/due.ts';
import { timestamp } from '../tenant/clock.ts';
import type { Kept } from './journal.ts';
import { shownMessage } from './message.ts';
import { nearMisses } from './near-misses.ts';
import { redactPath } from './redact.ts';
import { verdictOf } from './verdict.ts';

export type Entry = components['schemas']['JournalEntry'];

export function shownEntry({ id, exchange }: Kept, verdict = verdictOf(exchange)): Entry {
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

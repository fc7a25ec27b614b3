import type { ClientExchange, ClientMessage } from '../observe/exchange.ts';
import type { JournalEntry } from '../recording-proxy/collect-journal.ts';
import type { ClientRule } from '../rules/rule.ts';
import type { AreaRecord, Mark, RuleRecord } from '../run/grade-record.ts';
import { areaRecords, judge, markOf, ruleRecord } from '../run/judge.ts';

export interface JournalGrade {
  mark: Mark;
  areas: AreaRecord[];
  rules: RuleRecord[];
  /** The number of judged requests. */
  requests: number;
  /** The numbers of the first and the newest judged request, or 0. */
  oldest: number;
  newest: number;
}

/**
 * Grades a client from the tenant's request journal, newest request first. Runs in Node.js and in the browser. The
 * findings of `before`, the grade so far, stay when the journal no longer has their requests.
 */
export function judgeJournal(
  entries: readonly JournalEntry[],
  rules: readonly ClientRule[],
  before?: JournalGrade,
): JournalGrade {
  const scene = { scenario: 'watch', exchanges: exchangesOfJournal(entries), client: null, facts: {} };
  const known = new Set(entries.map(({ id }) => id));
  const judged = judge(rules, [{ scene, isAttempted: entries.length > 0 }])
    .map(ruleRecord)
    .map((now, index) => kept(before?.rules[index], now, known));
  const { requests = 0, newest = 0 } = before ?? {};
  const oldest = before?.oldest || (entries.at(-1)?.id ?? 0);
  return {
    ...{ mark: markOf(judged), areas: areaRecords(judged), rules: judged, oldest },
    requests: requests + entries.filter(({ id }) => id > newest).length,
    newest: Math.max(newest, entries[0]?.id ?? 0),
  };
}

function kept(before: RuleRecord | undefined, now: RuleRecord, known: ReadonlySet<number>): RuleRecord {
  const hasLeft = before?.deciding.some(({ id }) => !known.has(id));
  const isOpen = now.outcome === 'not observed' || now.outcome === 'not attempted';
  return before && ((before.outcome === 'failed' && hasLeft) || (before.outcome === 'passed' && isOpen)) ? before : now;
}

const probes: Readonly<Record<string, string>> = {
  reset: 'reset',
  empty: 'reset',
  garbage: 'reset',
  truncated: 'truncated',
};

/** Oldest first. The journal contains no access tokens and no connections, so rules about them are not judged. */
function exchangesOfJournal(entries: readonly JournalEntry[]): ClientExchange[] {
  const oldestFirst = entries.toSorted((one, other) => one.id - other.id);
  const start = Date.parse(oldestFirst[0]?.hostTime ?? '');
  return oldestFirst.map((entry) => exchangeOf(entry, start));
}

function exchangeOf(entry: JournalEntry, start: number): ClientExchange {
  const { id, hostTime, duration, method, path, operation, status, request, answer, verdict, faults } = entry;
  const at = Date.parse(hostTime) - start;
  return {
    ...{ id, at, host: 'sandbox', method, path, operation, status, token: null },
    // The request journal rounds arrival times to milliseconds.
    // One millisecond is subtracted from the time of a response, so that it is before the client's next request.
    answeredAt: status === null ? null : at + Math.max(0, Math.floor(duration) - 1),
    request: messageOf(request),
    answer: answer === null ? null : messageOf(answer),
    isWhole: status !== null && !faults.includes('truncated'),
    violations: verdict.request.violations,
    probe: faults.flatMap((name) => probes[name] ?? []).at(0) ?? null,
    ...{ ignoresIdleConnection: false, connection: null },
    hasSecretInUrl: /[?&][^=&]*=\*\*\*/.test(path),
  };
}

function messageOf({ headers, body, bytes, isCut }: JournalEntry['request']): ClientMessage {
  return { headers, body, bytes: bytes ?? 0, isCut };
}

import { createHistogram } from 'node:perf_hooks';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { duration } from '../../conformance/text.ts';

const kinds: readonly [kind: string, operations: RegExp][] = [
  ['Access tokens', /Token$/],
  ['Files', /^(upload|download|import|export)/],
  ['Lists and searches', /^(list|search|query)/],
  ['Reads', /^(read|summarize)/],
  ['Changes', /./],
];

/** With fewer responses, one slow response would decide the 95th percentile. */
const leastResponses = 20;

/** One sentence per kind of operation, for information: no requirement limits the time of a response. */
export function responseTimes({ cases }: Pick<RunRecord, 'cases'>): string[] {
  const answered = cases.flatMap(({ exchanges }) => exchanges.filter(({ status }) => status !== null));
  const byKind = Map.groupBy(answered, ({ operation }) => kinds.find(([, names]) => names.test(operation))?.[0]);
  return kinds.flatMap(([kind]) => {
    const exchanges = byKind.get(kind) ?? [];
    if (exchanges.length < leastResponses) return [];
    const times = createHistogram();
    for (const { milliseconds } of exchanges) times.record(Math.max(1, Math.round(milliseconds)));
    const [half, most] = [50, 95].map((share) => duration(times.percentile(share)));
    return [`${kind}: 50 % within ${half}, 95 % within ${most}, of ${exchanges.length} responses`];
  });
}

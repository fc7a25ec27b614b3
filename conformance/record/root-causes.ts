import type { VerdictName } from '../canonical/verdicts.ts';
import { counts } from './deciding.ts';
import { byFoundation } from './foundations.ts';
import type { CaseRecord, RunRecord } from './run-record.ts';

/** The list starts with the most likely root cause, followed by the causes that blocked the most test cases. */
export function rootCauses(
  cases: readonly CaseRecord[],
  deciding: readonly VerdictName[] = ['published'],
): RunRecord['rootCauses'] {
  const failed = byFoundation(
    cases.filter(({ outcome }) => outcome === 'failed'),
    cases,
  );
  const first = failed.find(({ verdict }) => counts(deciding, verdict));
  const causes = new Map<string, string[]>(first ? [[first.id, []]] : []);
  for (const { id, blockedBy } of cases) {
    if (blockedBy === null) continue;
    const basic = failed.find((each) => each.id === blockedBy || each.operations.includes(blockedBy));
    const cause = basic?.id ?? blockedBy;
    causes.set(cause, [...(causes.get(cause) ?? []), id]);
  }
  return [...causes]
    .map(([cause, blocked]) => ({ case: cause, blocked }))
    .sort((one, other) => {
      const isFirst = Number(other.case === first?.id) - Number(one.case === first?.id);
      return isFirst || other.blocked.length - one.blocked.length;
    });
}

import { byFoundation } from '../record/foundations.ts';
import type { CaseRecord } from '../record/run-record.ts';

/**
 * Groups the test cases that fail because one response property has the wrong type. All other test cases of a group
 * become `blocked`.
 */
export function oneFailurePerMember(
  records: readonly CaseRecord[],
  memberOf: ReadonlyMap<string, string>,
): CaseRecord[] {
  const groups = Map.groupBy(
    records.filter(({ id }) => memberOf.has(id)),
    ({ id }) => memberOf.get(id),
  );
  const causes = new Map<string, CaseRecord>();
  for (const [member, group] of groups) {
    const [cause] = byFoundation(group, records);
    if (member !== undefined && cause) causes.set(member, cause);
  }
  return records.map((each) => {
    const cause = causes.get(memberOf.get(each.id) ?? '');
    if (cause === undefined || cause === each) return each;
    const { script: _, ...rest } = each;
    const reason = `${each.reason} ${cause.id} fails for the same member.`;
    return { ...rest, outcome: 'blocked', reason, blockedBy: cause.id, expected: null, actual: null };
  });
}

import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Shard } from '../record/run-record.ts';

/**
 * Groups of operations. The test cases of one group change the same objects, such as the roles of users.
 * All test cases of a group run on the same machine, so that two machines never change the same objects.
 */
const shared: readonly (readonly OperationId[])[] = [
  ['replaceRoleAssignments'],
  ['updateAccess', 'readAccess'],
  ['importUsers', 'summarizeUserImport'],
];

/**
 * Returns the test cases of one part of a run that is split among several machines.
 * Every machine runs the test cases with `late: true`, because they check all responses that the machine received.
 */
export function shardOf(cases: readonly Case[], { index, of }: Shard): Case[] {
  const parts = new Map<Case, number>();
  const sizes = Array.from({ length: of }, () => 0);
  const put = (each: Case, part: number) => {
    parts.set(each, part);
    sizes[part] = (sizes[part] ?? 0) + 1;
  };
  for (const each of cases) {
    const group = shared.findIndex((operations) => operations.some((one) => each.operations.includes(one)));
    if (group >= 0 && !each.late) put(each, group % of);
  }
  for (const each of cases) if (!parts.has(each) && !each.late) put(each, sizes.indexOf(Math.min(...sizes)));
  return cases.filter((each) => each.late || parts.get(each) === index - 1);
}

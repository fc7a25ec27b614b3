import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Shard } from '../record/run-record.ts';

/** All test cases of a group run on the same machine, so that two machines never change the same objects. */
const shared: readonly (readonly OperationId[])[] = [
  ['replaceRoleAssignments'],
  ['updateAccess', 'readAccess'],
  ['importUsers', 'summarizeUserImport'],
];

/** Every machine runs the test cases with `late: true`, because they check all responses that the machine received. */
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

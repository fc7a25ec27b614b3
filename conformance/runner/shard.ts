import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Shard } from '../record/run-record.ts';

/**
 * Groups of operations whose test cases change the same objects, for example the roles of users.
 * Test cases of one group run in the same process, because parallel processes could disturb each other's data.
 */
const shared: readonly (readonly OperationId[])[] = [
  ['replaceRoleAssignments'],
  ['updateAccess', 'readAccess'],
  ['importUsers', 'summarizeUserImport'],
];

/**
 * Returns the test cases of one part of a divided run, in the order of the suite.
 * Each test case is in exactly one part of a divided run, which is the same part on every machine.
 * Only test cases that check the responses to other test cases are in every part of a divided run.
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

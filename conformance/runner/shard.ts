import type { OperationId } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import type { Shard } from '../record/run-record.ts';

/**
 * What cases share at a target and keep apart only within one process: the roles of users, the access list of a
 * folder, imports of users. Cases that touch the same thing stay in one part.
 */
const shared: readonly (readonly OperationId[])[] = [
  ['replaceRoleAssignments'],
  ['updateAccess', 'readAccess'],
  ['importUsers', 'summarizeUserImport'],
];

/**
 * The cases of one part, in the order of the suite. Every case is in exactly one part, the same for all who ask. Only
 * those that judge what other cases observed are in each part.
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

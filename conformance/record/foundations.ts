import type { CaseRecord } from './run-record.ts';

/** If several requirements are violated, the most fundamental one probably caused the other violations. */
const foundations: readonly RegExp[] = [
  /^(admin|documents)-token-offered$/,
  /^(admin|documents)-token-/,
  /^department-create-offered$/,
  /^department-read-offered$/,
  /^access-control-(admin|super-admin)-accepted$/,
  /^(document-upload|user-import)-offered$/,
  /^(document-read|user-import-status)-offered$/,
  /^document-download-offered$/,
  /^department-shows-name$/,
  /^department-create-with-parent$/,
  /^department-shows-(parent|path)$/,
  /^department-list-(children|without-itself)$/,
  /^department-list-children-only$/,
  // Later test cases lack users if a target deletes users together with their department.
  /^department-delete-keeps-users$/,
  /^department-depth-top-level$/,
  /^department-depth-absolute$/,
  /^department-cousin-name-accepted$/,
  /^department-sibling-name-case-accepted$/,
  /^department-name-.*-accepted$/,
  /^department-name-/,
  /^department-sibling-name-rejected$/,
  /^job-acknowledgement-names-job$/,
  /^job-read-offered$/,
  /^job-shows-outcome$/,
  /^job-shows-status$/,
  /^department-rename$/,
  /^department-move$/,
  /^department-empty-update-rejected$/,
  /^department-depth-follows-move$/,
  /^department-delete-removes$/,
  /^department-delete-removes-descendants$/,
  // If a target returns the data of all tenants, test cases about the data of one tenant fail.
  /^administration-current-tenant$/,
  /^members-offered$/,
  /^members-add$/,
  /^members-remove$/,
  /^department-member-count$/,
  /^members-1-accepted$/,
  /^department-delete-spares-rest$/,
  /^users-list-offered$/,
  /^users-filter-/,
  // Test cases that change access lists fail if the target returns another folder's access list.
  /^access-read-by-(id|path)$/,
  // Test cases that read access lists fail if the target changes another folder's access list.
  /^access-update-named-folder-only$/,
  /^access-update-applies$/,
  /^access-/,
  /^role-assignments-spare-others$/,
  /^role-assignments-replace$/,
  /^role-assignments-1-accepted$/,
];

/** If the target returns the changed data correctly, the change is probably not the root cause of a failure. */
const witnesses: Readonly<Record<string, readonly string[]>> = {
  'department-create-with-parent': ['department-shows-parent'],
};

/** If reads by folder id and by folder path both fail, the target probably stores a wrong access list. */
const otherWays: Readonly<Record<string, string>> = {
  'access-read-by-id': 'access-read-by-path',
  'access-read-by-path': 'access-read-by-id',
};

const itemCounts = [
  { operation: /^members-/, one: 'members-1-accepted', many: 'members-500-accepted' },
  { operation: /^role-assignments-/, one: 'role-assignments-1-accepted', many: 'role-assignments-500-accepted' },
];

export function isFoundation(requirement: string): boolean {
  return foundations.some((pattern) => pattern.test(requirement));
}

export function byFoundation(records: readonly CaseRecord[], all: readonly CaseRecord[]): CaseRecord[] {
  const ranks = new Map(records.map((each) => [each, rankOf(each, all)]));
  return records.toSorted((one, other) => compare(ranks.get(one) ?? [], ranks.get(other) ?? []));
}

function rankOf(record: CaseRecord, all: readonly CaseRecord[]): number[] {
  const { requirement, verdict, outcome, operations } = record;
  const at = foundations.findIndex((pattern) => pattern.test(requirement));
  const isCleared =
    (witnesses[requirement] ?? []).some((other) => passed(other, all)) ||
    failed(otherWays[requirement], all) ||
    itemCounts.some((each) => isCausedByCount(requirement, each, all)) ||
    isServed(record, all);
  return [
    Number(outcome === 'warned'),
    Number(verdict === 'published'),
    Number(isCleared),
    at < 0 ? foundations.length : at,
    operations.length,
  ];
}

function isCausedByCount(
  requirement: string,
  { operation, one, many }: (typeof itemCounts)[number],
  all: readonly CaseRecord[],
): boolean {
  return operation.test(requirement) && requirement !== one && failed(one, all) && passed(many, all);
}

/** Matches the requirements that a target can meet even if it refuses every request. */
const needNoService = /^(access-control|administration)-|-rejected$/;

/**
 * Returns whether a caller probably has the rights for a request that the target refused. If a passed test case used an
 * operation successfully, the administrator probably has the rights to call it. If the target refuses the requests of
 * both administrators, the reason is probably not a missing right.
 */
function isServed({ id, requirement, operations }: CaseRecord, all: readonly CaseRecord[]): boolean {
  const [, caller] = /^access-control-(admin|super-admin)-accepted$/.exec(requirement) ?? [];
  const operation = operations.at(-1);
  if (caller === undefined || operation === undefined) return false;
  const isAccepted = ({ status, ...each }: CaseRecord['exchanges'][number]) =>
    each.operation === operation && status !== null && status >= 200 && status < 300;
  const others = all.filter((each) => !needNoService.test(each.requirement) && each.exchanges.some(isAccepted));
  if (caller === 'admin') return others.some(({ outcome, verdict }) => outcome === 'passed' && verdict === 'stated');
  const ofAdmin = id.replace('super-admin', 'admin');
  return all.some((each) => each.id === ofAdmin && each.outcome === 'failed');
}

function failed(requirement: string | undefined, all: readonly CaseRecord[]): boolean {
  return all.some((each) => each.requirement === requirement && each.outcome === 'failed');
}

function passed(requirement: string, all: readonly CaseRecord[]): boolean {
  const own = all.filter((each) => each.requirement === requirement && each.verdict === 'stated');
  return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

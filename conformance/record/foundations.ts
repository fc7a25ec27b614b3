import type { CaseRecord } from './run-record.ts';

/**
 * Patterns of requirement ids, with the most fundamental requirements first.
 * The violated requirement that is first in the list is the likely cause of all other failures.
 */
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
  // If a target deletes users together with their department, later requests to add these users fail.
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
  // If a target returns the data of all tenants, requirements about the data of one tenant fail.
  /^administration-current-tenant$/,
  /^members-offered$/,
  /^members-add$/,
  /^members-remove$/,
  /^department-member-count$/,
  /^members-1-accepted$/,
  /^department-delete-spares-rest$/,
  /^users-list-offered$/,
  /^users-filter-/,
  // If a target returns the access list of a wrong folder, requirements about changing access lists fail too.
  /^access-read-by-(id|path)$/,
  // If a target changes the access list of a wrong folder, requirements about reading access lists fail too.
  /^access-update-named-folder-only$/,
  /^access-update-applies$/,
  /^access-/,
  /^role-assignments-spare-others$/,
  /^role-assignments-replace$/,
  /^role-assignments-1-accepted$/,
];

/**
 * Maps a requirement about changing data to the requirements about reading the changed data.
 * If the target shows changed data correctly, a failed test case about the change is probably not a root cause.
 */
const witnesses: Readonly<Record<string, readonly string[]>> = {
  'department-create-with-parent': ['department-shows-parent'],
};

/**
 * Pairs two requirements: reading an access list by folder id, and reading an access list by folder path.
 * If reading an access list fails by folder id and by folder path, the stored access list is probably wrong.
 */
const otherWays: Readonly<Record<string, string>> = {
  'access-read-by-id': 'access-read-by-path',
  'access-read-by-path': 'access-read-by-id',
};

/**
 * Pairs of requirements: the target must accept a list with 1 entry, and a list with 500 entries.
 * If a target accepts 500 entries but refuses 1 entry, the refusal is probably the cause of other failures.
 */
const itemCounts = [
  { operation: /^members-/, one: 'members-1-accepted', many: 'members-500-accepted' },
  { operation: /^role-assignments-/, one: 'role-assignments-1-accepted', many: 'role-assignments-500-accepted' },
];

/** Sorts failed test cases so that likely causes come first. */
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

/** Returns whether a requirement probably failed because the target refuses lists with one entry. */
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
 * Returns whether a caller probably has the rights for a request that the target refused.
 * The administrator probably has the rights if the target accepted the operation in a passed test case.
 * The super-administrator probably has the rights if the target refuses the administrator too.
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

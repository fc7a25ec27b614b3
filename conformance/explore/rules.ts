import type { OperationId } from '../canonical/operations.ts';
import table from './rules.json' with { type: 'json' };

export type StatedRule = keyof typeof table;

const rows: Readonly<Record<string, readonly string[]>> = table;

export const rules = Object.keys(table) as StatedRule[] satisfies readonly StatedRule[];

/** Rules that the service description implies. A violation is a warning. */
export const recommendedRules = [
  'administration-token-needed',
  'documents-token-needed',
  'documents-list-chosen',
  'document-versions-together',
  'access-revoked-grant-removed',
  'users-deleted-hidden-by-default',
  'department-name-trimmed',
  'document-download-complete',
  'document-versions-apart',
  'documents-other-tenant-hidden',
  'search-composite-combines-conditions',
  'role-assignments-user-twice-same-role',
] as const;

export type RecommendedRule = (typeof recommendedRules)[number];

export function isRecommended(id: string): id is RecommendedRule {
  return recommendedRules.some((each) => each === id);
}

export function isStatedRule(id: string): id is StatedRule {
  return Object.hasOwn(table, id);
}

export function offeredBy(operation: OperationId): StatedRule | undefined {
  return rules.find((rule) => rows[rule]?.includes(operation));
}

export const publishedRules = [
  'admin-answers-match-contract',
  'admin-rejection-codes',
  'documents-answers-match-contract',
  'documents-rejection-codes',
] as const;

export type PublishedRule = (typeof publishedRules)[number];
export type ExploreRule = StatedRule | RecommendedRule | PublishedRule;

export const transitions = {
  'department: created': ['createDepartment'],
  'department: renamed': ['updateDepartment'],
  'department: moved': ['updateDepartment'],
  'department: deleted alone': ['deleteDepartment'],
  'department: deleted with descendants': ['deleteDepartment'],
  'department: updated during its deletion': ['updateDepartment', 'deleteDepartment'],
  'department: top-level department deleted': ['deleteDepartment'],
  'members: added': ['updateDepartmentMembers'],
  'members: removed': ['updateDepartmentMembers'],
  'access: granted': ['updateAccess'],
  'roles: replaced': ['replaceRoleAssignments'],
  'job: left pending': ['readJob'],
  'job: succeeded': ['readJob'],
  'job: succeeded after other requests': ['readJob'],
  'job: failed': ['readJob'],
  'document: uploaded': ['uploadDocument'],
  'document: fields set': ['updateDocumentFields'],
  'document: deleted': ['deleteDocument'],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;

export type ExploreTransition = keyof typeof transitions;

export const transitionNames = Object.keys(transitions) as ExploreTransition[];

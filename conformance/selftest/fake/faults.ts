/**
 * Maps each fault of a fake server to the requirement whose test cases must detect the fault.
 *
 * A fault may violate a second requirement too.
 */
export const faults = {
  'access-failed-change-applied': 'access-update-failed-changes-nothing',
  'access-id-and-path-accepted': 'access-read-both-rejected',
  'create-ignores-parent': 'department-create-with-parent',
  'delete-does-nothing': 'department-delete-removes',
  'delete-job-of-another-kind': 'job-kind-department-delete',
  'delete-leaves-descendants': 'department-delete-removes-descendants',
  'delete-leaves-grants': 'department-delete-removes-grants',
  'delete-removes-siblings': 'department-delete-spares-rest',
  'delete-removes-users': 'department-delete-keeps-users',
  'depth-counts-from-zero': 'department-depth-top-level',
  'document-delete-ignored': 'document-delete-offered',
  'document-set-holds-all': 'document-set-only-own',
  'empty-update-accepted': 'department-empty-update-rejected',
  'field-names-fold-case': 'document-field-names-case-sensitive',
  'flag-ignored': 'access-control-without-flag-rejected',
  'job-never-ends': 'job-shows-outcome',
  'list-includes-grandchildren': 'department-list-children-only',
  'list-includes-itself': 'department-list-without-itself',
  'list-misses-children': 'department-list-children',
  'member-count-with-descendants': 'department-member-count-direct',
  'members-0-accepted': 'members-0-rejected',
  'members-500-refused': 'members-500-accepted',
  'members-501-accepted': 'members-501-rejected',
  'members-add-nothing': 'members-add',
  'members-duplicates-counted': 'members-duplicates-folded',
  'members-job-of-another-kind': 'job-kind-members',
  'members-remove-everyone': 'members-remove',
  'move-ignored': 'department-move',
  'name-1000-refused': 'department-name-1000-accepted',
  'name-1001-accepted': 'department-name-1001-rejected',
  'name-blank-accepted': 'department-name-blank-rejected',
  'name-double-slash-accepted': 'department-name-double-slash-rejected',
  'name-empty-accepted': 'department-name-empty-rejected',
  'name-measured-untrimmed': 'department-name-trimmed-1000-accepted',
  'name-slash-refused': 'department-name-single-slash-accepted',
  'name-unique-in-tenant': 'department-cousin-name-accepted',
  'plain-user-accepted': 'access-control-plain-user-rejected',
  'provision-forgotten': 'provision-created-listed',
  'rename-ignored': 'department-rename',
  'role-type-optional': 'roles-type-required',
  'sibling-name-accepted': 'department-sibling-name-rejected',
  'sibling-name-folds-case': 'department-sibling-name-case-accepted',
  'two-filters-accepted': 'users-single-primary-filter',
  'user-assigned-twice': 'role-assignments-user-twice-rejected',
} as const;

/**
 * Faults in statuses, error codes and parameters.
 * Only the fake server with the published shapes has these faults, because statuses and codes differ between servers.
 */
export const wireFaults = {
  'active-parameter-refused': 'fields-active-parameter',
  'delete-answers-200': 'department-delete-202',
  'empty-update-code-underlined': 'department-empty-update-code',
  'empty-update-other-code': 'department-empty-update-code',
  'members-answer-200': 'members-202',
} as const;

export type FaultName = keyof typeof faults | keyof typeof wireFaults;

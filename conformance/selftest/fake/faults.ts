/**
 * What the fake server can be told to get wrong, and the requirement whose cases must catch it.
 *
 * A fault that cannot help breaking a second requirement is still caught by the one that it names.
 */
export const faults = {
  'create-ignores-parent': 'department-create-with-parent',
  'depth-counts-from-zero': 'department-depth-top-level',
  'member-count-with-descendants': 'department-member-count-direct',
  'name-1000-refused': 'department-name-1000-accepted',
  'name-1001-accepted': 'department-name-1001-rejected',
  'name-empty-accepted': 'department-name-empty-rejected',
  'name-blank-accepted': 'department-name-blank-rejected',
  'name-measured-untrimmed': 'department-name-trimmed-1000-accepted',
  'name-slash-refused': 'department-name-single-slash-accepted',
  'name-double-slash-accepted': 'department-name-double-slash-rejected',
  'sibling-name-accepted': 'department-sibling-name-rejected',
  'sibling-name-folds-case': 'department-sibling-name-case-accepted',
  'name-unique-in-tenant': 'department-cousin-name-accepted',
  'list-includes-itself': 'department-list-without-itself',
  'list-includes-grandchildren': 'department-list-children-only',
  'list-misses-children': 'department-list-children',
  'rename-ignored': 'department-rename',
  'move-ignored': 'department-move',
  'empty-update-accepted': 'department-empty-update-rejected',
  'empty-update-other-code': 'department-empty-update-code',
  'empty-update-code-underlined': 'department-empty-update-code',
  'delete-answers-200': 'department-delete-202',
  'delete-does-nothing': 'department-delete-removes',
  'delete-leaves-descendants': 'department-delete-removes-descendants',
  'delete-removes-users': 'department-delete-keeps-users',
  'delete-removes-siblings': 'department-delete-spares-rest',
  'members-answer-200': 'members-202',
  'members-add-nothing': 'members-add',
  'members-remove-everyone': 'members-remove',
  'members-0-accepted': 'members-0-rejected',
  'members-500-refused': 'members-500-accepted',
  'members-501-accepted': 'members-501-rejected',
  'members-duplicates-counted': 'members-duplicates-folded',
  'two-filters-accepted': 'users-single-primary-filter',
  'job-of-another-kind': 'job-kind-members',
  'active-parameter-refused': 'fields-active-parameter',
} as const;

export type FaultName = keyof typeof faults;

import type { Places } from './violation.ts';

const named = (create: string, update: string) => ({ create, update, both: update });
const lateNamed = (create: string, update: string) => ({ create, update });

/** Possible faults of department names and of the department tree. */
export const departments = {
  'name-empty-accepted': {
    breaks: 'department-name-empty-rejected',
    when: {
      always: 'department-name-empty-rejected',
      ...named('department-name-empty-rejected', 'department-rename-blank-rejected'),
    },
  },
  'name-empty-late': {
    breaks: 'department-name-empty-rejected',
    when: lateNamed('department-name-empty-rejected', 'department-rename-blank-rejected'),
  },
  'name-blank-accepted': {
    breaks: 'department-name-blank-rejected',
    when: {
      always: 'department-name-blank-rejected',
      ...named('department-name-blank-rejected', 'department-rename-blank-rejected'),
    },
  },
  'name-blank-late': {
    breaks: 'department-name-blank-rejected',
    when: lateNamed('department-name-blank-rejected', 'department-rename-blank-rejected'),
  },
  'name-1001-accepted': {
    breaks: 'department-name-1001-rejected',
    when: {
      always: 'department-name-1001-rejected',
      'with blanks around': 'department-name-1001-rejected',
      ...named('department-name-1001-rejected', 'department-rename-1001-rejected'),
    },
  },
  'name-1001-late': {
    breaks: 'department-name-1001-rejected',
    when: lateNamed('department-name-1001-rejected', 'department-rename-1001-rejected'),
  },
  'name-cut': {
    breaks: 'department-name-1000-accepted',
    when: { create: 'department-name-1000-accepted', update: 'department-rename-1000-accepted' },
  },
  'name-1000-refused': {
    breaks: 'department-name-1000-accepted',
    when: {
      always: 'department-name-1000-accepted',
      create: 'department-name-1000-accepted',
      update: 'department-rename-1000-accepted',
    },
  },
  'name-measured-untrimmed': {
    breaks: 'department-name-trimmed-1000-accepted',
    when: {
      always: 'department-name-trimmed-1000-accepted',
      create: 'department-name-trimmed-1000-accepted',
      update: 'department-name-trimmed-1000-accepted',
    },
  },
  'name-double-slash-accepted': {
    breaks: 'department-name-double-slash-rejected',
    when: {
      always: 'department-name-double-slash-rejected',
      'at its start': 'department-name-double-slash-rejected',
      'at its end': 'department-name-double-slash-rejected',
      ...named('department-name-double-slash-rejected', 'department-rename-double-slash-rejected'),
    },
  },
  'name-double-slash-late': {
    breaks: 'department-name-double-slash-rejected',
    when: lateNamed('department-name-double-slash-rejected', 'department-rename-double-slash-rejected'),
  },
  'name-slash-refused': { breaks: 'department-name-single-slash-accepted', when: ['always', 'create', 'update'] },
  'name-1-refused': { breaks: 'department-name-1-accepted', when: ['always', 'create', 'update'] },
  'sibling-name-accepted': {
    breaks: 'department-sibling-name-rejected',
    when: {
      always: 'department-sibling-name-rejected',
      again: 'department-sibling-name-rejected',
      'at the top': 'department-sibling-name-rejected',
      'of a renamed sibling': 'department-sibling-name-rejected',
      'of a sibling with children': 'department-sibling-name-rejected',
      create: 'department-sibling-name-rejected',
      update: 'department-rename-sibling-name-rejected',
      move: 'department-move-sibling-name-rejected',
      both: 'department-move-sibling-name-rejected',
    },
  },
  'sibling-name-late': {
    breaks: 'department-sibling-name-rejected',
    when: {
      create: 'department-sibling-name-rejected',
      update: 'department-rename-sibling-name-rejected',
      move: 'department-move-sibling-name-rejected',
    },
  },
  'sibling-name-folds-case': {
    breaks: 'department-sibling-name-case-accepted',
    when: ['always', 'create', 'update', 'move'],
  },
  'name-unique-in-tenant': { breaks: 'department-cousin-name-accepted', when: ['always', 'create', 'update', 'move'] },
  'name-reserved-for-ever': { breaks: 'department-cousin-name-accepted', when: ['renamed', 'moved', 'deleted'] },
  'create-ignores-parent': { breaks: 'department-create-with-parent', when: ['always', 'again', 'below another'] },
  'create-below-grandparent': { breaks: 'department-create-with-parent', when: ['always'] },
  'create-lost': { breaks: 'department-create-offered', when: ['always', 'every second time', 'at the top'] },
  'read-of-another': { breaks: 'department-read-offered', when: ['always', 'every second time', 'below another'] },
  'empty-update-accepted': {
    breaks: 'department-empty-update-rejected',
    when: ['always', 'again', 'at the top', 'below another'],
  },
  'empty-update-status': { breaks: 'department-empty-update-rejected', when: ['always'] },
  'empty-update-code': { breaks: 'department-empty-update-code', when: ['other', 'underlined'] },
  'empty-update-late': { breaks: 'department-empty-update-rejected', when: ['always'] },
  'rename-ignored': {
    breaks: 'department-rename',
    when: {
      always: 'department-rename',
      update: 'department-rename',
      both: 'department-rename-and-move',
      'again for the object': 'department-rename',
      'at the top': 'department-rename',
    },
  },
  'rename-moves': { breaks: 'department-rename', when: ['always', 'below another'] },
  'rename-of-sibling': { breaks: 'department-rename', when: ['always'] },
  'move-ignored': {
    breaks: 'department-move',
    when: {
      always: 'department-move',
      move: 'department-move',
      both: 'department-rename-and-move',
      'again for the object': 'department-move',
      'below another': 'department-move',
    },
  },
  'move-renames': { breaks: 'department-move', when: ['always'] },
  'move-leaves-children': { breaks: 'department-depth-follows-move', when: ['always'] },
  'update-clears-members': { breaks: 'department-update-keeps-members', when: ['always', 'update', 'move', 'both'] },
  'update-clears-grants': { breaks: 'department-update-keeps-members', when: ['update', 'move'] },
} as const satisfies Places;

const shown = (requirement: string, ...more: string[]) => ({
  breaks: requirement,
  when: ['always', 'again for the object', 'below another', ...more],
});

/** Possible faults in responses that show a department, and in lists of departments. */
export const departmentViews = {
  'name-hidden': shown('department-shows-name'),
  'name-stale': { breaks: 'department-rename', when: ['always', 'below another'] },
  'name-wrong': shown('department-shows-name', 'read', 'list'),
  'parent-hidden': { breaks: 'department-shows-parent', when: ['always', 'below another'] },
  'parent-stale': { breaks: 'department-move', when: ['always', 'read'] },
  'parent-wrong': { breaks: 'department-shows-parent', when: ['always', 'read'] },
  'path-hidden': shown('department-shows-path'),
  'path-stale': { breaks: 'department-shows-path', when: ['always', 'read'] },
  'path-wrong': { breaks: 'department-shows-path', when: ['always', 'read'] },
  'depth-hidden': shown('department-depth-absolute'),
  'depth-stale': { breaks: 'department-depth-follows-move', when: ['always', 'read'] },
  'depth-counts-from-zero': { breaks: 'department-depth-top-level', when: ['always', 'at the top', 'read'] },
  'depth-wrong': { breaks: 'department-depth-absolute', when: ['below another', 'read'] },
  'count-hidden': shown('department-member-count'),
  'count-stale': { breaks: 'department-member-count', when: ['always', 'read'] },
  'count-wrong': { breaks: 'department-member-count', when: ['always', 'below another'] },
  'member-count-with-descendants': {
    breaks: 'department-member-count-direct',
    when: ['always', 'again for the object', 'at the top', 'below another'],
  },
  'count-of-children': { breaks: 'department-member-count-direct', when: ['always'] },
  'count-without-deleted': { breaks: 'department-member-count', when: ['always'] },
  'list-includes-grandchildren': {
    breaks: 'department-list-children-only',
    when: ['always', 'again', 'below another'],
  },
  'list-includes-siblings': { breaks: 'department-list-children-only', when: ['always', 'below another'] },
  'list-includes-itself': { breaks: 'department-list-without-itself', when: ['always', 'below another', 'childless'] },
  'list-misses-children': {
    breaks: 'department-list-children',
    when: ['always', 'for the last item', 'from the second item', 'moved', 'renamed', 'with children'],
  },
  'list-repeats-children': { breaks: 'department-list-children', when: ['always', 'for the last item'] },
  'list-ends-at-20': { breaks: 'department-list-children', when: ['always'] },
  'list-keeps-moved': { breaks: 'department-move', when: ['always'] },
} as const satisfies Places;

/** Possible faults of the deletion of departments. */
export const deletion = {
  'delete-does-nothing': {
    breaks: 'department-delete-removes',
    when: ['always', 'again', 'below another', 'at the top', 'with children', 'with members', 'with grants'],
  },
  'deleted-still-read': { breaks: 'department-delete-removes', when: ['always', 'below another'] },
  'deleted-still-listed': { breaks: 'department-delete-removes', when: ['always'] },
  'deleted-still-updated': { breaks: 'department-delete-removes', when: ['always'] },
  'deleted-takes-members': { breaks: 'department-delete-removes', when: ['always'] },
  'delete-leaves-descendants': {
    breaks: 'department-delete-removes-descendants',
    when: ['always', 'from the second item', 'grandchildren'],
  },
  'delete-lifts-descendants': { breaks: 'department-delete-removes-descendants', when: ['always'] },
  'delete-leaves-grants': {
    breaks: 'department-delete-removes-grants',
    when: {
      always: 'department-delete-removes-grants',
      'below another': 'department-delete-removes-grants',
      'at the top': 'department-delete-removes-own-grants',
      'in the second folder': 'department-delete-removes-grants',
      grandchildren: 'department-delete-removes-grants',
    },
  },
  'delete-removes-other-grants': { breaks: 'department-delete-removes-grants', when: ['always'] },
  'delete-leaves-memberships': {
    breaks: 'department-delete-removes-memberships',
    when: {
      always: 'department-delete-removes-memberships',
      'below another': 'department-delete-removes-memberships',
      'at the top': 'department-delete-removes-own-memberships',
      grandchildren: 'department-delete-removes-memberships',
    },
  },
  'delete-removes-users': {
    breaks: 'department-delete-keeps-users',
    when: ['always', 'below another', 'at the top', 'for the last item', 'grandchildren'],
  },
  'delete-marks-users': { breaks: 'department-delete-keeps-users', when: ['always', 'below another'] },
  'delete-removes-siblings': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-parent': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-namesakes': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-ends-other-memberships': { breaks: 'department-delete-spares-rest', when: ['always'] },
} as const satisfies Places;

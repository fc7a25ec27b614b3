import type { Places } from './violation.ts';

export const access = {
  'access-id-and-path-accepted': {
    breaks: 'access-read-both-rejected',
    when: ['always', 'again', 'of one folder', 'of two folders'],
  },
  'access-neither-accepted': {
    breaks: 'access-read-neither-rejected',
    when: ['always', 'again', 'the first time', 'with a criterion'],
  },
  'access-type-missing-accepted': { breaks: 'access-read-type-required', when: ['always', 'by-id', 'by-path'] },
  'access-type-other-accepted': {
    breaks: 'access-read-type-folder-only',
    when: ['always', 'by-id', 'by-path', 'document', 'field', 'document by-path', 'field by-path'],
  },
  'access-by-id-refused': { breaks: 'access-read-by-id', when: ['always', 'again'] },
  'access-by-path-refused': { breaks: 'access-read-by-path', when: ['always', 'again'] },
  'access-by-path-of-another': { breaks: 'access-read-by-path', when: ['always', 'again'] },
  'access-by-id-of-another': { breaks: 'access-read-by-id', when: ['always', 'again'] },
  'access-list-misses': {
    breaks: 'access-read-offered',
    when: ['always', 'for the last item', 'by-id', 'by-path', 'for the first of several', 'from the second item'],
  },
  'access-list-stale': {
    breaks: 'access-update-applies',
    when: ['always', 'by-id', 'by-path', 'again for the object'],
  },
  'access-type-hidden': { breaks: 'access-shows-type', when: ['always', 'by-id', 'by-path'] },
  'access-type-wrong': { breaks: 'access-shows-type', when: ['always', 'by-path'] },
  'access-folder-hidden': { breaks: 'access-shows-folder', when: ['always', 'by-id', 'by-path'] },
  'access-folder-wrong': { breaks: 'access-shows-folder', when: ['always', 'by-path'] },
  'access-narrow-ignored': { breaks: 'access-read-narrowed', when: ['always'] },
  'access-narrow-empty': { breaks: 'access-read-narrowed', when: ['always', 'again'] },
  'access-narrow-misses': { breaks: 'access-read-narrowed', when: ['always', 'again'] },
  'grant-ignored': {
    breaks: 'access-update-applies',
    when: ['always', 'again', 'below another', 'every second time', 'beside others'],
  },
  'grant-replaces-list': { breaks: 'access-update-applies', when: ['always', 'again'] },
  'grant-to-children': { breaks: 'access-update-applies', when: ['always'] },
  'grant-to-siblings': { breaks: 'access-update-applies', when: ['always'] },
  'grant-drops-last': { breaks: 'access-update-applies', when: ['always'] },
  'grant-to-parent': { breaks: 'access-update-applies', when: ['always'] },
  'grant-everywhere': {
    breaks: 'access-update-named-folder-only',
    when: ['always', 'again', 'of the first folder', 'of the second folder'],
  },
  'grant-in-another-folder': {
    breaks: 'access-update-named-folder-only',
    when: ['always', 'again', 'of the first folder', 'of the second folder'],
  },
  'access-failed-change-applied': {
    breaks: 'access-update-failed-changes-nothing',
    when: ['always', 'in its own folder'],
  },
  'access-failed-change-revokes': { breaks: 'access-update-failed-changes-nothing', when: ['always'] },
  'access-failed-succeeds': { breaks: 'access-job-outcome-binary', when: ['always', 'again'] },
  'access-failed-never-ends': { breaks: 'access-job-outcome-binary', when: ['always', 'again'] },
  'access-change-refused': { breaks: 'access-update-offered', when: ['always', 'again', 'every second time'] },
} as const satisfies Places;

export const operations = {
  'unknown-operation': { breaks: 'members-one-operation', when: ['as add', 'as remove', 'ignored'], form: 'flat' },
  'members-both-applied': { breaks: 'members-one-operation', when: ['always'], form: 'flat' },
  'access-both-applied': {
    breaks: 'access-update-single-operation',
    when: ['always', 'again', 'every second time'],
    form: 'wrapped',
  },
} as const satisfies Places;

export const members = {
  'members-0-accepted': { breaks: 'members-0-rejected', when: ['always', 'add', 'remove', 'again', 'the first time'] },
  'members-0-late': { breaks: 'members-0-rejected', when: ['remove'] },
  'members-501-accepted': {
    breaks: 'members-501-rejected',
    when: ['always', 'add', 'remove', 'again', 'the first time'],
  },
  'members-501-late': { breaks: 'members-501-rejected', when: ['always', 'add', 'remove'] },
  'members-500-refused': { breaks: 'members-500-accepted', when: ['always', 'add', 'remove'] },
  'members-1-refused': { breaks: 'members-1-accepted', when: ['always', 'add', 'remove'] },
  'members-duplicates-counted': { breaks: 'members-duplicates-folded', when: ['always', 'add', 'remove'] },
  'members-duplicates-refused': {
    breaks: 'members-duplicates-folded',
    when: {
      always: 'members-duplicates-folded',
      add: 'members-duplicates-folded',
      remove: 'members-duplicates-folded',
      'of few': 'members-duplicates-link-once',
    },
  },
  'members-duplicates-dropped': { breaks: 'members-duplicates-link-once', when: ['always', 'add', 'remove'] },
  'members-add-nothing': {
    breaks: 'members-add',
    when: [
      'always',
      'again',
      'from the second item',
      'for the last item',
      'for the first of several',
      'below another',
      'into a department with members',
    ],
  },
  'members-add-beyond-100-ignored': {
    breaks: 'members-500-accepted',
    when: ['beyond 100 items', 'beyond 250 items', 'for the 500th item'],
  },
  'members-remove-beyond-100-ignored': {
    breaks: 'members-500-accepted',
    when: ['beyond 100 items', 'beyond 250 items', 'for the 500th item'],
  },
  'members-add-toggles': { breaks: 'members-add', when: ['always', 'into a department with members'] },
  'members-add-drops-last': { breaks: 'members-add', when: ['always'] },
  'members-add-to-siblings': { breaks: 'members-add', when: ['always', 'again'] },
  'members-remove-wrong-user': { breaks: 'members-remove', when: ['always', 'for the last item'] },
  'members-remove-from-parent': { breaks: 'members-remove', when: ['always'] },
  'members-add-replaces': { breaks: 'members-add', when: ['always'] },
  'members-add-to-parent': { breaks: 'members-add', when: ['always'] },
  'members-add-to-children': { breaks: 'members-add', when: ['always'] },
  'members-add-moves': { breaks: 'members-add', when: ['always'] },
  'members-add-wrong-user': { breaks: 'members-add', when: ['always', 'for the last item'] },
  'members-remove-nothing': {
    breaks: 'members-remove',
    when: ['always', 'again', 'from the second item', 'for the last item', 'for the first of several', 'below another'],
  },
  'members-remove-everyone': { breaks: 'members-remove', when: ['always', 'again'] },
  'members-remove-everywhere': { breaks: 'members-remove', when: ['always'] },
  'members-remove-from-children': { breaks: 'members-remove', when: ['always'] },
  'members-remove-deletes-user': { breaks: 'members-remove', when: ['always'] },
  'members-in-another-department': {
    breaks: 'members-offered',
    when: ['always', 'every second time', 'again', 'the first time'],
  },
} as const satisfies Places;

export const roles = {
  'rows-0-accepted': { breaks: 'role-assignments-0-rejected', when: ['always', 'again', 'the first time'] },
  'rows-501-accepted': { breaks: 'role-assignments-501-rejected', when: ['always', 'the first time'] },
  'rows-501-late': { breaks: 'role-assignments-501-rejected', when: ['always', 'of 500 rows', 'of the last row'] },
  'rows-500-refused': { breaks: 'role-assignments-500-accepted', when: ['always'] },
  'rows-1-refused': { breaks: 'role-assignments-1-accepted', when: ['always', 'again'] },
  'user-twice-accepted': {
    breaks: 'role-assignments-user-twice-rejected',
    when: {
      'one role': 'role-assignments-user-twice-same-role',
      'one role apart': 'role-assignments-user-twice-same-role',
      'one role side by side': 'role-assignments-user-twice-same-role',
      'beyond 100 rows': 'role-assignments-user-twice-rejected',
      ...Object.fromEntries(
        ['always', 'two roles', 'apart', 'side by side'].map((way) => [way, 'role-assignments-user-twice-rejected']),
      ),
    },
  },
  'user-twice-late': {
    breaks: 'role-assignments-user-twice-rejected',
    when: {
      always: 'role-assignments-user-twice-rejected',
      'two roles': 'role-assignments-user-twice-rejected',
      apart: 'role-assignments-user-twice-rejected',
    },
  },
  'assign-ignored': {
    breaks: 'role-assignments-replace',
    when: [
      'always',
      'again',
      'again for the object',
      'from the second item',
      'for the last item',
      'for the first of several',
    ],
  },
  'assign-beyond-100-ignored': {
    breaks: 'role-assignments-500-accepted',
    when: ['beyond 100 items', 'beyond 250 items', 'for the 500th item', 'beyond 10 items'],
  },
  'assign-single-ignored': { breaks: 'role-assignments-1-accepted', when: ['always', 'again'] },
  'assign-role-of-others': { breaks: 'administration-current-tenant', when: ['always'] },
  'assign-first-role': { breaks: 'role-assignments-replace', when: ['always'] },
  'assign-swapped': { breaks: 'role-assignments-replace', when: ['always', 'again'] },
  'assign-last-role': { breaks: 'role-assignments-replace', when: ['always'] },
  'assign-next-too': { breaks: 'role-assignments-spare-others', when: ['always', 'again', 'every second time'] },
  'assign-all': { breaks: 'role-assignments-spare-others', when: ['always', 'again'] },
  'sync-skipped': { breaks: 'role-assignments-hr-synced', when: ['always', 'again', 'the first time'] },
  'roles-list-empty': { breaks: 'roles-list-offered', when: ['always', 'again'] },
  'roles-ids-hidden': { breaks: 'roles-list-offered', when: ['always', 'for the last item', 'from the second item'] },
  'roles-ids-wrong': {
    breaks: 'roles-id-assignable',
    when: ['always', 'for the first of several', 'for the last item'],
  },
  'roles-of-others': { breaks: 'roles-tenant-owned', when: ['always', 'other', 'from the second item', 'again'] },
  'role-type-missing-accepted': { breaks: 'roles-type-required', when: ['always', 'again', 'the first time'] },
  'role-type-other-accepted': {
    breaks: 'roles-type-other-rejected',
    when: ['always', 'again', 'system', 'all', 'a list'],
  },
  'roles-write-accepted': { breaks: 'roles-read-only', when: ['POST', 'PUT', 'PATCH', 'DELETE', 'below the list'] },
  'roles-write-late': { breaks: 'roles-read-only', when: ['POST', 'PATCH', 'DELETE'] },
} as const satisfies Places;

const kinds = {
  access: 'job-kind-access',
  members: 'job-kind-members',
  'department delete': 'job-kind-department-delete',
  'role-assignments': 'job-kind-role-assignments',
};
const each = (requirement: string) => Object.fromEntries(Object.keys(kinds).map((kind) => [kind, requirement]));

export const jobs = {
  'job-of-another-kind': { breaks: 'job-kind-members', when: kinds },
  'job-kind-changes': { breaks: 'job-kind-members', when: kinds },
  'job-gone-once-read': {
    breaks: 'job-shows-status',
    when: { always: 'job-shows-status', ...each('job-shows-status') },
  },
  'job-kind-hidden': { breaks: 'job-kind-members', when: kinds },
  'job-never-ends': {
    breaks: 'job-shows-outcome',
    when: { always: 'job-shows-outcome', ...each('job-shows-outcome') },
    form: 'wrapped',
  },
  'job-ends-badly': {
    breaks: 'job-shows-outcome',
    when: { always: 'job-shows-outcome', ...each('job-shows-outcome') },
  },
  'job-not-named': {
    breaks: 'job-acknowledgement-names-job',
    when: { always: 'job-acknowledgement-names-job', ...each('job-acknowledgement-names-job') },
  },
  'job-of-another': { breaks: 'job-read-offered', when: ['always', 'every second time', 'again for the object'] },
  'job-done-early': {
    breaks: 'members-add',
    when: {
      access: 'access-update-applies',
      members: 'members-add',
      'department delete': 'department-delete-removes',
      'role-assignments': 'role-assignments-replace',
    },
    form: 'wrapped',
  },
  'answers-201': {
    breaks: 'members-202',
    when: {
      access: 'access-update-202',
      members: 'members-202',
      'department delete': 'department-delete-202',
      'role-assignments': 'role-assignments-202',
    },
  },
  'answers-200-later': {
    breaks: 'members-202',
    when: {
      access: 'access-update-202',
      members: 'members-202',
      'department delete': 'department-delete-202',
      'role-assignments': 'role-assignments-202',
    },
  },
  'answers-200': {
    breaks: 'members-202',
    when: {
      'members remove': 'members-202',
      access: 'access-update-202',
      members: 'members-202',
      'department delete': 'department-delete-202',
      'role-assignments': 'role-assignments-202',
    },
  },
} as const satisfies Places;

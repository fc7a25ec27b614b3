import type { Places } from './violation.ts';

const named = (create: string, update: string) => ({ create, update, both: update });
const lateNamed = (create: string, update: string) => ({ create, update });

export const departmentNames = {
  'name-empty-accepted': {
    breaks: 'department-name-empty-rejected',
    when: {
      always: 'department-name-empty-rejected',
      'at the top': 'department-name-empty-rejected',
      'below another': 'department-name-empty-rejected',
      'update at the top': 'department-rename-blank-rejected',
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
      'at the top': 'department-name-blank-rejected',
      'below another': 'department-name-blank-rejected',
      'update at the top': 'department-rename-blank-rejected',
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
      'create beyond ASCII': 'department-name-1001-rejected',
      'update beyond ASCII': 'department-rename-1001-rejected',
      'at the top': 'department-name-1001-rejected',
      'below another': 'department-name-1001-rejected',
      'update at the top': 'department-rename-1001-rejected',
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
  'name-cut-at-999': {
    breaks: 'department-name-1000-accepted',
    when: { create: 'department-name-1000-accepted', update: 'department-rename-1000-accepted' },
  },
  'name-counted-in-bytes': {
    breaks: 'department-name-1000-accepted',
    when: { create: 'department-name-1000-accepted', update: 'department-rename-1000-accepted' },
  },
  'name-slash-replaced': { breaks: 'department-name-single-slash-accepted', when: ['create', 'update'] },
  'name-lower-case': {
    breaks: 'department-shows-name',
    when: { create: 'department-shows-name', update: 'department-rename' },
  },
  'name-accents-lost': {
    breaks: 'department-shows-name',
    when: { create: 'department-shows-name', update: 'department-rename' },
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
      'at the top': 'department-name-double-slash-rejected',
      'below another': 'department-name-double-slash-rejected',
      'of three slashes': 'department-name-double-slash-rejected',
      'after a single slash': 'department-name-double-slash-rejected',
      'create beyond ASCII': 'department-name-double-slash-rejected',
      'update beyond ASCII': 'department-rename-double-slash-rejected',
      'at its start by update': 'department-rename-double-slash-rejected',
      'at its end by update': 'department-rename-double-slash-rejected',
      'within by update': 'department-rename-double-slash-rejected',
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
      'of a moved sibling': 'department-sibling-name-rejected',
      'of the oldest of several': 'department-sibling-name-rejected',
      'of the newest of several': 'department-sibling-name-rejected',
      'create at the top': 'department-sibling-name-rejected',
      'update at the top': 'department-rename-sibling-name-rejected',
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
    when: ['always', 'create', 'update', 'move', 'create beyond ASCII'],
  },
  'name-unique-in-tenant': {
    breaks: 'department-cousin-name-accepted',
    when: ['always', 'create', 'update', 'move', 'of the parent'],
  },
  'name-reserved-for-ever': { breaks: 'department-cousin-name-accepted', when: ['renamed', 'moved', 'deleted'] },
} as const satisfies Places;

import type { Places } from './violation.ts';

const shown = (requirement: string, ...more: string[]) => ({
  breaks: requirement,
  when: ['always', 'again for the object', 'below another', ...more],
});

export const departmentViews = {
  'name-hidden': shown('department-shows-name', 'read', 'at the top'),
  'name-stale': { breaks: 'department-rename', when: ['always', 'below another', 'read', 'with children'] },
  'name-wrong': shown('department-shows-name', 'read', 'list', 'at the top'),
  'parent-hidden': { breaks: 'department-shows-parent', when: ['always', 'below another', 'read'] },
  'parent-stale': { breaks: 'department-move', when: ['always', 'read', 'list', 'with children'] },
  'parent-wrong': { breaks: 'department-shows-parent', when: ['always', 'read', 'list', 'of the third level'] },
  'path-hidden': shown('department-shows-path', 'read', 'of the third level'),
  'path-stale': {
    breaks: 'department-shows-path',
    when: [
      'always',
      'read',
      'list',
      'childless',
      'of the fourth level',
      'below a renamed parent',
      'below a renamed grandparent',
    ],
  },
  'path-wrong': { breaks: 'department-shows-path', when: ['always', 'read', 'list'] },
  'depth-hidden': shown('department-depth-absolute', 'read', 'of the third level'),
  'depth-stale': {
    breaks: 'department-depth-follows-move',
    when: ['always', 'read', 'list', 'with children', 'childless'],
  },
  'depth-counts-from-zero': {
    breaks: 'department-depth-top-level',
    when: {
      always: 'department-depth-top-level',
      'at the top': 'department-depth-top-level',
      read: 'department-depth-top-level',
      list: 'department-depth-absolute',
    },
  },
  'depth-wrong': { breaks: 'department-depth-absolute', when: ['below another', 'read', 'list', 'of the third level'] },
  'depth-ends-at-3': { breaks: 'department-depth-absolute', when: ['always', 'read'] },
  'count-hidden': shown('department-member-count', 'read'),
  'count-stale': { breaks: 'department-member-count', when: ['always', 'read', 'list', 'below another'] },
  'count-wrong': { breaks: 'department-member-count', when: ['always', 'below another', 'read', 'list'] },
  'member-count-with-descendants': {
    breaks: 'department-member-count-direct',
    when: ['always', 'again for the object', 'at the top', 'below another', 'read'],
  },
  'count-drifts': { breaks: 'department-member-count', when: ['always', 'add', 'remove'] },
  'count-of-children': { breaks: 'department-member-count-direct', when: ['always'] },
  'count-without-deleted': { breaks: 'department-member-count', when: ['always'] },
  'list-includes-grandchildren': {
    breaks: 'department-list-children-only',
    when: ['always', 'again', 'below another', 'many children'],
  },
  'list-includes-siblings': { breaks: 'department-list-children-only', when: ['always', 'below another'] },
  'list-includes-children-of-siblings': { breaks: 'department-list-children-only', when: ['always', 'below another'] },
  'list-includes-parent': { breaks: 'department-list-children-only', when: ['always', 'again'] },
  'list-includes-itself': {
    breaks: 'department-list-without-itself',
    when: {
      always: 'department-list-without-itself',
      'below another': 'department-list-without-itself',
      childless: 'department-list-without-itself',
      'many children': 'department-list-children-only',
    },
  },
  'list-misses-children': {
    breaks: 'department-list-children',
    when: [
      'always',
      'for the last item',
      'from the second item',
      'for the first of several',
      'for the second half',
      'beyond 10 items',
      'moved',
      'renamed',
      'with children',
    ],
  },
  'list-repeats-children': {
    breaks: 'department-list-children',
    when: ['always', 'for the last item', 'for the second half'],
  },
  'list-stale': { breaks: 'department-list-children', when: ['always', 'below another'] },
  'list-empty': {
    breaks: 'department-list-children',
    when: ['always', 'of a renamed department', 'of a moved department', 'below another'],
  },
  'list-ends-at-20': { breaks: 'department-list-children', when: ['always'] },
  'list-keeps-moved': { breaks: 'department-move', when: ['always'] },
} as const satisfies Places;

import type { Places } from './violation.ts';

/** Injectable faults in how a fake server handles the department tree and department updates. */
export const departments = {
  'create-ignores-parent': {
    breaks: 'department-create-with-parent',
    when: ['always', 'again', 'below another', 'with children'],
  },
  'create-below-grandparent': { breaks: 'department-create-with-parent', when: ['always'] },
  'create-lost': { breaks: 'department-create-offered', when: ['always', 'every second time', 'at the top'] },
  'read-of-another': { breaks: 'department-read-offered', when: ['always', 'every second time', 'below another'] },
  'empty-update-accepted': {
    breaks: 'department-empty-update-rejected',
    when: ['always', 'again', 'at the top', 'below another'],
  },
  'empty-update-status': { breaks: 'department-empty-update-rejected', when: ['always'] },
  'empty-update-code': {
    breaks: 'department-empty-update-code',
    when: ['other', 'other below another', 'underlined', 'lower case'],
  },
  'empty-update-late': { breaks: 'department-empty-update-rejected', when: ['always'] },
  'rename-ignored': {
    breaks: 'department-rename',
    when: {
      always: 'department-rename',
      update: 'department-rename',
      both: 'department-rename-and-move',
      'again for the object': 'department-rename',
      'with children': 'department-rename',
      'back to the old name': 'department-rename',
      'of a moved department': 'department-rename',
      'at the top': 'department-rename',
    },
  },
  'rename-moves': { breaks: 'department-rename', when: ['always', 'below another'] },
  'rename-of-children': { breaks: 'department-rename', when: ['always'] },
  'rename-of-parent': { breaks: 'department-rename', when: ['always', 'beside several'] },
  'rename-of-sibling': { breaks: 'department-rename', when: ['always'] },
  'move-ignored': {
    breaks: 'department-move',
    when: {
      always: 'department-move',
      move: 'department-move',
      both: 'department-rename-and-move',
      'again for the object': 'department-move',
      'below another': 'department-move',
      'with children': 'department-move',
      'of a moved department': 'department-move',
      'of a renamed department': 'department-move',
      'below a sibling': 'department-move',
      'beside others': 'department-move',
    },
  },
  'cycle-accepted': { breaks: 'department-tree', when: ['always', 'itself', 'a descendant'] },
  'cycle-late': { breaks: 'department-tree', when: ['always', 'itself', 'a descendant'] },
  'both-refused': { breaks: 'department-rename-and-move', when: ['always', 'below another', 'again'] },
  'move-renames': { breaks: 'department-move', when: ['always'] },
  'move-leaves-children': { breaks: 'department-depth-follows-move', when: ['always'] },
  'move-one-level-too-high': { breaks: 'department-move', when: ['always', 'again'] },
  'move-takes-siblings': { breaks: 'department-move', when: ['always'] },
  'move-leaves-copy': { breaks: 'department-move', when: ['always', 'again'] },
  'update-half-applied': {
    breaks: 'department-rename-blank-rejected',
    when: {
      'blank name': 'department-rename-blank-rejected',
      'two slashes': 'department-rename-double-slash-rejected',
      'long name': 'department-rename-1001-rejected',
      'name of a sibling': 'department-move-sibling-name-rejected',
    },
  },
  'update-passes-members-up': { breaks: 'department-update-keeps-members', when: ['update', 'move', 'both'] },
  'update-clears-members': { breaks: 'department-update-keeps-members', when: ['always', 'update', 'move', 'both'] },
  'update-clears-grants': { breaks: 'department-update-keeps-members', when: ['update', 'move'] },
} as const satisfies Places;

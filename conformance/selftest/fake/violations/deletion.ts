import type { Places } from './violation.ts';

/** Injectable faults in how a fake server deletes departments. */
export const deletion = {
  'delete-does-nothing': {
    breaks: 'department-delete-removes',
    when: ['always', 'again', 'below another', 'at the top', 'with children', 'with members', 'with grants'],
  },
  'deleted-still-read': { breaks: 'department-delete-removes', when: ['always', 'below another'] },
  'deleted-still-listed': { breaks: 'department-delete-removes', when: ['always', 'with members'] },
  'deleted-still-updated': { breaks: 'department-delete-removes', when: ['always'] },
  'deleted-takes-members': { breaks: 'department-delete-removes', when: ['always'] },
  'deleted-takes-children': { breaks: 'department-delete-removes', when: ['always'] },
  'delete-leaves-descendants': {
    breaks: 'department-delete-removes-descendants',
    when: ['always', 'from the second item', 'for the last item', 'grandchildren', 'with members', 'with children'],
  },
  'delete-lifts-descendants': { breaks: 'department-delete-removes-descendants', when: ['always'] },
  'delete-leaves-grants': {
    breaks: 'department-delete-removes-grants',
    when: {
      always: 'department-delete-removes-grants',
      'below another': 'department-delete-removes-grants',
      'at the top': 'department-delete-removes-own-grants',
      itself: 'department-delete-removes-own-grants',
      'itself with children': 'department-delete-removes-own-grants',
      'for the last item': 'department-delete-removes-grants',
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
      itself: 'department-delete-removes-own-memberships',
      'itself with several members': 'department-delete-removes-own-memberships',
      'of several members': 'department-delete-removes-memberships',
      'for the last item': 'department-delete-removes-memberships',
      grandchildren: 'department-delete-removes-memberships',
    },
  },
  'delete-removes-users': {
    breaks: 'department-delete-keeps-users',
    when: [
      'always',
      'below another',
      'at the top',
      'for the last item',
      'from the second item',
      'grandchildren',
      'without another department',
    ],
  },
  'delete-marks-users': {
    breaks: 'department-delete-keeps-users',
    when: ['always', 'below another', 'at the top', 'grandchildren', 'for the last item', 'without another department'],
  },
  'delete-removes-cousins': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-nephews': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-clears-parent': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-grants-of-siblings': { breaks: 'department-delete-removes-grants', when: ['always'] },
  'delete-clears-siblings': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-siblings': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-parent': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-removes-namesakes': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-ends-other-memberships': { breaks: 'department-delete-spares-rest', when: ['always'] },
} as const satisfies Places;

import type { Places } from './violation.ts';

const rowsOfFilters = {
  id: 'users-filter-id',
  email: 'users-filter-email',
  department: 'users-filter-department',
} as const;

const rowsOfKeys = {
  admin: 'admin-token-needs-key',
  documents: 'documents-token-needs-key',
  always: 'admin-token-needs-key',
  'documents after a known key': 'documents-token-needs-key',
} as const;

export const users = {
  'two-filters-accepted': {
    breaks: 'users-single-primary-filter',
    when: [
      'always',
      'id+email',
      'id+department',
      'email+department',
      'id+email+department',
      'with deleted',
      'again',
      'of two people',
      'the first time',
    ],
  },
  'users-filter-ignored': {
    breaks: 'users-filter-id',
    when: {
      id: 'users-filter-id',
      email: 'users-filter-email',
      department: 'users-filter-department',
      'with deleted': 'users-include-deleted-combines',
    },
  },
  'users-filter-by-prefix': { breaks: 'users-filter-id', when: { id: 'users-filter-id', email: 'users-filter-email' } },
  'users-filter-by-part': { breaks: 'users-filter-id', when: ['id'] },
  'users-filter-by-end': { breaks: 'users-filter-id', when: { id: 'users-filter-id', email: 'users-filter-email' } },
  'users-filter-finds-nobody': {
    breaks: 'users-filter-id',
    when: rowsOfFilters,
  },
  'users-filter-adds-one': {
    breaks: 'users-filter-id',
    when: rowsOfFilters,
  },
  'users-of-department-miss': {
    breaks: 'users-filter-department',
    when: [
      'for the last item',
      'for the first of several',
      'beyond 100 items',
      'beyond 10 items',
      'beyond 250 items',
      'for the 500th item',
      'for the second half',
    ],
  },
  'users-of-department-stale': { breaks: 'users-filter-department', when: ['always'] },
  'users-of-department-repeated': { breaks: 'users-filter-department', when: ['always', 'beyond 100 items'] },
  'users-list-misses': {
    breaks: 'users-list-offered',
    when: [
      'always',
      'for the last item',
      'for the first of several',
      'beyond 100 items',
      'beyond 250 items',
      'for the 500th item',
      'for the second half',
    ],
  },
  'users-list-repeats': { breaks: 'users-list-offered', when: ['always', 'beyond 100 items'] },
  'users-list-of-others': { breaks: 'administration-current-tenant', when: ['always', 'id', 'email', 'list'] },
  'users-deleted-lost': { breaks: 'users-include-deleted-finds-deleted', when: ['always', 'id', 'again'] },
  'users-deleted-refused': { breaks: 'users-include-deleted-combines', when: ['always', 'id', 'email', 'department'] },
  'users-deleted-alone': { breaks: 'users-include-deleted-combines', when: ['always', 'id', 'email', 'department'] },
  'export-empty': { breaks: 'users-export-offered', when: ['always', 'again'] },
  'export-misses': {
    breaks: 'users-export-offered',
    when: [
      'from the second item',
      'for the first of several',
      'for the last item',
      'beyond 100 items',
      'for the second half',
    ],
  },
  'export-of-others': { breaks: 'administration-current-tenant', when: ['always'] },
  'export-is-json': { breaks: 'users-export-offered', when: ['always'] },
} as const satisfies Places;

export const imports = {
  'import-forgotten': { breaks: 'user-import-tracked', when: ['always', 'again', 'every second time'] },
  'import-not-read': { breaks: 'user-import-status-offered', when: ['always', 'again'] },
  'import-of-another': { breaks: 'user-import-status-offered', when: ['always', 'every second time'] },
  'import-state-hidden': { breaks: 'user-import-status-offered', when: ['always', 'again'] },
  'import-list-empty': { breaks: 'user-import-tracked', when: ['always'] },
  'import-not-applied': {
    breaks: 'user-import-applies',
    when: ['always', 'from the second item', 'for the last item', 'for the first of several'],
  },
  'import-lost': { breaks: 'user-import-offered', when: ['always', 'every second time'] },
  'import-list-refused': { breaks: 'user-imports-list-offered', when: ['always', 'again', 'every second time'] },
  'import-summary-hidden': { breaks: 'user-import-has-summary', when: ['always', 'again', 'waiting'] },
  'import-refused': { breaks: 'user-import-offered', when: ['always', 'again'] },
  'summary-refused': { breaks: 'user-import-summary-offered', when: ['always', 'again', 'every second time'] },
  'acknowledge-unknown': { breaks: 'user-import-acknowledge-offered', when: ['always', 'again'] },
  'acknowledge-not-built': { breaks: 'user-import-acknowledge-offered', when: ['always'] },
  'cancel-unknown': { breaks: 'user-import-cancel-offered', when: ['always', 'again'] },
  'cancel-not-built': { breaks: 'user-import-cancel-offered', when: ['always'] },
  'cancel-ignored': { breaks: 'user-import-cancel-ends', when: ['always', 'again'] },
  'cancel-applies': { breaks: 'user-import-cancel-ends', when: ['always', 'again', 'acknowledged'] },
  'cancel-of-another': { breaks: 'user-import-cancel-ends', when: ['always', 'again'] },
  'import-errors-empty': {
    breaks: 'user-import-errors-offered',
    when: { import: 'user-import-errors-offered', summary: 'user-import-summary-errors-offered' },
  },
  'import-errors-blank': {
    breaks: 'user-import-errors-offered',
    when: { import: 'user-import-errors-offered', summary: 'user-import-summary-errors-offered' },
  },
  'import-errors-of-another': {
    breaks: 'user-import-errors-offered',
    when: { import: 'user-import-errors-offered', summary: 'user-import-summary-errors-offered' },
  },
} as const satisfies Places;

export const tenancy = {
  'tenant-open': {
    breaks: 'administration-current-tenant',
    when: [
      'always',
      'read',
      'list',
      'update',
      'move',
      'delete',
      'members',
      'parent',
      'job',
      'access-read',
      'access-change',
      'import-read',
      'import-list',
      'import-errors',
      'acknowledge',
      'cancel',
      'assign',
      'users-of-department',
      'move-below',
      'member',
      'list-of-top',
    ],
  },
} as const satisfies Places;

const guarded = ['always', 'access-read', 'access-change', 'members', 'jobs', 'roles'];
export const tokens = {
  'token-not-needed': { breaks: 'access-control-without-token-rejected', when: [...guarded, 'members-remove'] },
  'token-forged-accepted': { breaks: 'access-control-forged-token-rejected', when: guarded },
  'signature-end-unchecked': { breaks: 'access-control-forged-token-rejected', when: guarded },
  'plain-user-accepted': {
    breaks: 'access-control-plain-user-rejected',
    when: [...guarded, 'members-remove'],
  },
  'plain-user-late': { breaks: 'access-control-plain-user-rejected', when: ['access-change', 'members', 'roles'] },
  'token-forged-late': { breaks: 'access-control-forged-token-rejected', when: ['access-change', 'members', 'roles'] },
  'admin-refused': { breaks: 'access-control-admin-accepted', when: guarded },
  'super-admin-refused': { breaks: 'access-control-super-admin-accepted', when: guarded },
  'flag-ignored': {
    breaks: 'access-control-without-flag-rejected',
    when: [...guarded.filter((area) => area !== 'jobs'), 'members-remove'],
  },
  'flag-late': { breaks: 'access-control-without-flag-rejected', when: ['members', 'roles'] },
  'key-unknown-accepted': {
    breaks: 'admin-token-needs-key',
    when: rowsOfKeys,
  },
  'key-missing-accepted': {
    breaks: 'admin-token-needs-key',
    when: rowsOfKeys,
  },
  'token-opaque': {
    breaks: 'admin-token-jwt',
    when: { admin: 'admin-token-jwt', documents: 'documents-token-jwt', always: 'admin-token-jwt' },
  },
  'token-without-signature': {
    breaks: 'admin-token-jwt',
    when: { admin: 'admin-token-jwt', documents: 'documents-token-jwt' },
  },
  'token-claims-no-json': {
    breaks: 'admin-token-jwt',
    when: { admin: 'admin-token-jwt', documents: 'documents-token-jwt' },
  },
  'token-refused': {
    breaks: 'documents-token-offered',
    when: { documents: 'documents-token-offered', again: 'admin-token-offered' },
  },
  'token-hidden': {
    breaks: 'documents-token-offered',
    when: { documents: 'documents-token-offered', again: 'admin-token-offered' },
  },
  'token-useless': {
    breaks: 'admin-token-offered',
    when: { admin: 'admin-token-offered', documents: 'documents-token-offered' },
  },
} as const satisfies Places;

import { bindingOf } from '../published/binding-of.ts';
import { readsValue, usesInput } from '../target/binding-use.ts';
import type { Existing, Target } from '../target/types.ts';

interface NeedEntry {
  remedy: string;
  isSupplied: (target: Target) => boolean;
  mayBe?: Absence;
}

/**
 * `not observable` means that no operation shows whether the target meets the requirement. `not applicable` means that
 * the requirement does not apply, for example because the target lacks a feature.
 */
export type Absence = 'not observable' | 'not applicable';

export const narrowing = [
  'narrow',
  'narrowPrincipalId',
  'narrowPrincipalName',
  'narrowPrincipalPath',
  'narrowPermission',
] as const;

function named(name: keyof Existing, more = ''): NeedEntry {
  return { remedy: `existing.${name}${more}`, isSupplied: ({ existing }) => existing?.[name] !== undefined };
}

function always(remedy: string, mayBe: Absence): NeedEntry {
  return { remedy, isSupplied: () => true, mayBe };
}

const table = {
  'user-credential': {
    remedy: 'credentials.user, a caller who is not an admin',
    isSupplied: ({ credentials }) => credentials.user !== undefined,
  },
  'super-admin-credential': {
    remedy: 'credentials.superAdmin',
    isSupplied: ({ credentials }) => credentials.superAdmin !== undefined,
  },
  'other-tenant': {
    remedy: 'tenants.other with the credential of an admin of a second tenant',
    isSupplied: ({ tenants }) => tenants?.other !== undefined,
  },
  'tenant-without-flag': {
    remedy:
      'tenants.withoutFlag with a credential and with the departmentId, folderId and folderPath of objects in that tenant',
    isSupplied: ({ tenants }) => tenants?.withoutFlag !== undefined,
  },
  'hr-managed-tenant': {
    remedy: 'tenants.hrManaged with a credential',
    isSupplied: ({ tenants }) => tenants?.hrManaged !== undefined,
    mayBe: 'not applicable',
  },
  'role-directory': {
    remedy: 'tenants.hrManaged.directory, or a binding of readJob that reads externalSync',
    isSupplied: showsSync,
    mayBe: 'not observable',
  },
  'directory-window': {
    remedy: 'tenants.hrManaged.directory, a request that reads the external role directory',
    // A target whose jobs show the sync needs no window; a case that needs one is then not applicable.
    isSupplied: showsSync,
    mayBe: 'not observable',
  },
  users: {
    remedy: 'existing.users, or a binding of listUsers',
    isSupplied: (target) => Boolean(target.existing?.users ?? bindingOf(target, 'listUsers')),
  },
  'users-500': {
    remedy: 'existing.users with 501 users, or existing.unknownUserId',
    isSupplied: (target) => {
      const { unknownUserId, users } = target.existing ?? {};
      return Boolean(unknownUserId ?? (users ? users.length > 500 : bindingOf(target, 'listUsers')));
    },
  },
  'user-role-shown': {
    remedy: 'a binding of listUsers that reads roleId, or observe.userRoles',
    isSupplied: (target) =>
      target.observe?.userRoles !== undefined || readsValue(bindingOf(target, 'listUsers'), 'roleId'),
    mayBe: 'not observable',
  },
  'import-summary': {
    remedy: 'a binding of readUserImport that reads summary, or observe.importSummary',
    isSupplied: (target) =>
      target.observe?.importSummary !== undefined || readsValue(bindingOf(target, 'readUserImport'), 'summary'),
    mayBe: 'not observable',
  },
  'import-acknowledgement': always('an effect of an acknowledgement that an operation shows', 'not observable'),
  'access-narrowing': {
    remedy: 'a binding of readAccess with an input that filters the list, for example narrow or narrowPrincipalId',
    isSupplied: (target) => narrowing.some((input) => usesInput(bindingOf(target, 'readAccess'), input)),
  },
  'unknown-user-ids': named('unknownUserId', ', an id that no user has'),
  'failing-submission': {
    remedy: 'existing.failingFolder or existing.failingPrincipalId, whose access changes are known to fail',
    isSupplied: ({ existing: own }) => Boolean(own?.failingFolder ?? own?.failingFolderId ?? own?.failingPrincipalId),
    mayBe: 'not applicable',
  },
  'ended-jobs': always('an ended job that can be read again', 'not applicable'),
  'deleted-user': named('deletedUser'),
  folder: named('folder'),
  'second-folder': named('secondFolder'),
  roles: {
    remedy: 'existing.roles, or a binding of listRoles',
    isSupplied: (target) => Boolean(target.existing?.roles ?? bindingOf(target, 'listRoles')),
  },
  'two-roles': {
    remedy: 'existing.roles with two of them, or a binding of listRoles',
    isSupplied: (target) => (target.existing?.roles?.length ?? (bindingOf(target, 'listRoles') ? 2 : 0)) > 1,
  },
  'named-roles': named('roles', ', the first of which tenants.other does not have'),
  'users-file': named('usersFile'),
  'faulty-users-file': named('faultyUsersFile'),
  'provision-record': named('provisionRecordId'),
} as const satisfies Record<string, NeedEntry>;

export type Need = keyof typeof table;

const entries: Readonly<Record<Need, NeedEntry>> = table;

export function isNeed(name: string): name is Need {
  return Object.hasOwn(entries, name);
}

export function remedyOf(need: Need): string {
  const { remedy, mayBe } = entries[need];
  return mayBe === undefined ? remedy : `${remedy}; or declare it under ${absenceKeys[mayBe]}.${need}`;
}

export const absenceKeys = { 'not observable': 'notObservable', 'not applicable': 'notApplicable' } as const;

export function declarable(absence: Absence): Need[] {
  return (Object.keys(entries) as Need[]).filter((need) => entries[need].mayBe === absence);
}

export function declaredAbsence(target: Target, need: Need): { outcome: Absence; reason: string } | undefined {
  const { mayBe } = entries[need];
  const declared = mayBe && target[absenceKeys[mayBe]]?.[need];
  return mayBe && declared ? { outcome: mayBe, reason: `the target file declares ${need}: ${declared}` } : undefined;
}

export function supplies(target: Target, need: Need): boolean {
  return entries[need].isSupplied(target) && !Object.hasOwn(target.without ?? {}, need);
}

function showsSync(target: Target): boolean {
  const hasWindow = target.tenants?.hrManaged?.directory !== undefined;
  return hasWindow || readsValue(bindingOf(target, 'readJob'), 'externalSync');
}

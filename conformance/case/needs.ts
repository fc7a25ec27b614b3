import type { OperationId } from '../canonical/operations.ts';
import { bindingOf } from '../published/binding-of.ts';
import { readsValue, usesInput } from '../target/binding-use.ts';
import type { Existing, Target } from '../target/types.ts';

type Supply = (target: Target) => unknown;

/** How to supply what a test case needs, whether a target file supplies it, and whether the file may declare its absence. */
type NeedEntry = readonly [remedy: string, supply: Supply, mayBe?: Absence];

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

const existing =
  (...names: (keyof Existing)[]): Supply =>
  (target) =>
    names.some((name) => target.existing?.[name] !== undefined);
/** The file lists enough users or roles. If it lists none, the suite uses those that the operation lists. */
const atLeast =
  (count: number, name: 'users' | 'roles', operation: OperationId): Supply =>
  (target) => {
    const listed = target.existing?.[name];
    return listed ? listed.length >= count : bindingOf(target, operation);
  };
const binds =
  (operation: OperationId, value?: string): Supply =>
  (target) =>
    value === undefined ? bindingOf(target, operation) : readsValue(bindingOf(target, operation), value);
const either =
  (...supplies: Supply[]): Supply =>
  (target) =>
    supplies.some((supply) => supply(target));
const showsSync = either(({ tenants }) => tenants?.hrManaged?.directory, binds('readJob', 'externalSync'));

const table = {
  'user-credential': [
    'credentials.user, a caller who is not an admin',
    ({ credentials }) => credentials.user !== undefined,
  ],
  'super-admin-credential': ['credentials.superAdmin', ({ credentials }) => credentials.superAdmin !== undefined],
  'other-tenant': ['tenants.other with the credential of an admin of a second tenant', ({ tenants }) => tenants?.other],
  'tenant-without-flag': [
    'tenants.withoutFlag with a credential and with the departmentId, folderId and folderPath of objects in that tenant',
    ({ tenants }) => tenants?.withoutFlag,
  ],
  'hr-managed-tenant': ['tenants.hrManaged with a credential', ({ tenants }) => tenants?.hrManaged, 'not applicable'],
  'role-directory': [
    'tenants.hrManaged.directory, or a binding of readJob that reads externalSync',
    showsSync,
    'not observable',
  ],
  // A target whose jobs show the sync needs no window; a case that needs one is then not applicable.
  'directory-window': [
    'tenants.hrManaged.directory, a request that reads the external role directory',
    showsSync,
    'not observable',
  ],
  users: ['existing.users, or a binding of listUsers', atLeast(1, 'users', 'listUsers')],
  'two-users': [
    'existing.users with two users, or no existing.users and a binding of listUsers',
    atLeast(2, 'users', 'listUsers'),
  ],
  'users-500': [
    'existing.users with 501 users, or existing.unknownUserId',
    either(existing('unknownUserId'), atLeast(501, 'users', 'listUsers')),
  ],
  'user-role-shown': [
    'a binding of listUsers that reads roleId, or observe.userRoles',
    either(({ observe }) => observe?.userRoles, binds('listUsers', 'roleId')),
    'not observable',
  ],
  'import-summary': [
    'a binding of readUserImport that reads summary, or observe.importSummary',
    either(({ observe }) => observe?.importSummary, binds('readUserImport', 'summary')),
    'not observable',
  ],
  'import-acknowledgement': ['an effect of an acknowledgement that an operation shows', () => true, 'not observable'],
  'access-narrowing': [
    'a binding of readAccess with an input that filters the list, for example narrow or narrowPrincipalId',
    (target) => narrowing.some((input) => usesInput(bindingOf(target, 'readAccess'), input)),
  ],
  'unknown-user-ids': ['existing.unknownUserId, an id that no user has', existing('unknownUserId')],
  'failing-submission': [
    'existing.failingFolder or existing.failingPrincipalId, whose access changes are known to fail',
    existing('failingFolder', 'failingFolderId', 'failingPrincipalId'),
    'not applicable',
  ],
  'ended-jobs': ['an ended job that can be read again', () => true, 'not applicable'],
  'deleted-user': ['existing.deletedUser', existing('deletedUser')],
  folder: ['existing.folder', existing('folder')],
  'second-folder': ['existing.secondFolder', existing('secondFolder')],
  roles: ['existing.roles, or a binding of listRoles', atLeast(1, 'roles', 'listRoles')],
  'two-roles': [
    'existing.roles with two roles, or no existing.roles and a binding of listRoles',
    atLeast(2, 'roles', 'listRoles'),
  ],
  'named-roles': ['existing.roles, with roles that tenants.other does not have', existing('roles')],
  'users-file': ['existing.usersFile', existing('usersFile')],
  'faulty-users-file': ['existing.faultyUsersFile', existing('faultyUsersFile')],
  'provision-record': ['existing.provisionRecordId', existing('provisionRecordId')],
} as const satisfies Record<string, NeedEntry>;

export type Need = keyof typeof table;

const entries: Readonly<Record<Need, NeedEntry>> = table;

export function isNeed(name: string): name is Need {
  return Object.hasOwn(entries, name);
}

export function remedyOf(need: Need): string {
  const [remedy, , mayBe] = entries[need];
  return mayBe === undefined ? remedy : `${remedy}; or declare it under ${absenceKeys[mayBe]}.${need}`;
}

export const absenceKeys = { 'not observable': 'notObservable', 'not applicable': 'notApplicable' } as const;

export function declarable(absence: Absence): Need[] {
  return Object.keys(entries)
    .filter(isNeed)
    .filter((need) => entries[need][2] === absence);
}

export function declaredAbsence(target: Target, need: Need): { outcome: Absence; reason: string } | undefined {
  const [, , mayBe] = entries[need];
  const declared = mayBe && target[absenceKeys[mayBe]]?.[need];
  return mayBe && declared ? { outcome: mayBe, reason: `the target file declares ${need}: ${declared}` } : undefined;
}

export function supplies(target: Target, need: Need): boolean {
  const [, supply] = entries[need];
  return Boolean(supply(target)) && !Object.hasOwn(target.without ?? {}, need);
}

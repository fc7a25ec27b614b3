import type { Case, Need } from '../case/case.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { Target } from '../target/types.ts';
import { fiveHundred } from './user-pool.ts';

/** Why a target can't be asked a case at all; undefined where it can. */
export function obstacleTo({ operations, needs }: Case, target: Target) {
  const unbound = operations.find((operation) => !bindingOf(target, operation));
  if (unbound) return { outcome: 'unbound', reason: `the target does not bind ${unbound}` } as const;
  const lacking = needs?.find((need) => !supplies(target, need));
  if (!lacking) return undefined;
  return { outcome: 'unsupported', reason: `the target file must supply ${remedies[lacking]}` } as const;
}

/** What the target file has to say for each need. */
export const remedies: Record<Need, string> = {
  'user-credential': 'credentials.user, a caller who is no admin',
  'other-tenant': 'tenants.other with the credential of an admin of a second tenant',
  'tenant-without-flag': 'tenants.withoutFlag with a credential, a jobId, a departmentId and a folderId of it',
  'hr-managed-tenant': 'tenants.hrManaged with a credential',
  'failing-submission': 'existing.failingFolderId, a folder whose access change is known to fail',
  users: 'existing.users, or a binding of listUsers',
  'users-500': fiveHundred,
  'deleted-user': 'existing.deletedUser',
  folder: 'existing.folder',
  roles: 'existing.roles',
  'unknown-user-ids': 'existing.unknownUserId, how an id that no user has is spelled',
  'super-admin-credential': 'credentials.superAdmin',
  'second-folder': 'existing.secondFolder',
  'access-narrowing': 'a binding of readAccess with the input narrow',
  'two-roles': 'existing.roles with two of them',
  'user-role-shown': 'a binding of listUsers that reads roleId',
  'role-directory': 'tenants.hrManaged.directory, or a binding of readJob that reads externalSync',
  'directory-window': 'tenants.hrManaged.directory, a window on the external role directory',
  'users-file': 'existing.usersFile',
  'faulty-users-file': 'existing.faultyUsersFile',
  'provision-record': 'existing.provisionRecordId',
};

/** Whether a target can show what a need is about. */
export function supplies(target: Target, need: Need): boolean {
  const { credentials, tenants = {}, existing = {} } = target;
  const supplied: Record<Need, unknown> = {
    'user-credential': credentials.user,
    'other-tenant': tenants.other,
    'tenant-without-flag': tenants.withoutFlag,
    'hr-managed-tenant': tenants.hrManaged,
    'failing-submission': existing.failingFolderId,
    users: existing.users ?? bindingOf(target, 'listUsers'),
    'users-500':
      existing.unknownUserId ?? (existing.users ? existing.users.length > 500 : bindingOf(target, 'listUsers')),
    'deleted-user': existing.deletedUser,
    folder: existing.folder,
    roles: existing.roles,
    'unknown-user-ids': existing.unknownUserId,
    'super-admin-credential': credentials.superAdmin,
    'second-folder': existing.secondFolder,
    'access-narrowing': JSON.stringify(bindingOf(target, 'readAccess')?.query ?? {}).includes('{narrow}'),
    'two-roles': (existing.roles?.length ?? 0) > 1,
    'user-role-shown': JSON.stringify(bindingOf(target, 'listUsers')?.answer ?? {}).includes('roleId'),
    'role-directory':
      tenants.hrManaged?.directory ??
      JSON.stringify(bindingOf(target, 'readJob')?.answer ?? {}).includes('externalSync'),
    'directory-window': tenants.hrManaged?.directory,
    'users-file': existing.usersFile,
    'faulty-users-file': existing.faultyUsersFile,
    'provision-record': existing.provisionRecordId,
  };
  return Boolean(supplied[need]) && !Object.hasOwn(target.without ?? {}, need);
}

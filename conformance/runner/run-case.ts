import { bindingOf } from '../contract/bindings.ts';
import type { Target } from '../target/types.ts';
import { type ApiParts, createApi } from './api.ts';
import { Blocked, Failure, Halted, Unsupported } from './failure.ts';
import { NoAnswer } from './http.ts';
import type { Case, CaseRecord, Exchange, Need, Outcome } from './model.ts';
import { fiveHundred } from './user-pool.ts';

type Ending = Pick<CaseRecord, 'outcome' | 'reason' | 'expected' | 'actual' | 'blockedBy'> & {
  exchange: Exchange | null;
};

/** Runs one case and says how it ended; whatever it throws becomes an outcome. */
export async function runCase(parts: ApiParts, each: Case, level: string): Promise<CaseRecord> {
  const exchanges: Exchange[] = [];
  const begun = parts.now();
  const { exchange, ...ending } = await end(parts, each, level, exchanges);
  const decisive = exchange === null ? -1 : exchanges.indexOf(exchange);
  const { id, requirement, title, verdict, operations } = each;
  return {
    id,
    requirement,
    title,
    verdict,
    operations,
    ...ending,
    exchanges,
    decisive: decisive < 0 ? null : decisive,
    milliseconds: Math.round(parts.now() - begun),
  };
}

async function end(parts: ApiParts, each: Case, level: string, exchanges: Exchange[]): Promise<Ending> {
  const unbound = each.operations.find((operation) => !bindingOf(parts.target, operation));
  if (unbound) return ending('unbound', `the target does not bind ${unbound}`);
  const lacking = each.needs?.find((need) => !supplies(parts.target, need));
  if (lacking) return ending('unsupported', `the target file must supply ${remedies[lacking]}`);
  try {
    await each.run(createApi(parts, each, exchanges));
    return ending('passed', null);
  } catch (error) {
    return endingOf(error, level);
  } finally {
    await parts.users.giveBack(each.id);
  }
}

function endingOf(error: unknown, level: string): Ending {
  if (error instanceof Failure) {
    const { message, expected, actual, exchange } = error;
    const outcome = level === 'recommended' ? 'warned' : 'failed';
    return { outcome, reason: message, expected, actual, blockedBy: null, exchange };
  }
  if (error instanceof Blocked) return { ...ending('blocked', error.message), blockedBy: error.by };
  if (error instanceof Unsupported) return ending('unsupported', error.message);
  if (error instanceof Halted) return ending('untested', error.message);
  if (error instanceof NoAnswer) return ending('error', error.message);
  return ending('error', `the case itself broke: ${error instanceof Error ? error.message : String(error)}`);
}

function ending(outcome: Outcome, reason: string | null): Ending {
  return { outcome, reason, expected: null, actual: null, blockedBy: null, exchange: null };
}

/** What the target file has to say for each need. */
const remedies: Record<Need, string> = {
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
  'role-directory': 'a binding of readJob that reads externalSync, what a job says of the external role directory',
  'users-file': 'existing.usersFile',
  'faulty-users-file': 'existing.faultyUsersFile',
  'provision-record': 'existing.provisionRecordId',
};

function supplies(target: Target, need: Need): boolean {
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
    'role-directory': JSON.stringify(bindingOf(target, 'readJob')?.answer ?? {}).includes('externalSync'),
    'users-file': existing.usersFile,
    'faulty-users-file': existing.faultyUsersFile,
    'provision-record': existing.provisionRecordId,
  };
  return Boolean(supplied[need]) && !Object.hasOwn(target.without ?? {}, need);
}

import { type Api, type ItemsOf, Shared } from '../../case/api.ts';
import type { CallerName } from '../../case/caller.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Failure, Unjudged } from '../../case/failure.ts';
import { parseJson } from '../../json.ts';
import { endOf } from '../jobs/steps.ts';
import { textsIn } from '../platform/field-names.ts';
import { asSetup, mustRejectNoRows } from '../proofs.ts';
import { repeatedly } from '../user-imports/steps.ts';
import { written } from '../written.ts';
import { noteRoles } from './steps.ts';

const as = 'hr-managed-tenant';

interface Row {
  userId: string;
  roleId: string;
}

async function assign(api: Api, assignments: Row[]): Promise<Reply<'readJob'>> {
  const reply = await api.call('replaceRoleAssignments', { assignments }, as);
  if (!reply.values.jobId) throw new Blocked('replaceRoleAssignments', `it was refused with ${reply.status}`);
  return endOfHr(api, reply.values.jobId);
}

function endOfHr(api: Api, jobId: string): Promise<Reply<'readJob'>> {
  return asSetup('readJob', () => endOf(api, jobId, as));
}

/** Returns the id of a role, because a directory may contain the id or the unique name of a custom role. */
async function directoryRole(api: Api, userId?: string, caller: CallerName = as): Promise<string | undefined> {
  const shown = (await api.directory(userId))?.role;
  const roles = await listedRoles(api, caller);
  const [named, ...others] = roles.filter(({ name }) => name === shown);
  return named?.id && others.length === 0 && !roles.some(({ id }) => id === shown) ? named.id : shown;
}

async function withAnotherRole(
  api: Api,
  userId: string,
  look: (job: Reply<'readJob'>, roleId: string) => Promise<void>,
) {
  const before = await directoryRole(api);
  const { id: named } = await api.existing('hrRole');
  const custom = await customRoles(api);
  const roleId = [named, ...custom].find((id) => id !== before) ?? named;
  noteRole(api, userId, before !== undefined && custom.includes(before) ? before : undefined);
  await look(await assign(api, [...(await others(api, userId)), { userId, roleId }]), roleId);
}

/** The role templates of a run do not change, so that one request per caller is enough. */
const roleLists = new WeakMap<Api['given'], Map<CallerName, Promise<ItemsOf<'listRoles'>>>>();

function listedRoles(api: Api, caller: CallerName): Promise<ItemsOf<'listRoles'>> {
  const lists = roleLists.get(api.given) ?? new Map<CallerName, Promise<ItemsOf<'listRoles'>>>();
  roleLists.set(api.given, lists);
  const list = lists.get(caller) ?? api.list('listRoles', { type: 'custom' }, caller);
  lists.set(caller, list);
  return list;
}

async function customRoles(api: Api): Promise<string[]> {
  return (await listedRoles(api, as)).flatMap(({ id }) => id ?? []);
}

/** The run changes only the role of the user that it borrows. */
const usersOfTenant = new Shared((api) => api.list('listUsers', {}, as));

/** Returns a row that gives another user of the tenant the role that the user already has, if there is such a user. */
async function others(api: Api, userId: string): Promise<Row[]> {
  const custom = await customRoles(api);
  const users = await api.once(usersOfTenant);
  const other = users.find(({ id, roleId, deleted }) => id !== userId && !deleted && custom.includes(roleId ?? ''));
  return other?.id && other.roleId ? [{ userId: other.id, roleId: other.roleId }] : [];
}

/** Returns undefined if the role is not a custom role, because the suite can assign only custom roles. */
async function listedRole(api: Api, userId: string): Promise<string | undefined> {
  const { values } = await api.call('listUsers', { id: userId }, as);
  const role = values.items?.find(({ id }) => id === userId)?.roleId;
  return role && (await customRoles(api)).includes(role) ? role : undefined;
}

/** The clean-up at the end of the run restores the role. */
function noteRole(api: Api, userId: string, role: string | undefined): void {
  if (role !== undefined) api.recordRoles(as, [[userId, role]]);
}

async function mustReportSync(api: Api, userId: string): Promise<void> {
  const { id: roleId } = await api.existing('hrRole');
  noteRole(api, userId, await listedRole(api, userId));
  for (let times = 0; times < 2; times += 1) {
    const job = await assign(api, [{ userId, roleId }]);
    const row = job.values.entries?.find(({ id }) => id === userId);
    api.expect.equal(row?.externalSync, 'synced', 'The job reports the row as synced', job);
  }
}

async function expectSynced(api: Api): Promise<void> {
  const userId = await api.borrowedHrUser();
  if (!api.hasDirectory) {
    await mustReportSync(api, userId);
    return mustRejectNoRows(api, as);
  }
  await withAnotherRole(api, userId, async (job, roleId) => {
    await expectArrival(api, job, roleId);
    const { values } = await api.call('listUsers', { id: userId }, as);
    const shown = values.items?.find(({ id }) => id === userId)?.roleId ?? roleId;
    api.expect.equal(shown, roleId, 'The user also has the new role in the tenant', job);
  });
}

async function expectArrival(api: Api, job: Reply<'readJob'>, roleId: string): Promise<void> {
  let shown: string | undefined;
  const isThere = async () => {
    shown = await directoryRole(api);
    return shown === roleId;
  };
  await api
    .eventually(async () => job, isThere, 'The directory has the new role')
    .catch((error) => {
      if (!(error instanceof Failure)) throw error;
      api.expect.equal(shown ?? null, roleId, 'The directory has the id or the name of the new role', job);
    });
}

function mustHaveWindow(api: Api): void {
  if (!api.hasDirectory) throw new Unjudged('the target file names no request that reads the role directory');
}

/** Requires that the directory does not get a role that the target refuses. */
async function expectRefusedRowKept(api: Api): Promise<void> {
  mustHaveWindow(api);
  const userId = await api.borrowedHrUser();
  const roleId = api.unknownId('role');
  const assignments = [...(await others(api, userId)), { userId, roleId }];
  const reply = await api.call('replaceRoleAssignments', { assignments }, as);
  const job = reply.values.jobId ? await endOfHr(api, reply.values.jobId) : undefined;
  const { values } = await api.call('listUsers', { id: userId }, as);
  const local = values.items?.find(({ id }) => id === userId)?.roleId;
  const outcome = job?.values.entries?.find(({ id }) => id === userId)?.outcome ?? job?.values.state;
  const isRefused = !reply.ok || outcome === 'failed' || (Boolean(local) && local !== roleId);
  if (!isRefused) throw new Unjudged('the target accepts the assignment of an unknown role');
  // Reads the directory several times, because a role can arrive late.
  const isKept = repeatedly(async () => (await directoryRole(api)) !== roleId, 3);
  await api.eventually(async () => reply, isKept, 'The directory does not have the role of a refused row');
  await withAnotherRole(api, userId, async (accepted, role) => {
    await asSetup('replaceRoleAssignments', () => expectArrival(api, accepted, role));
  });
}

/** A window that shows every user with a role can be a view of the roles and no external directory. */
async function mustMissSomebody(api: Api): Promise<void> {
  const { values } = await api.call('listUsers', {});
  const withRole = (values.items ?? []).filter(({ id, roleId, deleted }) => id && roleId && !deleted).slice(0, 20);
  for (const { id } of withRole) if (!(id && (await api.directory(id)))) return;
  if (withRole.length === 0) return;
  throw new Unjudged('the window shows all users with a role, so it may not be an external directory');
}

/** Requires that an assignment in a tenant without an HR system is not reported as synced and changes no entry. */
async function expectOrdinaryKept(api: Api): Promise<void> {
  const [userId = ''] = (await api.borrowedUserIds(1)).ids;
  const isOfBoth = (await api.list('listUsers', { id: userId }, as)).length > 0;
  if (isOfBoth) throw new Unjudged('the user is also in the HR-managed tenant');
  const hasWindow = api.hasDirectory && api.hasDirectoryOf(userId);
  const before = hasWindow ? await directoryRole(api, userId, 'admin') : undefined;
  const roleId = (await api.existing(before === (await api.existing('role')).id ? 'secondRole' : 'role')).id;
  await noteRoles(api, [userId]);
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
  const job = reply.values.jobId ? await api.outcome(reply.values.jobId) : undefined;
  if (job?.state !== 'succeeded')
    throw new Blocked('replaceRoleAssignments', `a plain assignment is refused: ${reply.status}`);
  const row = job.reply.values.entries?.find(({ id }) => id === userId);
  api.expect.true(row?.externalSync !== 'synced', 'The job does not report the row as synced', job.reply);
  mustHaveWindow(api);
  if (!hasWindow) throw new Unjudged('the role directory cannot be asked for other users');
  await mustMissSomebody(api);
  const isKept = repeatedly(async () => (await directoryRole(api, userId, 'admin')) !== roleId, 3);
  await api.eventually(async () => reply, isKept, 'The directory does not get a role of a tenant without an HR system');
}

/** Requires that the directory has no text from the list of users that belongs only to this user and to no role. */
async function expectNothingPersonal(api: Api, userId: string, rest: unknown, job: Reply<'readJob'>): Promise<void> {
  const { exchange } = await api.call('listUsers', {}, as);
  const texts = textsIn(parseJson((await api.call('listUsers', { id: userId }, as)).exchange.responseBody ?? ''));
  const isShared = (text: string) => (exchange.responseBody ?? '').split(JSON.stringify(text)).length > 2;
  const allowed = new Set([userId, ...textsIn(await listedRoles(api, as))]);
  const personal = texts.filter((text) => !allowed.has(text) && text.length > 2 && !isShared(text));
  const sent = textsIn(rest).filter((text) => personal.includes(text));
  api.expect.equal(sent, [], 'The directory entry has no other data of the user', job);
}

/**
 * If the suite cannot read the user directory, the test cases check only the result of the assignment job. The check
 * for damaged data runs first, because some targets damage data only at the first role change.
 */
export const roleAssignmentsHr = written({
  'role-assignments-hr-role-only': async (api) => {
    mustHaveWindow(api);
    const userId = await api.borrowedHrUser();
    // The directory may have no entry before the first role is sent.
    const before = await api.directory();
    await withAnotherRole(api, userId, async (job, roleId) => {
      await asSetup('replaceRoleAssignments', () => expectArrival(api, job, roleId));
      const { rest } = (await api.directory()) ?? {};
      if (before) api.expect.equal(rest, before.rest, 'The rest of the directory entry has not changed', job);
      else await expectNothingPersonal(api, userId, rest, job);
    });
  },
  'role-assignments-hr-synced': expectSynced,
  'role-assignments-hr-ordinary-tenant': expectOrdinaryKept,
  'role-assignments-hr-refused-row': expectRefusedRowKept,
});

import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { accessListOf, folderInput, isGranted } from '../access/steps.ts';
import { hasContent, textOf } from '../content.ts';
import { childrenOf, expectUnchanged, readNow } from '../departments/steps.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import { asSetup } from '../proofs.ts';
import { keepingRoles, rolesOf } from '../role-assignments/steps.ts';
import { processOf, readable } from '../user-imports/steps.ts';
import { knownUsers } from '../users/steps.ts';

const as = 'other-tenant';
const requirement = 'administration-current-tenant';
const ended = ['succeeded', 'failed'];

type Submitting = 'updateAccess' | 'updateDepartmentMembers' | 'replaceRoleAssignments' | 'deleteDepartment';

async function settle(api: Api, { ok, values: { jobId } }: Reply<Submitting>): Promise<void> {
  if (!ok || !jobId) return;
  const ask = () => api.call('readJob', { jobId }, as);
  await api.eventually(ask, (job) => !job.ok || ended.includes(job.values.state ?? ''), 'The job ends');
}

/** Returns whether the other tenant has no department with this id. */
async function isForeign(api: Api, id: string): Promise<boolean> {
  return !(await api.call('readDepartment', { id }, as)).ok;
}

/** As another tenant, sends all write requests for a department of the tested tenant. The deletion is last. */
async function writeAll(api: Api, id: string, parent: string, user: string): Promise<void> {
  await api.call('updateDepartment', { id, name: api.name('Taken over') }, as);
  await api.call('updateDepartment', { id, parentDepartment: parent }, as);
  await api.call('createDepartment', { name: api.name('Intruder'), parentDepartment: id }, as);
  const members = { departmentId: id, operation: 'remove', members: [user] };
  await settle(api, await api.call('updateDepartmentMembers', members, as));
  await settle(api, await api.call('deleteDepartment', { id }, as));
}

/** Returns whether both tenants list the same users. */
async function areAlike(api: Api): Promise<boolean> {
  const [own, other] = [await api.call('listUsers', {}), await api.call('listUsers', {}, as)];
  const ids = ({ values }: Reply<'listUsers'>) => (values.items ?? []).map(({ id, email }) => [id, email]);
  return isDeepStrictEqual(ids(own), ids(other));
}

/** Requires that a user of the tested tenant cannot get a role of another tenant. */
async function expectNoForeignRole(api: Api, userId: string): Promise<void> {
  const own = await api.customRoleIds();
  const foreign = (await api.list('listRoles', { type: 'custom' }, as)).flatMap(({ id }) => id ?? []);
  for (const roleId of foreign.filter((role) => !own.has(role)).slice(0, 1)) {
    const before = await rolesOf(api, [userId]);
    const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
    if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
    api.expect.equal(await rolesOf(api, [userId]), before, 'The user gets no role of another tenant', reply);
  }
}

async function foreignDepartment(api: Api): Promise<string | undefined> {
  // The service description does not require that departments can be listed without a filter.
  const { values } = await api.call('listDepartments', {}, as);
  const id = values.items?.find((department) => department.id)?.id;
  return id && !(await api.call('readDepartment', { id })).ok ? id : undefined;
}

async function foreignUser(api: Api): Promise<string | undefined> {
  const { values } = await api.call('listUsers', {}, as);
  const id = values.items?.find((user) => user.id && !user.deleted)?.id;
  if (!id || (await api.call('listUsers', { id, includeDeleted: true })).values.items?.length) return undefined;
  return id;
}

/** Returns the ids of the user imports that the other tenant can list. A refusal counts as an empty list. */
async function foreignImports(api: Api) {
  const reply = await api.call('listUserImports', {}, as);
  if (!reply.ok) api.expect.rejected(reply, 'Another tenant gets its own list or a refusal');
  return reply.ok ? (await api.rest(reply, as)).map(({ id }) => id) : [];
}

/** Test cases: no request of another tenant changes or shows an object of the tested tenant. */
export const tenantIsolation: readonly Case[] = [
  stated({
    id: 'tenant-isolation-departments',
    requirement,
    title: 'Another tenant changes no department, and no department moves into another tenant',
    operations: [
      ...(['createDepartment', 'readDepartment', 'listDepartments', 'updateDepartment', 'deleteDepartment'] as const),
      ...(['updateDepartmentMembers', 'readJob', 'listUsers'] as const),
    ],
    needs: ['users', 'other-tenant'],
    run: async (api) => {
      const [top, parent] = [await api.department(), await api.department()];
      const id = await api.department(api.name('Own'), top);
      const [user = ''] = await api.users(1);
      await setMembers(api, id, 'add', [user]);
      const before = await readNow(api, id);
      const members = await usersIn(api, id);
      if (!(await isForeign(api, id)) || !(await isForeign(api, parent))) return;
      await writeAll(api, id, parent, user);
      const foreign = await foreignDepartment(api);
      if (foreign) await api.call('updateDepartment', { id, parentDepartment: foreign });
      const read = await api.call('readDepartment', { id });
      api.expect.accepted(read, 'The department still exists');
      await expectUnchanged(api, id, before, 'After requests of another tenant');
      api.expect.equal(await usersIn(api, id), members, 'The department has the same members as before', read);
      api.expect.equal((await childrenOf(api, id)).ids, [], 'The department has no new child', read);
    },
  }),
  stated({
    id: 'tenant-isolation-users',
    requirement,
    title: 'Another tenant cannot find a user of this tenant by a filter, in its list or in its export',
    operations: [
      'createDepartment',
      'updateDepartmentMembers',
      'readJob',
      'readDepartment',
      'listUsers',
      'exportUsers',
    ],
    needs: ['users', 'other-tenant'],
    run: async (api) => {
      const [user] = await knownUsers(api, 1);
      const { id = '', email = '' } = user ?? {};
      const department = await api.department();
      await setMembers(api, department, 'add', [id]);
      const isOwn = await isForeign(api, department);
      for (const filter of [{ department }, ...((await areAlike(api)) ? [] : [{ id }, { email }, {}])]) {
        if ('department' in filter && !isOwn) continue;
        const reply = await api.call('listUsers', filter, as);
        const found = reply.ok ? await api.rest(reply, as) : [];
        // Two tenants can have users with equal e-mail addresses, so the ids are compared, too.
        const leaked = found.filter((one) => one.id === id && one.email?.toLowerCase() === email.toLowerCase());
        api.expect.equal(leaked, [], 'The other tenant does not find the user', reply);
      }
      const known = await api.call('listUsers', { email }, as);
      if (known.values.items?.length) return;
      const reply = await api.call('exportUsers', {}, as);
      const text = (await textOf(reply))?.toLowerCase() ?? '';
      api.expect.true(!text.includes(email.toLowerCase()), 'The export does not contain the user', reply);
    },
  }),
  stated({
    id: 'tenant-isolation-members',
    requirement,
    title: 'A user of another tenant does not become a member',
    operations: ['createDepartment', 'readDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
    needs: ['users', 'other-tenant'],
    run: async (api) => {
      const user = await foreignUser(api);
      if (user === undefined) return;
      const departmentId = await api.department();
      await setMembers(api, departmentId, 'add', await api.users(1));
      const { memberCount } = (await readNow(api, departmentId)).values;
      const input = { departmentId, operation: 'add', members: [user] };
      const reply = await api.call('updateDepartmentMembers', input);
      if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
      const now = await readNow(api, departmentId);
      api.expect.equal(now.values.memberCount, memberCount, 'The number of members has not changed', now);
    },
  }),
  stated({
    id: 'tenant-isolation-roles',
    requirement,
    title: 'Another tenant changes no role of a user, and no user gets a role of another tenant',
    operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
    needs: ['users', 'other-tenant', 'user-role-shown'],
    run: async (api) => {
      const [userId = ''] = (await api.borrowedUserIds(1)).ids;
      const before = await rolesOf(api, [userId]);
      await keepingRoles(api, [userId], () => expectNoForeignRole(api, userId));
      const known = await api.call('listUsers', { id: userId }, as);
      if (known.values.items?.length) return;
      const roles = (await api.list('listRoles', { type: 'custom' }, as)).flatMap(({ id }) => id ?? []);
      for (const roleId of roles.filter((role) => role !== before.get(userId)).slice(0, 1)) {
        const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
        await settle(api, reply);
        api.expect.equal(await rolesOf(api, [userId]), before, 'The user has the same role', reply);
      }
    },
  }),
  stated({
    id: 'tenant-isolation-access',
    requirement,
    title: 'Another tenant cannot change an access list of this tenant',
    operations: ['createDepartment', 'readAccess', 'updateAccess', 'readJob'],
    needs: ['folder', 'other-tenant'],
    run: async (api) => {
      const folder = await api.existing('folder');
      const department = await api.department();
      if ((await api.call('readAccess', { type: 'folder', folderId: folder.id }, as)).ok) return;
      const principal = { principalType: 'department', principalId: department, permission: 'view' };
      const input = { type: 'folder', ...folderInput(api, folder), operation: 'grant', ...principal };
      const reply = await api.call('updateAccess', input, as);
      await settle(api, reply);
      const { entries } = await accessListOf(api, folder.id);
      api.expect.true(!isGranted(entries, department), 'The access list contains no grant of the other tenant', reply);
    },
  }),
  stated({
    id: 'tenant-isolation-imports',
    requirement,
    title: 'Another tenant cannot list, read or end an import process of this tenant',
    operations: [
      ...(['importUsers', 'summarizeUserImport', 'readUserImport', 'listUserImports'] as const),
      ...(['acknowledgeUserImport', 'cancelUserImport'] as const),
    ],
    needs: ['users-file', 'other-tenant'],
    run: async (api) => {
      const before = await foreignImports(api);
      const importId = await processOf(api, 'summarizeUserImport');
      if (before.includes(importId)) return;
      const own = await asSetup('readUserImport', () => readable(api, importId));
      const listed = await foreignImports(api);
      api.expect.true(!listed.includes(importId), 'The other tenant does not list the process', own);
      const foreign = await api.call('readUserImport', { importId }, as);
      api.expect.true(!foreign.ok, 'The other tenant cannot read the process', foreign);
      for (const operation of ['acknowledgeUserImport', 'cancelUserImport'] as const) {
        const reply = await api.call(operation, { importId }, as);
        const now = await api.call('readUserImport', { importId });
        // The status of an import can change without a request, so it is compared only after an accepted request.
        const isChanged = reply.ok && now.values.state !== own.values.state;
        api.expect.true(!isChanged, 'The process has the same status', reply);
      }
    },
  }),
  stated({
    id: 'tenant-isolation-import-errors',
    requirement,
    title: 'Another tenant cannot download the errors of an import of this tenant',
    operations: ['importUsers', 'readUserImportErrors'],
    needs: ['faulty-users-file', 'other-tenant'],
    run: async (api) => {
      const importId = await processOf(api, 'importUsers', 'faulty-users');
      const ask = () => api.call('readUserImportErrors', { importId });
      const what = 'The errors of an invalid spreadsheet are returned';
      const own = await asSetup('readUserImportErrors', () => api.eventually(ask, hasContent, what));
      const foreign = await api.call('readUserImportErrors', { importId }, as);
      const content = foreign.values.content ?? Buffer.alloc(0);
      const isSame = hasContent(foreign) && own.values.content?.equals(content) === true;
      api.expect.true(!isSame, 'The other tenant does not get the same errors', foreign);
    },
  }),
];

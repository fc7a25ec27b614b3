import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { childrenOf, expectUnchanged, readNow } from '../departments/steps.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import {
  awaitJobElsewhere,
  expectErrorsHidden,
  expectImportHidden,
  expectNoForeignGrant,
  expectNoForeignRole,
  expectRoleKept,
  expectUnlisted,
  expectUserHidden,
  foreignDepartment,
  foreignUser,
} from '../other-tenant.ts';
import { keepingRoles } from '../role-assignments/steps.ts';
import { knownUser } from '../users/steps.ts';

const as = 'other-tenant';
const requirement = 'administration-current-tenant';

/** Returns true if another tenant cannot read a department with the given id. */
async function isForeign(api: Api, id: string): Promise<boolean> {
  return !(await api.call('readDepartment', { id }, as)).ok;
}

async function writeAll(api: Api, id: string, parent: string, user: string): Promise<void> {
  await api.call('updateDepartment', { id, name: api.name('Taken over') }, as);
  await api.call('updateDepartment', { id, parentDepartment: parent }, as);
  await api.call('createDepartment', { name: api.name('Intruder'), parentDepartment: id }, as);
  const members = { departmentId: id, operation: 'remove', members: [user] };
  await awaitJobElsewhere(api, await api.call('updateDepartmentMembers', members, as));
  await awaitJobElsewhere(api, await api.call('deleteDepartment', { id }, as));
}

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
      const user = await knownUser(api);
      const department = await api.department();
      await setMembers(api, department, 'add', [user.id]);
      if (await isForeign(api, department)) await expectUnlisted(api, user, [{ department }]);
      await expectUserHidden(api, user);
    },
  }),
  stated({
    id: 'tenant-isolation-members',
    requirement,
    title: 'A user of another tenant does not become a member',
    operations: ['createDepartment', 'readDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
    needs: ['users', 'other-tenant'],
    run: async (api) => {
      const departmentId = await api.department();
      await setMembers(api, departmentId, 'add', await api.users(1));
      const user = await foreignUser(api);
      if (user === undefined) return;
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
      const { ids, existing } = await api.borrowedUserIds(1);
      if (existing === 0) throw new Blocked('listUsers', 'the list of users is empty');
      const [userId = ''] = ids;
      await keepingRoles(api, [userId], () => expectNoForeignRole(api, userId));
      await expectRoleKept(api, userId);
    },
  }),
  stated({
    id: 'tenant-isolation-access',
    requirement,
    title: 'Another tenant cannot change an access list of this tenant',
    operations: ['createDepartment', 'readAccess', 'updateAccess', 'readJob'],
    needs: ['folder', 'other-tenant'],
    run: async (api) => expectNoForeignGrant(api, await api.existing('folder')),
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
    run: expectImportHidden,
  }),
  stated({
    id: 'tenant-isolation-import-errors',
    requirement,
    title: 'Another tenant cannot download the errors of an import of this tenant',
    operations: ['importUsers', 'readUserImportErrors'],
    needs: ['faulty-users-file', 'other-tenant'],
    run: expectErrorsHidden,
  }),
];

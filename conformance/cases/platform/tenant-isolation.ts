import type { Api } from '../../case/api.ts';
import { childrenOf, expectSame, readNow } from '../departments/steps.ts';
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
import { noteRoles } from '../role-assignments/steps.ts';
import { departmentOfUser, knownUser } from '../users/steps.ts';
import { written } from '../written.ts';

const as = 'other-tenant';
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

export const tenantIsolation = written({
  'tenant-isolation-departments': async (api) => {
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
    expectSame(api, read, before, 'After requests of another tenant');
    api.expect.equal(await usersIn(api, id), members, 'The department has the same members as before', read);
    api.expect.equal((await childrenOf(api, id)).ids, [], 'The department has no new child', read);
  },
  'tenant-isolation-users': async (api) => {
    const [user, department] = [await api.once(knownUser), await api.once(departmentOfUser)];
    if (await isForeign(api, department))
      await expectUnlisted(api, user, [await api.call('listUsers', { department }, as)]);
    await expectUserHidden(api, user);
  },
  'tenant-isolation-members': async (api) => {
    const departmentId = await api.plainDepartment();
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
  'tenant-isolation-roles': async (api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    await noteRoles(api, [userId]);
    await expectNoForeignRole(api, userId);
    await expectRoleKept(api, userId);
  },
  'tenant-isolation-access': async (api) => expectNoForeignGrant(api, await api.existing('folder')),
  'tenant-isolation-imports': expectImportHidden,
  'tenant-isolation-import-errors': expectErrorsHidden,
});

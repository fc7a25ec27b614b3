import { expectMembers, setMembers } from '../members/steps.ts';
import { written } from '../written.ts';
import { deletedAboveMembers, deletedWithMembers } from './department-delete.ts';
import { childrenOf, expectGone, removeDepartment } from './steps.ts';

export const departmentDeleteWhole = written({
  'department-delete-whole-gone-everywhere': async (api) => {
    const { parent, id, users: members, job } = await api.once(deletedWithMembers);
    await expectGone(api, id, 'The department');
    api.expect.equal((await childrenOf(api, parent)).ids, [], 'The parent no longer lists the deleted department', job);
    const update = await api.call('updateDepartment', { id, name: api.name('Again') });
    api.expect.rejected(update, 'An update of a deleted department is refused');
    const change = await api.call('updateDepartmentMembers', { departmentId: id, operation: 'add', members });
    const isApplied = change.ok && (await api.outcome(change.values.jobId ?? '')).state === 'succeeded';
    api.expect.true(!isApplied, 'A deleted department gets no members', change);
    const child = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: id });
    api.expect.rejected(child, 'A deleted department gets no child');
    await expectGone(api, id, 'The department');
  },
  'department-delete-whole-descendants': async (api) => {
    await expectGone(api, (await api.once(deletedAboveMembers)).child, 'The child');
  },
  'department-delete-whole-spares-rest': async (api) => {
    const parent = await api.department();
    const deleted = await api.department(api.name('Deleted'), parent);
    const sibling = await api.department(api.name('Sibling'), parent);
    const users = await api.users(2, 'last');
    for (const id of [deleted, parent, sibling]) await setMembers(api, id, 'add', users);
    const job = await removeDepartment(api, deleted);
    for (const id of [parent, sibling])
      await expectMembers(api, id, users, 'The department has the same members as before', job);
  },
});

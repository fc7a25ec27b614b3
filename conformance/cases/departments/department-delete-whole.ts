import { type Case, stated } from '../../case/case.ts';
import { expectMembers, setMembers } from '../members/steps.ts';
import { childrenOf, expectGone, removeDepartment } from './steps.ts';

const operations = ['createDepartment', 'deleteDepartment', 'readJob', 'readDepartment'] as const;
const withMembers = [...operations, 'updateDepartmentMembers', 'listUsers'] as const;

export const departmentDeleteWhole: readonly Case[] = [
  stated({
    id: 'department-delete-whole-gone-everywhere',
    requirement: 'department-delete-removes',
    title: 'No operation works on a deleted department that had a member',
    operations: [...withMembers, 'updateDepartment', 'listDepartments'],
    needs: ['users'],
    run: async (api) => {
      const members = await api.users(1);
      const parent = await api.department();
      const id = await api.department(api.name('Deleted'), parent);
      await setMembers(api, id, 'add', members);
      const job = await removeDepartment(api, id);
      await expectGone(api, id, 'The department');
      api.expect.equal(
        (await childrenOf(api, parent)).ids,
        [],
        'The parent no longer lists the deleted department',
        job,
      );
      const update = await api.call('updateDepartment', { id, name: api.name('Again') });
      api.expect.rejected(update, 'An update of a deleted department is refused');
      const change = await api.call('updateDepartmentMembers', { departmentId: id, operation: 'add', members });
      const isApplied = change.ok && (await api.outcome(change.values.jobId ?? '')).state === 'succeeded';
      api.expect.true(!isApplied, 'A deleted department gets no members', change);
      const child = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: id });
      api.expect.rejected(child, 'A deleted department gets no child');
      await expectGone(api, id, 'The department');
    },
  }),
  stated({
    id: 'department-delete-whole-descendants',
    requirement: 'department-delete-removes-descendants',
    title: 'A deletion removes descendants that have members',
    operations: withMembers,
    needs: ['users'],
    run: async (api) => {
      const top = await api.department();
      const child = await api.department(api.name('Child'), top);
      await setMembers(api, child, 'add', await api.users(1));
      await removeDepartment(api, top);
      await expectGone(api, child, 'The child');
    },
  }),
  stated({
    id: 'department-delete-whole-spares-rest',
    requirement: 'department-delete-spares-rest',
    title: 'Members of the deleted department are still members of its parent and its sibling',
    operations: withMembers,
    needs: ['users'],
    run: async (api) => {
      const parent = await api.department();
      const deleted = await api.department(api.name('Deleted'), parent);
      const sibling = await api.department(api.name('Sibling'), parent);
      const users = await api.users(2);
      for (const id of [deleted, parent, sibling]) await setMembers(api, id, 'add', users);
      const job = await removeDepartment(api, deleted);
      for (const id of [parent, sibling])
        await expectMembers(api, id, users, 'The department has the same members as before', job);
    },
  }),
];

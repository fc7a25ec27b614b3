import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import { expectGone, removeDepartment } from './steps.ts';

const operations = ['createDepartment', 'deleteDepartment', 'readJob', 'readDepartment'] as const;
const withMembers = [...operations, 'updateDepartmentMembers', 'listUsers'] as const;

/** Test cases: deletion of departments that have members. */
export const departmentDeleteWhole: readonly Case[] = [
  stated({
    id: 'department-delete-whole-gone-everywhere',
    requirement: 'department-delete-removes',
    title: 'Every operation refuses a deleted department that had a member',
    operations: [...withMembers, 'updateDepartment'],
    needs: ['users'],
    run: async (api) => {
      const members = await api.users(1);
      const id = await api.department();
      await setMembers(api, id, 'add', members);
      await removeDepartment(api, id);
      await expectGone(api, id, 'The department');
      const update = await api.call('updateDepartment', { id, name: api.name('Again') });
      api.expect.rejected(update, 'An update of a deleted department is refused');
      const change = await api.call('updateDepartmentMembers', { departmentId: id, operation: 'add', members });
      const isApplied = change.ok && (await api.outcome(change.values.jobId ?? '')).state === 'succeeded';
      api.expect.true(!isApplied, 'A change of the members of a deleted department is refused', change);
      await expectGone(api, id, 'The department');
    },
  }),
  stated({
    id: 'department-delete-whole-spares-rest',
    requirement: 'department-delete-spares-rest',
    title: 'Members of a deleted department are still members of its parent',
    operations: withMembers,
    needs: ['users'],
    run: async (api) => {
      const parent = await api.department();
      const deleted = await api.department(api.name('Deleted'), parent);
      const users = (await api.users(2)).sort();
      for (const id of [deleted, parent]) await setMembers(api, id, 'add', users);
      const job = await removeDepartment(api, deleted);
      api.expect.equal(await usersIn(api, parent), users, 'The parent still has its members', job);
    },
  }),
];

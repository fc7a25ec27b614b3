import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { setMembers } from '../members/steps.ts';
import { readNow } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

/** Test cases: memberCount counts only direct members. */
export const departmentMemberCount: readonly Case[] = [
  stated({
    id: 'department-member-count',
    title: 'memberCount is the number of members',
    operations,
    needs: ['users'],
    run: async (api) => {
      const id = await api.department();
      const fresh = await readNow(api, id);
      api.expect.equal(fresh.values.memberCount, 0, 'A new department has no members', fresh);
      await setMembers(api, id, 'add', await api.users(2));
      const now = await readNow(api, id);
      api.expect.equal(now.values.memberCount, 2, 'After two were added it has two', now);
    },
  }),
  stated({
    id: 'department-member-count-direct',
    title: 'memberCount leaves out the members of descendants',
    operations,
    needs: ['users'],
    run: async (api) => {
      const parent = await api.department();
      const child = await api.department(api.name('Child'), parent);
      const grandchild = await api.department(api.name('Grandchild'), child);
      const [first = '', second = '', third = ''] = await api.users(3);
      await setMembers(api, parent, 'add', [first]);
      await setMembers(api, child, 'add', [second, third]);
      await setMembers(api, grandchild, 'add', [third]);
      const now = await readNow(api, parent);
      api.expect.equal(now.values.memberCount, 1, 'The members below it do not count', now);
    },
  }),
];

import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { childrenOf } from './steps.ts';

export const departmentSiblings: readonly Case[] = [
  stated({
    id: 'department-siblings-same-name',
    requirement: 'department-sibling-name-rejected',
    title: 'A second child with the same name is rejected',
    operations: ['createDepartment', 'listDepartments'],
    run: async (api) => {
      const parent = await api.department();
      const name = api.name('Twin');
      const first = await api.department(name, parent);
      const reply = await api.call('createDepartment', { name, parentDepartment: parent });
      api.expect.rejected(reply, 'The name of a sibling is rejected');
      const { ids } = await childrenOf(api, parent);
      api.expect.equal(ids, [first], 'The parent still has only the first department as a child', reply);
    },
  }),
  stated({
    id: 'department-siblings-top-level',
    requirement: 'department-sibling-name-rejected',
    title: 'A second top-level department with the same name is rejected',
    operations: ['createDepartment'],
    run: async (api) => {
      const name = api.name('Twin');
      await api.department(name);
      const reply = await api.call('createDepartment', { name, ...api.topLevel });
      api.expect.rejected(reply, 'The name of a sibling is also rejected at the top level');
    },
  }),
  stated({
    id: 'department-siblings-other-case',
    requirement: 'department-sibling-name-case-accepted',
    title: 'A sibling whose name differs only in case is accepted',
    operations: ['createDepartment', 'listDepartments'],
    run: async (api) => {
      const parent = await api.department();
      const names = ['école', 'École', 'ÉCOLE'];
      const made: (string | null | undefined)[] = [];
      for (const name of names) {
        const reply = await api.call('createDepartment', { name, parentDepartment: parent });
        api.expect.accepted(reply, `The name ${name} is accepted beside names in another case`);
        made.push(reply.values.id);
      }
      const { ids, reply } = await childrenOf(api, parent);
      api.expect.equal(ids.sort(), made.sort(), 'Each name belongs to a separate department', reply);
    },
  }),
  stated({
    id: 'department-siblings-cousins',
    requirement: 'department-cousin-name-accepted',
    title: 'The name of a department is accepted below another parent',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      // Uses a name that no other test case uses. Otherwise, an existing department with this name can cause a refusal.
      const name = api.name('Cousin');
      const parent = await api.department();
      const id = await api.department(name, parent);
      const reply = await api.call('createDepartment', { name, parentDepartment: await api.department() });
      const { parentDepartment = parent } = reply.ok ? {} : (await api.call('readDepartment', { id })).values;
      if (parentDepartment !== parent) throw new Blocked('createDepartment', 'the first one is not below its parent');
      api.expect.accepted(reply, 'The name is accepted below another parent');
      const below = await api.call('createDepartment', { name, parentDepartment: id });
      api.expect.accepted(below, 'A child may have the name of its parent');
    },
  }),
];

import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { setMembers } from '../members/steps.ts';
import { childrenOf, expectUnchanged, mustRename, readNow } from './steps.ts';

const operations = ['createDepartment', 'updateDepartment', 'readDepartment'] as const;

/** Test cases for the effects of an update of a department. */
export const departmentUpdate: readonly Case[] = [
  stated({
    id: 'department-update-rename',
    requirement: 'department-rename',
    title: 'An update with a name alone renames',
    operations,
    run: async (api) => {
      const id = await api.department(api.name('Old'), await api.department());
      const before = await readNow(api, id);
      const name = api.name('New');
      api.expect.accepted(await api.call('updateDepartment', { id, name }), 'A department is renamed');
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'It has the new name', now);
      const { parentDepartment } = before.values;
      api.expect.equal(now.values.parentDepartment, parentDepartment, 'It stays where it was', now);
    },
  }),
  stated({
    id: 'department-update-move',
    requirement: 'department-move',
    title: 'An update with a parentDepartment alone moves',
    operations: [...operations, 'listDepartments'],
    run: async (api) => {
      const [from, to] = [await api.department(), await api.department()];
      const name = api.name('Moved');
      const id = await api.department(name, from);
      const reply = await api.call('updateDepartment', { id, parentDepartment: to });
      api.expect.accepted(reply, 'A department is moved');
      api.expect.equal((await childrenOf(api, to)).ids, [id], 'It is a child of the new parent', reply);
      api.expect.equal((await childrenOf(api, from)).ids, [], 'It is no child of the old parent', reply);
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'It keeps its name', now);
    },
  }),
  stated({
    id: 'department-update-both',
    requirement: 'department-rename-and-move',
    title: 'One update renames and moves',
    operations: [...operations, 'listDepartments'],
    run: async (api) => {
      const to = await api.department();
      const id = await api.department();
      const name = api.name('New');
      const reply = await api.call('updateDepartment', { id, name, parentDepartment: to });
      api.expect.accepted(reply, 'A department is renamed and moved at once');
      api.expect.equal((await childrenOf(api, to)).ids, [id], 'It is a child of the new parent', reply);
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'It has the new name', now);
    },
  }),
  stated({
    id: 'department-update-keeps-members',
    title: 'Neither a rename nor a move changes the members',
    operations: [...operations, 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const id = await api.department();
      await setMembers(api, id, 'add', await api.users(2));
      const input = { id, name: api.name('New'), parentDepartment: await api.department() };
      api.expect.accepted(await api.call('updateDepartment', input), 'A department with members is moved');
      const now = await readNow(api, id);
      api.expect.equal(now.values.memberCount, 2, 'It has the members that it had', now);
    },
  }),
  stated({
    id: 'department-update-empty',
    requirement: 'department-empty-update-rejected',
    title: 'An update with neither key is answered with 400 and changes nothing',
    operations,
    run: async (api) => {
      const id = await api.department();
      const before = await readNow(api, id);
      api.expect.status(await api.call('updateDepartment', { id }), 400, 'An update with neither key is rejected');
      await expectUnchanged(api, id, before, 'After an update with neither key');
      await mustRename(api, id);
    },
  }),
  stated({
    id: 'department-update-empty-code',
    requirement: 'department-empty-update-code',
    title: 'An update with neither key is rejected with DEPARTMENT PATCH EMPTY',
    operations: ['createDepartment', 'updateDepartment'],
    run: async (api) => {
      const reply = await api.call('updateDepartment', { id: await api.department() });
      if (reply.ok) throw new Blocked('updateDepartment', 'the update is not rejected, so that there is no code');
      api.expect.code(reply, 'DEPARTMENT PATCH EMPTY', 'The rejection carries the stated code');
    },
  }),
];

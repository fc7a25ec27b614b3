import { type Case, published } from '../../case/case.ts';
import { setMembers } from '../members/steps.ts';

const requirement = 'admin-answers-match-contract';

export const adminAnswersValid: readonly Case[] = [
  published({
    id: 'admin-answers-valid-department',
    requirement,
    title: 'The responses for a department match the contract',
    operations: ['createDepartment', 'readDepartment', 'updateDepartment', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const id = await api.department();
      await setMembers(api, id, 'add', await api.users(1));
      api.expect.status(
        await api.call('updateDepartment', { id, name: api.name('New') }),
        200,
        'The update is answered with 200',
      );
      api.expect.status(await api.call('readDepartment', { id }), 200, 'The read is answered with 200');
    },
  }),
  published({
    id: 'admin-answers-valid-top-level',
    requirement,
    title: 'An update with the parentDepartment null moves the department to the top level',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
    run: async (api) => {
      const id = await api.department(api.name('Below'), await api.department());
      api.expect.status(
        await api.call('updateDepartment', { id, parentDepartment: null }),
        200,
        'The move is answered with 200',
      );
      const read = await api.call('readDepartment', { id });
      const { depth, parentDepartment = null } = read.values;
      api.expect.equal(
        { depth, parentDepartment },
        { depth: 1, parentDepartment: null },
        'The department is at the top level',
        read,
      );
    },
  }),
  published({
    id: 'admin-answers-valid-users',
    requirement,
    title: 'The lists of users match the contract',
    operations: ['listUsers'],
    readOnly: true,
    run: async (api) => {
      api.expect.status(await api.call('listUsers', { includeDeleted: true }), 200, 'All users are listed');
      const reply = await api.call('listUsers', { email: 'nobody@nowhere.example' });
      api.expect.equal(reply.values.items, [], 'A filter without matches returns an empty list', reply);
    },
  }),
  published({
    id: 'admin-answers-valid-access',
    requirement,
    title: 'An access list matches the contract',
    operations: ['readAccess'],
    needs: ['folder'],
    readOnly: true,
    run: async (api) => {
      const { id: folderId } = await api.existing('folder');
      api.expect.status(await api.call('readAccess', { type: 'folder', folderId }), 200, 'The access list is returned');
    },
  }),
  published({
    id: 'admin-answers-valid-roles',
    requirement,
    title: 'The list of roles matches the contract',
    operations: ['listRoles'],
    readOnly: true,
    run: async (api) => {
      api.expect.status(await api.call('listRoles', { type: 'custom' }), 200, 'The roles are listed');
    },
  }),
];

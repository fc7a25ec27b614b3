import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { setMembers } from '../members/steps.ts';
import { mustFindNobody, mustNeedAddress } from '../proofs.ts';
import { idsOf, knownUsers } from './steps.ts';

/** Test cases for the list of users, without a filter and with one exclusive filter. */
export const usersList: readonly Case[] = [
  stated({
    id: 'users-list-offered',
    title: 'Users are listed without a primary filter',
    operations: ['listUsers'],
    needs: ['users'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('listUsers', {});
      api.expect.accepted(reply, 'The list of users is given');
      const listed = idsOf(await api.rest(reply));
      const named = api.given.users?.map(({ id }) => id) ?? [];
      const missing = named.filter((id) => !listed.includes(id));
      api.expect.equal(missing, [], 'Each user whom the target file names is listed', reply);
      api.expect.true(listed.length > 0, 'A user is listed; existing.users names users where the list has none', reply);
      api.expect.equal(new Set(listed).size, listed.length, 'It holds no user twice', reply);
      for (const id of listed.slice(0, 2)) {
        const one = await api.call('listUsers', { id });
        if (!idsOf(one.values.items).includes(id))
          throw new Blocked('listUsers', 'filter[id] does not find a listed user');
      }
      await mustFindNobody(api, { id: api.unknownId('user') });
      await mustNeedAddress(api, 'listUsers', {});
    },
  }),
  stated({
    id: 'users-list-by-id',
    requirement: 'users-filter-id',
    title: 'filter[id] gives the user of that id alone',
    operations: ['listUsers'],
    needs: ['users'],
    readOnly: true,
    run: async (api) => {
      for (const id of await api.users(2)) {
        const reply = await api.call('listUsers', { id });
        api.expect.accepted(reply, 'A user is found by id');
        const found = idsOf(await api.rest(reply));
        api.expect.equal(found, [id], 'The list holds that user and nobody else', reply);
      }
      const reply = await api.call('listUsers', { id: api.unknownId('user') });
      api.expect.equal(reply.values.items ?? [], [], 'An id that nobody has finds nobody', reply);
    },
  }),
  stated({
    id: 'users-list-by-email',
    requirement: 'users-filter-email',
    title: 'filter[email] gives the user of that address alone',
    operations: ['listUsers'],
    needs: ['users'],
    readOnly: true,
    run: async (api) => {
      for (const { id, email } of await knownUsers(api, 2)) {
        const reply = await api.call('listUsers', { email });
        api.expect.accepted(reply, 'A user is found by e-mail address');
        const found = idsOf(await api.rest(reply));
        api.expect.equal(found, [id], 'The list holds that user and nobody else', reply);
      }
      const reply = await api.call('listUsers', { email: 'nobody.has.this@nowhere.example' });
      api.expect.equal(reply.values.items ?? [], [], 'An address that nobody has finds nobody', reply);
    },
  }),
  stated({
    id: 'users-list-by-department',
    requirement: 'users-filter-department',
    title: 'filter[department] gives the members of that department alone',
    operations: ['createDepartment', 'listUsers', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const department = await api.department();
      const [first = '', second = '', other = ''] = await api.users(3);
      await setMembers(api, department, 'add', [first, second]);
      await setMembers(api, await api.department(), 'add', [other]);
      const reply = await api.call('listUsers', { department });
      api.expect.accepted(reply, 'Users are found by department');
      const found = idsOf(await api.rest(reply)).sort();
      api.expect.equal(found, [first, second].sort(), 'The list holds the two members and nobody else', reply);
    },
  }),
  stated({
    id: 'users-list-by-department-many',
    requirement: 'users-filter-department',
    title: 'filter[department] gives each of many members once',
    operations: ['createDepartment', 'listUsers', 'updateDepartmentMembers', 'readJob'],
    needs: ['users', 'users-500'],
    run: async (api) => {
      const department = await api.department();
      const { ids, existing } = await api.userIds(500);
      const members = ids.slice(0, existing);
      await setMembers(api, department, 'add', members);
      const reply = await api.call('listUsers', { department });
      const found = idsOf(await api.rest(reply)).sort();
      api.expect.equal(found, members.sort(), 'The list has each member once, over all its pages', reply);
    },
  }),
];

import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import { idsOf, knownUser } from './steps.ts';

export const usersIncludeDeleted: readonly Case[] = [
  stated({
    id: 'users-include-deleted-combines',
    title: 'filter[includeDeleted] is accepted together with each primary filter',
    operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const { id, email } = await knownUser(api);
      const department = await api.department();
      await setMembers(api, department, 'add', [id]);
      if (!(await usersIn(api, department)).includes(id))
        throw new Blocked('updateDepartmentMembers', 'the user is not a member of the department');
      for (const filter of [{ id }, { email }, { department }]) {
        // The service description defines only the value `true` for `filter[includeDeleted]`.
        const reply = await api.call('listUsers', { ...filter, includeDeleted: true });
        const name = `filter[${Object.keys(filter)[0]}]`;
        api.expect.accepted(reply, `filter[includeDeleted] is accepted together with ${name}`);
        const found = idsOf(await api.rest(reply));
        api.expect.true(found.includes(id), `${name} with filter[includeDeleted] finds the active user`, reply);
        // An active user and a deleted user can have the same e-mail address.
        const others = 'email' in filter ? [] : found.filter((each) => each !== id);
        api.expect.equal(others, [], `${name} is applied together with filter[includeDeleted]`, reply);
      }
    },
  }),
  stated({
    id: 'users-include-deleted-finds-deleted',
    title: 'A list that includes deleted users contains a deleted user',
    operations: ['listUsers'],
    needs: ['deleted-user'],
    readOnly: true,
    run: async (api) => {
      const { id } = await api.existing('deletedUser');
      const reply = await api.call('listUsers', { id, includeDeleted: true });
      api.expect.accepted(reply, 'The search for a deleted user by id is accepted');
      api.expect.equal(idsOf(reply.values.items), [id], 'The deleted user is listed', reply);
      const again = await api.call('listUsers', { id, includeDeleted: true });
      api.expect.equal(idsOf(again.values.items), [id], 'The deleted user is listed again', again);
      const other = await api.call('listUsers', { id: api.unknownId('user'), includeDeleted: true });
      api.expect.equal(other.values.items ?? [], [], 'An unknown id finds no user', other);
    },
  }),
  published({
    id: 'users-include-deleted-hidden',
    requirement: 'users-deleted-hidden',
    title: 'A list that does not include deleted users contains no deleted user',
    operations: ['listUsers'],
    needs: ['deleted-user'],
    readOnly: true,
    run: async (api) => {
      const { id } = await api.existing('deletedUser');
      const byId = await api.call('listUsers', { id });
      api.expect.equal(
        idsOf(byId.values.items),
        [],
        'filter[id] without filter[includeDeleted] does not find the deleted user',
        byId,
      );
      const all = idsOf(await api.list('listUsers', {}));
      api.expect.true(!all.includes(id), 'The complete list does not contain the deleted user', byId);
      const included = await api.call('listUsers', { id, includeDeleted: true });
      if (!idsOf(included.values.items).includes(id))
        throw new Blocked('listUsers', 'the deleted user is never listed');
    },
  }),
];

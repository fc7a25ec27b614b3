import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { setMembers } from '../members/steps.ts';
import { knownUser } from './steps.ts';

const combinations = [
  ['id', 'email'],
  ['id', 'department'],
  ['email', 'department'],
  ['id', 'email', 'department'],
] as const;

/** Test cases: the filters exclude each other, even if all of them match the same user. */
export const usersSinglePrimaryFilter: readonly Case[] = combinations.map((filters) =>
  stated({
    id: `users-single-primary-filter-${filters.join('-')}`,
    requirement: 'users-single-primary-filter',
    title: `The filters ${filters.join(' and ')} together are rejected`,
    operations: ['createDepartment', 'listUsers', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const { id, email } = await knownUser(api);
      const department = await api.department();
      await setMembers(api, department, 'add', [id]);
      const values = { id, email, department };
      const input = Object.fromEntries(filters.map((name) => [name, values[name]]));
      for (const each of [input, { ...input, includeDeleted: true }]) {
        const reply = await api.call('listUsers', each);
        // All filters match the user, so an empty list also counts as a refusal of the request.
        const isEmpty = reply.ok && reply.values.items?.length === 0;
        if (!isEmpty) api.expect.rejected(reply, `${Object.keys(each).join(' and ')} together are rejected`);
      }
    },
  }),
);

import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { setMembers } from '../members/steps.ts';
import { knownUsers } from './steps.ts';

const combinations = [
  ['id', 'email'],
  ['id', 'department'],
  ['email', 'department'],
  ['id', 'email', 'department'],
] as const;

/** Test cases: the target refuses several filters in one request, even if all filters match the same user. */
export const usersSinglePrimaryFilter: readonly Case[] = combinations.map((filters) =>
  stated({
    id: `users-single-primary-filter-${filters.join('-')}`,
    requirement: 'users-single-primary-filter',
    title: `The filters ${filters.join(' and ')} together are rejected`,
    operations: ['createDepartment', 'listUsers', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const [user, another] = await knownUsers(api, 2);
      const { id = '', email = '' } = user ?? {};
      const department = await api.department();
      await setMembers(api, department, 'add', [id]);
      const values = { id, email, department };
      const input = Object.fromEntries(filters.map((name) => [name, values[name]]));
      const ofTwo = 'id' in input && 'email' in input && another ? [{ ...input, email: another.email }] : [];
      for (const each of [input, { ...input, includeDeleted: true }, ...ofTwo]) {
        const reply = await api.call('listUsers', each);
        // The target may return an empty list of users instead of an error status.
        const isEmpty = reply.ok && reply.values.items?.length === 0;
        if (!isEmpty) api.expect.rejected(reply, `${Object.keys(each).join(' and ')} together are rejected`);
      }
    },
  }),
);

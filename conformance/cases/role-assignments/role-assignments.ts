import type { Case } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { jobHistory } from '../jobs/steps.ts';
import { noRowsRejected } from '../proofs.ts';
import { tabled, written } from '../written.ts';
import { expectAssigned, noteRoles, plainAssignment, rolesOf } from './steps.ts';

/** The minimum is 1 and the maximum is 500. */
export const roleAssignmentsRows: readonly Case[] = [
  ...tabled(
    {
      'role-assignments-rows-1': 1,
      'role-assignments-rows-500': 500,
    },
    async (api, count) => {
      const { ids } = await api.borrowedUserIds(count);
      const roles = (await api.roles()).slice(0, count === 1 ? 2 : 1);
      await noteRoles(api, ids);
      for (const roleId of roles) {
        const assignments = ids.map((userId) => ({ userId, roleId }));
        const reply = await api.call('replaceRoleAssignments', { assignments });
        api.expect.accepted(reply, `A request of ${count} rows is accepted`);
        await expectAssigned(api, assignments, reply);
      }
      await api.once(noRowsRejected);
    },
  ),
  ...written({
    'role-assignments-rows-0': async (api) => {
      await api.once(plainAssignment);
      for (let times = 0; times < 2; times += 1) {
        const reply = await api.call('replaceRoleAssignments', { assignments: [] });
        api.expect.rejected(reply, 'A request without rows is rejected');
      }
    },
    'role-assignments-rows-501': async (api) => {
      await api.once(plainAssignment);
      const { ids } = await api.borrowedUserIds(501);
      const { id: roleId } = await api.existing('role');
      const before = await rolesOf(api, ids);
      const assignments = ids.map((userId) => ({ userId, roleId }));
      const reply = await api.call('replaceRoleAssignments', { assignments });
      api.expect.rejected(reply, 'A request of 501 rows is rejected');
      api.expect.equal(await rolesOf(api, ids), before, 'The roles of all users have not changed', reply);
    },
  }),
];

const byUser = (one: { userId: string }, other: { userId: string }) => one.userId.localeCompare(other.userId);

/** Test cases: a request with two role assignments for one user is refused, even if both assign the same role. */
export const roleAssignmentsUserTwice: readonly Case[] = [
  ...written({
    'role-assignments-user-twice-among-many': async (api) => {
      await api.once(plainAssignment);
      const { ids } = await api.borrowedUserIds(121);
      const { id: roleId } = await api.existing('role');
      await noteRoles(api, ids);
      const assignments = [...ids, ids[0] ?? ''].map((userId) => ({ userId, roleId }));
      const reply = await api.call('replaceRoleAssignments', { assignments });
      api.expect.rejected(reply, 'A user with two rows is rejected');
    },
  }),
  ...tabled(
    {
      'role-assignments-user-twice-same-role': 'same',
      'role-assignments-user-twice-two-roles': 'two',
    },
    async (api, roles) => {
      await api.once(plainAssignment);
      const [userId = '', other = ''] = (await api.borrowedUserIds(2)).ids;
      const { id: first } = await api.existing('role');
      const { id: second } = roles === 'two' ? await api.existing('secondRole') : { id: first };
      const before = await rolesOf(api, [userId, other]);
      const rows = [
        { userId, roleId: first },
        { userId: other, roleId: first },
        { userId, roleId: second },
      ];
      await noteRoles(api, [userId, other]);
      let last: Reply<'replaceRoleAssignments'> | undefined;
      for (const assignments of [rows, rows.toSorted(byUser)]) {
        const reply = await api.call('replaceRoleAssignments', { assignments });
        api.expect.rejected(reply, 'A user with two rows is rejected');
        last = reply;
      }
      if (last)
        api.expect.equal(await rolesOf(api, [userId, other]), before, 'The rejected requests change no role', last);
    },
  ),
];

export const roleAssignmentsChange = written({
  'role-assignments-change-202': async (api) => {
    const { reply } = await api.once(jobHistory('role-assignments'));
    for (const each of [reply, await api.once(plainAssignment)])
      api.expect.status(each, 202, 'The replacement of roles is answered with status 202');
    await api.once(noRowsRejected);
  },
  'role-assignments-change-replace': async (api) => {
    const [first = '', second = ''] = (await api.borrowedUserIds(2)).ids;
    const roles = [(await api.existing('role')).id, (await api.existing('secondRole')).id];
    await noteRoles(api, [first, second]);
    for (const [one = '', other = ''] of [roles, roles.toReversed()]) {
      const wanted = new Map([
        [first, one],
        [second, other],
      ]);
      const assignments = [...wanted].map(([userId, roleId]) => ({ userId, roleId }));
      const reply = await api.call('replaceRoleAssignments', { assignments });
      api.expect.accepted(reply, 'The replacement is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      api.expect.equal(await rolesOf(api, [first, second]), wanted, 'Each user has the new role', job);
    }
  },
  'role-assignments-change-spares-others': async (api) => {
    const [listed = '', ...others] = (await api.borrowedUserIds(4, 2)).ids;
    const roles = [(await api.existing('role')).id, (await api.existing('secondRole')).id];
    const before = await rolesOf(api, others);
    await noteRoles(api, [listed]);
    for (const roleId of roles) {
      const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId: listed, roleId }] });
      api.expect.accepted(reply, 'The replacement is accepted');
      await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(await rolesOf(api, others), before, 'The roles of the other users have not changed', reply);
      if ((await rolesOf(api, [listed])).get(listed) !== roleId)
        throw new Blocked('replaceRoleAssignments', 'the listed user does not have the new role');
    }
  },
});

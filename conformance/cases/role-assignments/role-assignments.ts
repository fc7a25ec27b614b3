import type { Case } from '../../case/case.ts';
import { stated } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { mustRejectNoRows } from '../proofs.ts';
import { keepingRoles, rolesOf } from './steps.ts';

const operations = ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'] as const;

export const roleAssignmentsChange: readonly Case[] = [
  stated({
    id: 'role-assignments-change-202',
    requirement: 'role-assignments-202',
    title: 'A replacement of role assignments is accepted with status 202',
    operations,
    needs: ['users', 'roles'],
    run: async (api) => {
      const [userId = ''] = (await api.borrowedUserIds(1)).ids;
      const { id: roleId } = await api.existing('role');
      await keepingRoles(api, [userId], async () => {
        for (let times = 0; times < 2; times += 1) {
          const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
          api.expect.status(reply, 202, 'The replacement of roles is answered with status 202');
          await api.outcome(reply.values.jobId ?? '');
        }
      });
      await mustRejectNoRows(api);
    },
  }),
  stated({
    id: 'role-assignments-change-replace',
    requirement: 'role-assignments-replace',
    title: 'Each listed user has the role of the row instead of the earlier role',
    operations,
    needs: ['users', 'two-roles', 'user-role-shown'],
    run: async (api) => {
      const [first = '', second = ''] = (await api.borrowedUserIds(2)).ids;
      const roles = [(await api.existing('role')).id, (await api.existing('secondRole')).id];
      await keepingRoles(api, [first, second], async () => {
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
      });
    },
  }),
  stated({
    id: 'role-assignments-change-spares-others',
    requirement: 'role-assignments-spare-others',
    title: 'The roles of users who are not listed do not change',
    operations,
    needs: ['users', 'two-roles', 'user-role-shown'],
    run: async (api) => {
      const [listed = '', ...others] = (await api.borrowedUserIds(4)).ids;
      const roles = [(await api.existing('role')).id, (await api.existing('secondRole')).id];
      const before = await rolesOf(api, others);
      await keepingRoles(api, [listed], async () => {
        for (const roleId of [...roles, ...roles.toReversed()]) {
          const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId: listed, roleId }] });
          api.expect.accepted(reply, 'The replacement is accepted');
          await api.outcome(reply.values.jobId ?? '');
          api.expect.equal(await rolesOf(api, others), before, 'The roles of the other users have not changed', reply);
          if ((await rolesOf(api, [listed])).get(listed) !== roleId)
            throw new Blocked('replaceRoleAssignments', 'the listed user does not have the new role');
        }
      });
    },
  }),
];

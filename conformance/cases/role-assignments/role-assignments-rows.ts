import { type Case, stated } from '../../case/case.ts';
import { mustRejectNoRows } from '../proofs.ts';
import { expectAssigned, keepingRoles, mustAssign, rolesOf } from './steps.ts';

const operations = ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'] as const;
const needs = (count: number) => [count > 1 ? 'users-500' : 'users', 'roles'] as const;

/** The minimum is 1 and the maximum is 500. */
export const roleAssignmentsRows: readonly Case[] = [
  ...[1, 500].map((count) =>
    stated({
      id: `role-assignments-rows-${count}`,
      requirement: `role-assignments-${count}-accepted`,
      title: `A request of ${count} ${count === 1 ? 'row' : 'rows'} is accepted`,
      operations,
      needs: needs(count),
      ...(count > 1 ? { early: true as const } : {}),
      run: async (api) => {
        const { ids } = await api.borrowedUserIds(count);
        const { id: roleId } = await api.existing('role');
        await keepingRoles(api, ids, async () => {
          const assignments = ids.map((userId) => ({ userId, roleId }));
          const reply = await api.call('replaceRoleAssignments', { assignments });
          api.expect.accepted(reply, `A request of ${count} rows is accepted`);
          await expectAssigned(api, assignments, reply);
        });
        await mustRejectNoRows(api);
      },
    }),
  ),
  stated({
    id: 'role-assignments-rows-0',
    requirement: 'role-assignments-0-rejected',
    title: 'A request without rows is rejected',
    operations,
    needs: needs(1),
    run: async (api) => {
      for (let times = 0; times < 2; times += 1) {
        const reply = await api.call('replaceRoleAssignments', { assignments: [] });
        api.expect.rejected(reply, 'A request without rows is rejected');
      }
      const [userId = ''] = (await api.borrowedUserIds(1)).ids;
      await mustAssign(api, userId, (await api.existing('role')).id);
    },
  }),
  stated({
    id: 'role-assignments-rows-501',
    requirement: 'role-assignments-501-rejected',
    title: 'A request of 501 rows is rejected and changes no role',
    operations,
    needs: needs(501),
    early: true,
    run: async (api) => {
      const { ids } = await api.borrowedUserIds(501);
      const { id: roleId } = await api.existing('role');
      const before = await rolesOf(api, ids);
      const assignments = ids.map((userId) => ({ userId, roleId }));
      const reply = await api.call('replaceRoleAssignments', { assignments });
      api.expect.rejected(reply, 'A request of 501 rows is rejected');
      api.expect.equal(await rolesOf(api, ids), before, 'The roles of all users have not changed', reply);
      await mustAssign(api, ids[0] ?? '', roleId);
    },
  }),
];

import { type Case, stated } from '../../case/case.ts';
import { keepingRoles, mustAssign, rolesOf } from './steps.ts';

const byUser = (one: { userId: string }, other: { userId: string }) => one.userId.localeCompare(other.userId);

/** Test cases: a request with two role assignments for one user is refused, even if both assign the same role. */
export const roleAssignmentsUserTwice: readonly Case[] = [
  stated({
    id: 'role-assignments-user-twice-among-many',
    requirement: 'role-assignments-user-twice-rejected',
    title: 'Two rows for one user are also rejected if 120 other rows are between them',
    operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
    needs: ['users-500', 'roles'],
    early: true,
    run: async (api) => {
      const { ids } = await api.borrowedUserIds(121);
      const { id: roleId } = await api.existing('role');
      await keepingRoles(api, ids, async () => {
        const assignments = [...ids, ids[0] ?? ''].map((userId) => ({ userId, roleId }));
        const reply = await api.call('replaceRoleAssignments', { assignments });
        api.expect.rejected(reply, 'A user with two rows is rejected');
      });
      await mustAssign(api, ids[0] ?? '', roleId);
    },
  }),
  ...(['same', 'two'] as const).map((roles) =>
    stated({
      id: `role-assignments-user-twice-${roles}-role${roles === 'two' ? 's' : ''}`,
      requirement: roles === 'two' ? 'role-assignments-user-twice-rejected' : 'role-assignments-user-twice-same-role',
      title: `Two rows for one user with ${roles === 'two' ? 'two roles' : 'the same role'} are rejected`,
      operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
      needs: ['users', 'roles', ...(roles === 'two' ? (['two-roles'] as const) : [])],
      run: async (api) => {
        const [userId = '', other = ''] = (await api.borrowedUserIds(2)).ids;
        const { id: first } = await api.existing('role');
        const { id: second } = roles === 'two' ? await api.existing('secondRole') : { id: first };
        const before = await rolesOf(api, [userId, other]);
        const rows = [
          { userId, roleId: first },
          { userId: other, roleId: first },
          { userId, roleId: second },
        ];
        await keepingRoles(api, [userId, other], async () => {
          for (const assignments of [rows, rows.toSorted(byUser)]) {
            const reply = await api.call('replaceRoleAssignments', { assignments });
            api.expect.rejected(reply, 'A user with two rows is rejected');
            api.expect.equal(
              await rolesOf(api, [userId, other]),
              before,
              'The rejected request changes no role',
              reply,
            );
          }
        });
        await mustAssign(api, userId, first);
      },
    }),
  ),
];

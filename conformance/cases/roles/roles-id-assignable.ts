import { stated } from '../../case/define-case.ts';
import { Unsupported } from '../../case/failure.ts';
import { mustRejectNoRows } from '../proofs.ts';
import { keepingRoles } from '../role-assignments/steps.ts';

export const rolesIdAssignable = stated({
  id: 'roles-id-assignable',
  title: 'An assignment accepts the ids of the first and the last listed role',
  operations: ['listRoles', 'listUsers', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles'],
  run: async (api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    const listed = (await api.list('listRoles', { type: 'custom' })).flatMap(({ id }) => id ?? []);
    if (listed.length === 0) throw new Unsupported('the target lists no custom role');
    await keepingRoles(api, [userId], async () => {
      for (const roleId of new Set([listed[0], listed.at(-1)])) {
        const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
        api.expect.accepted(reply, 'The assignment of a listed role is accepted');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      }
    });
    await mustRejectNoRows(api);
  },
});

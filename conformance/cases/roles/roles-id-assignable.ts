import { stated } from '../../case/define-case.ts';
import { Unsupported } from '../../case/failure.ts';
import { mustRejectNoRows } from '../proofs.ts';
import { keepingRoles } from '../role-assignments/steps.ts';

export const rolesIdAssignable = stated({
  id: 'roles-id-assignable',
  title: 'The id of a listed role is accepted in an assignment',
  operations: ['listRoles', 'listUsers', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles'],
  run: async (api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    const roleId = (await api.list('listRoles', { type: 'custom' }))[0]?.id;
    if (!roleId) throw new Unsupported('the target lists no custom role');
    await keepingRoles(api, [userId], async () => {
      const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
      api.expect.accepted(reply, 'A role from the list is assigned');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job succeeds', job);
    });
    await mustRejectNoRows(api);
  },
});

import { Blocked } from '../../runner/failure.ts';
import { stated } from '../define-case.ts';

const as = 'hr-managed-tenant';

export const roleAssignmentsHrSynced = stated({
  id: 'role-assignments-hr-synced',
  title: 'On an HR-managed tenant an accepted row reaches the role directory',
  operations: ['replaceRoleAssignments', 'readJob'],
  needs: ['hr-managed-tenant', 'role-directory'],
  run: async (api) => {
    const [{ id: userId }, { id: roleId }] = [await api.existing('hrUser'), await api.existing('hrRole')];
    const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
    if (!reply.values.jobId) throw new Blocked('replaceRoleAssignments', `it was refused with ${reply.status}`);
    const { jobId } = reply.values;
    const ended = ['succeeded', 'failed'];
    const ask = () => api.call('readJob', { jobId }, as);
    const job = await api.eventually(ask, ({ values }) => ended.includes(values.state ?? ''), 'The job ends');
    const row = job.values.entries?.find(({ id }) => id === userId);
    api.expect.equal(row?.externalSync, 'synced', 'The row is told as synced', job);
  },
});

import { published } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { usersIn } from './steps.ts';

export const membersUnknownUserReported = published({
  id: 'members-unknown-user-reported',
  title: 'An unknown user is a failed entry, and the other users become members',
  operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
  needs: ['users'],
  run: async (api) => {
    const departmentId = await api.department();
    const [known = ''] = await api.users(1);
    const unknown = api.unknownId('user');
    const input = { departmentId, operation: 'add', members: [known, unknown] };
    const reply = await api.call('updateDepartmentMembers', input);
    if (!reply.values.jobId) throw new Blocked('updateDepartmentMembers', `it was refused with ${reply.status}`);
    const { state, reply: job } = await api.outcome(reply.values.jobId);
    api.expect.equal(state, 'succeeded', 'The job succeeds, because one entry succeeded', job);
    const outcomes = new Map(job.values.entries?.map(({ id, outcome }) => [id, outcome]));
    const wanted = new Map([
      [known, 'succeeded'],
      [unknown, 'failed'],
    ]);
    api.expect.equal(outcomes, wanted, 'Each entry has an outcome', job);
    api.expect.equal(await usersIn(api, departmentId), [known], 'The known user is a member', job);
  },
});

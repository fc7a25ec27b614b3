import { stated } from '../define-case.ts';
import { changeAccess } from './steps.ts';

export const accessJobOutcomeBinary = stated({
  id: 'access-job-outcome-binary',
  title: 'An access job succeeds or fails',
  operations: ['createDepartment', 'updateAccess', 'readJob'],
  needs: ['folder', 'failing-submission'],
  lock: 'folder',
  run: async (api) => {
    const department = await api.department();
    for (const [kind, wanted] of [
      ['folder', 'succeeded'],
      ['failingFolder', 'failed'],
    ] as const) {
      const { id } = await api.existing(kind);
      const reply = await changeAccess(api, id, department, 'grant', 'view');
      api.expect.accepted(reply, 'The submission is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, wanted, `The job ends as ${wanted}`, job);
    }
  },
});

import { endOf } from '../jobs/steps.ts';
import { written } from '../written.ts';
import { changeAccess, failingGrant } from './steps.ts';

export const accessJobOutcomeBinary = written({
  'access-job-outcome-binary': async (api) => {
    const failing = await failingGrant(api);
    for (const [folder, department, wanted] of [
      [await api.existing('folder'), await api.department(), 'succeeded'],
      [...failing, 'failed'],
      [...failing, 'failed'],
    ] as const) {
      const reply = await changeAccess(api, folder, department, 'grant', 'view');
      api.expect.accepted(reply, 'The submission is accepted');
      const job = await endOf(api, reply.values.jobId ?? '');
      api.expect.equal(job.values.state, wanted, `The job ends as ${wanted}`, job);
    }
  },
});

import { endOf } from '../jobs/steps.ts';
import { written } from '../written.ts';
import { changeAccess } from './steps.ts';

export const accessJobOutcomeBinary = written({
  'access-job-outcome-binary': async (api) => {
    const department = await api.department();
    for (const [kind, wanted] of [
      ['folder', 'succeeded'],
      ['failingFolder', 'failed'],
      ['failingFolder', 'failed'],
    ] as const) {
      const folder = await api.existing(kind);
      const reply = await changeAccess(api, folder, department, 'grant', 'view');
      api.expect.accepted(reply, 'The submission is accepted');
      const job = await endOf(api, reply.values.jobId ?? '');
      api.expect.equal(job.values.state, wanted, `The job ends as ${wanted}`, job);
    }
  },
});

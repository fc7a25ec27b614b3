import { endOf, jobHistory } from '../jobs/steps.ts';
import { written } from '../written.ts';
import { changeAccess, failingGrant } from './steps.ts';

export const accessJobOutcomeBinary = written({
  'access-job-outcome-binary': async (api) => {
    const failing = await failingGrant(api);
    const sound = (await api.once(jobHistory('access'))).ended();
    api.expect.equal(sound.values.state, 'succeeded', 'The job of a valid change succeeds', sound);
    for (let times = 0; times < 2; times += 1) {
      const reply = await changeAccess(api, ...failing, 'grant', 'view');
      api.expect.accepted(reply, 'The submission is accepted');
      const job = await endOf(api, reply.values.jobId ?? '');
      api.expect.equal(job.values.state, 'failed', 'The job of the failing change fails', job);
    }
  },
});

import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readable } from './steps.ts';

export const jobReadOffered = stated({
  id: 'job-read-offered',
  title: 'The job of the asked id is read with GET',
  operations: ['createDepartment', 'deleteDepartment', 'readJob'],
  run: async (api) => {
    const deletion = await api.call('deleteDepartment', { id: await api.department() });
    const jobId = deletion.values.jobId;
    if (!jobId) throw new Blocked('deleteDepartment', `no job came: ${deletion.status}`);
    const job = await readable(api, jobId);
    if (job.values.id) api.expect.equal(job.values.id, jobId, 'It is the job that was asked for', job);
    api.expect.equal(job.exchange.method, 'GET', 'The method is GET', job);
    const wanted = `/v2/admin/jobs/${encodeURIComponent(jobId)}`;
    api.expect.true(new URL(job.exchange.url).pathname.endsWith(wanted), `The address ends with ${wanted}`, job);
  },
});

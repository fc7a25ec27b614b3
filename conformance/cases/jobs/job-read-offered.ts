import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readable } from './steps.ts';

export const jobReadOffered = stated({
  id: 'job-read-offered',
  title: 'GET reads the jobs of two submissions in turn, each of them twice',
  operations: ['createDepartment', 'deleteDepartment', 'updateDepartmentMembers', 'readJob'],
  needs: ['users'],
  run: async (api) => {
    const input = { departmentId: await api.department(), operation: 'add', members: await api.users(1) };
    const added = await api.call('updateDepartmentMembers', input);
    const deleted = await api.call('deleteDepartment', { id: await api.department() });
    const jobs = [added.values.jobId, deleted.values.jobId];
    const kinds = new Map<string, string | null | undefined>();
    for (const jobId of [...jobs, ...jobs]) {
      if (!jobId)
        throw new Blocked('deleteDepartment', `the responses named no job: ${added.status}, ${deleted.status}`);
      const known = kinds.get(jobId);
      const job = known === undefined ? await readable(api, jobId) : await api.call('readJob', { jobId });
      if (known !== undefined && !job.ok) continue;
      const { id, kind } = job.values;
      if (id) api.expect.equal(id, jobId, 'The response contains the requested job', job);
      api.expect.equal(kind, known ?? kind, 'The job has the same kind at a second read', job);
      kinds.set(jobId, kind);
      api.expect.equal(job.exchange.method, 'GET', 'The method is GET', job);
      const wanted = `/v2/admin/jobs/${encodeURIComponent(jobId)}`;
      api.expect.true(
        new URL(job.exchange.url).pathname.endsWith(wanted),
        `The path of the request ends with ${wanted}`,
        job,
      );
    }
  },
});

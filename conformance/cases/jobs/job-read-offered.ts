import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readable } from './steps.ts';

export const jobReadOffered = stated({
  id: 'job-read-offered',
  title: 'The jobs of two submissions are read with GET, in turn and again',
  operations: ['createDepartment', 'deleteDepartment', 'updateDepartmentMembers', 'readJob'],
  needs: ['users'],
  run: async (api) => {
    const input = { departmentId: await api.department(), operation: 'add', members: await api.users(1) };
    const added = await api.call('updateDepartmentMembers', input);
    const deleted = await api.call('deleteDepartment', { id: await api.department() });
    const jobs = [added.values.jobId, deleted.values.jobId];
    const kinds = new Map<string, string | null | undefined>();
    for (const jobId of [...jobs, ...jobs]) {
      if (!jobId) throw new Blocked('deleteDepartment', `no job came: ${added.status}, ${deleted.status}`);
      const job = await readable(api, jobId);
      const { id, kind } = job.values;
      if (id) api.expect.equal(id, jobId, 'It is the job that was asked for', job);
      const known = kinds.has(jobId) ? kinds.get(jobId) : kind;
      api.expect.equal(kind, known, 'It has the same kind when it is read again', job);
      kinds.set(jobId, kind);
      api.expect.equal(job.exchange.method, 'GET', 'The method is GET', job);
      const wanted = `/v2/admin/jobs/${encodeURIComponent(jobId)}`;
      api.expect.true(new URL(job.exchange.url).pathname.endsWith(wanted), `The address ends with ${wanted}`, job);
    }
  },
});

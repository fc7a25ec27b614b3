import { Problem } from '../../contract/problem.ts';
import { pollJob } from '../../jobs/job.ts';
import type { Operation } from '../../operation/operation.ts';
import { work } from './work.ts';

export const readJob: Operation<'readJob'> = ({ tenantData, path: { jobId }, now }) => {
  const job = pollJob(tenantData, work, jobId, now);
  if (!job) {
    throw new Problem({ code: 'JOB NOT FOUND', detail: `no job has the id ${JSON.stringify(jobId)}` });
  }
  const { id, payload: _payload, plan: _plan, polls: _polls, ...attributes } = job;
  return { status: 200, body: { data: { type: 'jobs', id, attributes, links: { self: `/v2/admin/jobs/${id}` } } } };
};

import { type Case, published, stated } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { isObject, parseJson } from '../../json.ts';
import { written } from '../written.ts';
import { about, endOf, hasEnded, readable, submissions } from './steps.ts';

export const jobEndedStays = written({
  'job-ended-stays': async (api) => {
    const { values, status } = await api.call('deleteDepartment', { id: await api.department() });
    if (!values.jobId) throw new Blocked('deleteDepartment', `the response named no job: ${status}`);
    const { reply: ended } = await api.outcome(values.jobId);
    const later = await api.call('readJob', { jobId: values.jobId });
    api.expect.equal(
      later.exchange.responseBody,
      ended.exchange.responseBody,
      'The job has not changed since it ended',
      later,
    );
  },
});

function kindIn(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const { attributes } = body;
  if (isObject(attributes) && 'kind' in attributes) return attributes['kind'];
  return Object.values(body)
    .map(kindIn)
    .find((kind) => kind !== undefined);
}

/**
 * Test cases that compare the target's spelling of job kinds with the service description. Checks the raw response
 * body, because the target file can rename job kinds when the suite reads a response.
 */
export const jobKindSpelling: readonly Case[] = submissions.map((submission) =>
  stated({
    ...about(submission),
    id: `job-kind-spelling-${submission.kind.replaceAll(' ', '-')}`,
    requirement: 'job-kind-spelling',
    title: `The kind in attributes.kind has the spelling ${submission.kind}`,
    run: (api) =>
      submission.submit(api, async (_reply, jobId) => {
        const job = await readable(api, jobId);
        const kind = kindIn(parseJson(job.exchange.responseBody ?? ''));
        api.expect.equal(kind, submission.kind, 'The kind is in attributes.kind and has the stated spelling', job);
      }),
  }),
);

export const jobReadOffered = written({
  'job-read-offered': async (api) => {
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

export const jobOfSubmission: readonly Case[] = submissions.flatMap((submission) => {
  const { operation, kind, submit } = submission;
  const slug = kind.replaceAll(' ', '-');
  return [
    stated({
      ...about(submission),
      id: `job-of-submission-${slug}-acknowledged`,
      requirement: 'job-acknowledgement-names-job',
      title: `The response to ${operation} identifies a job that can be read`,
      run: (api) =>
        submit(api, async (reply, jobId) => {
          api.expect.true(jobId !== '', 'The acknowledgement identifies a job', reply);
          await readable(api, jobId);
        }),
    }),
    published({
      ...about(submission),
      id: `job-of-submission-${slug}-at-once`,
      requirement: 'job-read-at-once',
      title: `The job of ${operation} can be read at once`,
      run: (api) =>
        submit(api, async (_reply, jobId) => {
          api.expect.accepted(await api.call('readJob', { jobId }), 'The job can be read at once');
        }),
    }),
    stated({
      ...about(submission),
      id: `job-of-submission-${slug}-status`,
      requirement: 'job-shows-status',
      title: `The job of ${operation} always has a status`,
      run: (api) =>
        submit(api, async (_reply, jobId) => {
          const early = await readable(api, jobId);
          api.expect.true(Boolean(early.values.state), 'The job has a status after its submission', early);
          const late = hasEnded(early) ? early : await endOf(api, jobId);
          api.expect.true(Boolean(late.values.state), 'The job has a status once it has ended', late);
        }),
    }),
    stated({
      ...about(submission),
      needs: [...submission.needs, 'ended-jobs'],
      id: `job-of-submission-${slug}-ended`,
      requirement: 'job-shows-status',
      title: `The ended job of ${operation} can be read again`,
      run: (api) =>
        submit(api, async (_reply, jobId) => {
          await endOf(api, jobId);
          const again = await api.call('readJob', { jobId });
          api.expect.accepted(again, 'A job that has ended is read again');
          api.expect.true(Boolean(again.values.state), 'The ended job has a status', again);
        }),
    }),
    stated({
      ...about(submission),
      id: `job-of-submission-${slug}-outcome`,
      requirement: 'job-shows-outcome',
      title: `The job of ${operation} shows its outcome after it has ended`,
      run: (api) =>
        submit(api, async (_reply, jobId) => {
          const job = await endOf(api, jobId);
          api.expect.equal(job.values.state, 'succeeded', 'The job of a valid submission succeeds', job);
        }),
    }),
    stated({
      ...about(submission),
      id: `job-of-submission-${slug}-kind`,
      requirement: `job-kind-${slug}`,
      title: `The job of ${operation} has the kind ${kind}`,
      run: (api) =>
        submit(api, async (_reply, jobId) => {
          const job = await readable(api, jobId);
          api.expect.equal(job.values.kind, kind, 'The job has the kind of its submission', job);
          const ended = hasEnded(job) ? job : (await api.outcome(jobId)).reply;
          const again = await api.call('readJob', { jobId });
          for (const late of [ended, again])
            api.expect.equal(late.ok ? late.values.kind : kind, kind, 'A job that has ended has the same kind', late);
        }),
    }),
  ];
});

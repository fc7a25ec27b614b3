import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { about, endOf, hasEnded, readable, submissions } from './steps.ts';

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

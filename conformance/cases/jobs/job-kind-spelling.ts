import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { isObject, parseJson } from '../../json.ts';
import { about, readable, submissions } from './steps.ts';

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

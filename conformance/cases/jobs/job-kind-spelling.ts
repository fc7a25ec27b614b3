import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { isObject, parseJson } from '../../json.ts';
import { about, submissions } from './steps.ts';

/** The kind that stands in `attributes.kind` of the body, however deep the envelope. */
function kindIn(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const { attributes } = body;
  if (isObject(attributes) && 'kind' in attributes) return attributes['kind'];
  return Object.values(body)
    .map(kindIn)
    .find((kind) => kind !== undefined);
}

/** The kinds as the source spells them, read past the value map of the binding. */
export const jobKindSpelling: readonly Case[] = submissions.map((submission) =>
  stated({
    ...about(submission),
    id: `job-kind-spelling-${submission.kind.replaceAll(' ', '-')}`,
    requirement: 'job-kind-spelling',
    title: `attributes.kind is spelled ${submission.kind}`,
    run: (api) =>
      submission.submit(api, async (_reply, jobId) => {
        const job = await api.call('readJob', { jobId });
        const kind = kindIn(parseJson(job.exchange.responseBody ?? ''));
        api.expect.equal(kind, submission.kind, 'The kind stands in attributes.kind, spelled as stated', job);
      }),
  }),
);

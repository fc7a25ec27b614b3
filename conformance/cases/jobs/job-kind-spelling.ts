import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { isObject, parseJson } from '../../json.ts';
import { about, readable, submissions } from './steps.ts';

/** The kind in `attributes.kind` of the body, at any depth of the envelope. */
function kindIn(body: unknown): unknown {
  if (!isObject(body)) return undefined;
  const { attributes } = body;
  if (isObject(attributes) && 'kind' in attributes) return attributes['kind'];
  return Object.values(body)
    .map(kindIn)
    .find((kind) => kind !== undefined);
}

/** Cases: the kinds in the spelling of the source, without the value map of the binding. */
export const jobKindSpelling: readonly Case[] = submissions.map((submission) =>
  stated({
    ...about(submission),
    id: `job-kind-spelling-${submission.kind.replaceAll(' ', '-')}`,
    requirement: 'job-kind-spelling',
    title: `attributes.kind is spelled ${submission.kind}`,
    run: (api) =>
      submission.submit(api, async (_reply, jobId) => {
        const job = await readable(api, jobId);
        const kind = kindIn(parseJson(job.exchange.responseBody ?? ''));
        api.expect.equal(kind, submission.kind, 'The kind stands in attributes.kind, spelled as stated', job);
      }),
  }),
);

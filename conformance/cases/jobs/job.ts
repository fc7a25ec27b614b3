import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { inCommon, isObject, parseJson } from '../../json.ts';
import { deletable } from '../departments/steps.ts';
import { asSetup } from '../proofs.ts';
import { caseOf, written } from '../written.ts';
import { histories, type JobHistory, jobHasEnded, jobHistory, readableJob } from './steps.ts';

export const jobEndedStays = written({
  'job-ended-stays': async (api) => {
    const { jobId, ended, again } = await api.once(jobHistory('department delete'));
    const [end, later] = await asSetup('readJob', async () => [ended(), again()] as const);
    // Without the values that differ in each response, such as the id of the request.
    const lasting = inCommon(jsonOf(later), jsonOf(await api.call('readJob', { jobId })));
    api.expect.equal(inCommon(lasting, jsonOf(end)), lasting, 'The job has not changed since it ended', later);
  },
});

function jsonOf({ exchange: { responseBody } }: Reply<'readJob'>): unknown {
  return parseJson(responseBody ?? '');
}

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
export const jobKindSpelling: readonly Case[] = histories.map(({ kind, history }) =>
  caseOf(`job-kind-spelling-${kind.replaceAll(' ', '-')}`, async (api) => {
    const job = (await api.once(history)).readable();
    const shown = kindIn(parseJson(job.exchange.responseBody ?? ''));
    api.expect.equal(shown, kind, 'The kind is in attributes.kind and has the stated spelling', job);
  }),
);

export const jobReadOffered = written({
  'job-read-offered': async (api) => {
    // Its own jobs, because a target may remove a job whose end was read.
    const input = { departmentId: await api.plainDepartment(), operation: 'add', members: await api.users(1) };
    const added = await api.call('updateDepartmentMembers', input);
    const deleted = await api.call('deleteDepartment', { id: await deletable(api) });
    const jobs = [added.values.jobId, deleted.values.jobId];
    const kinds = new Map<string, string | null | undefined>();
    for (const jobId of [...jobs, ...jobs]) {
      if (!jobId)
        throw new Blocked('deleteDepartment', `the responses named no job: ${added.status}, ${deleted.status}`);
      const known = kinds.get(jobId);
      const job = known === undefined ? await readableJob(api, jobId) : await api.call('readJob', { jobId });
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
    const invented = await api.call('readJob', { jobId: api.unknownId('job') });
    api.expect.true(!invented.ok || !jobHasEnded(invented), 'A job that does not exist has no outcome', invented);
  },
});

type Check = (api: Api, history: JobHistory, kind: string) => Promise<void>;

const checks: Readonly<Record<string, Check>> = {
  acknowledged: async (api, { jobId, reply, readable }) => {
    api.expect.true(jobId !== '', 'The acknowledgement identifies a job', reply);
    readable();
  },
  'at-once': async (api, { first }) => api.expect.accepted(first(), 'The job can be read at once'),
  status: async (api, { readable, ended }) => {
    const early = readable();
    api.expect.true(Boolean(early.values.state), 'The job has a status after its submission', early);
    const late = ended();
    api.expect.true(Boolean(late.values.state), 'The job has a status once it has ended', late);
  },
  ended: async (api, { ended, again }) => {
    ended();
    api.expect.accepted(again(), 'A job that has ended is read again');
    api.expect.true(Boolean(again().values.state), 'The ended job has a status', again());
  },
  stays: async (api, { ended, again }) => {
    await asSetup('readJob', async () => void ended());
    const state = again().ok ? again().values.state : ended().values.state;
    api.expect.equal(state, ended().values.state, 'A job that has ended keeps its outcome', again());
  },
  outcome: async (api, { ended }) =>
    api.expect.equal(ended().values.state, 'succeeded', 'The job of a valid submission succeeds', ended()),
  kind: async (api, { readable, ended, again }, kind) => {
    const job = readable();
    api.expect.equal(job.values.kind, kind, 'The job has the kind of its submission', job);
    await asSetup('readJob', async () => void ended());
    for (const late of [ended(), again()])
      api.expect.equal(late.ok ? late.values.kind : kind, kind, 'A job that has ended has the same kind', late);
  },
};

export const jobOfSubmission: readonly Case[] = histories.flatMap(({ kind, history }) =>
  Object.entries(checks).map(([name, check]) =>
    caseOf(`job-of-submission-${kind.replaceAll(' ', '-')}-${name}`, async (api) =>
      check(api, await api.once(history), kind),
    ),
  ),
);

import type { Reply } from '../case/exchange.ts';
import { TooSlow } from '../case/failure.ts';
import { pauseForTarget } from '../runner/wait.ts';
import { poll } from '../session/polling.ts';
import { duration } from '../text.ts';
import type { PendingJob } from './model/model.ts';
import type { ExploreRule } from './rules.ts';
import { type CommandSequence, has } from './step.ts';

type Submitting = 'deleteDepartment' | 'updateDepartmentMembers' | 'updateAccess' | 'replaceRoleAssignments';

const kinds: Readonly<Record<Submitting, { rule: ExploreRule; name: string }>> = {
  deleteDepartment: { rule: 'job-kind-department-delete', name: 'department delete' },
  updateDepartmentMembers: { rule: 'job-kind-members', name: 'members' },
  updateAccess: { rule: 'job-kind-access', name: 'access' },
  replaceRoleAssignments: { rule: 'job-kind-role-assignments', name: 'role-assignments' },
};

export async function jobOf(
  { expect }: CommandSequence,
  reply: Reply<Submitting>,
  status: ExploreRule,
): Promise<string> {
  await expect.accepted('job-acknowledgement-names-job', reply, 'The response names a job');
  await expect.status(status, reply, 202, 'The request that starts a job is answered with status 202');
  return reply.values.jobId ?? '';
}

export async function endOfJob(walk: CommandSequence, jobId: string): Promise<Reply<'readJob'> & { isGood: boolean }> {
  const { api, expect, parts, passed, draws } = walk;
  const { session, pace, load } = parts;
  let last: Reply<'readJob'> | undefined;
  await parts.sleep(Math.min(session.pollWait(jobId), pace.jobDeadline));
  const read = async () => {
    const reply = await api.call('readJob', { jobId });
    last = reply;
    if (reply.ok) await expect.true('job-shows-status', Boolean(reply.values.state), 'The job shows its status', reply);
    return ['succeeded', 'failed'].includes(reply.values.state ?? '') ? reply : undefined;
  };
  const ended = await poll(parts, pace.jobDeadline, () => session.pollWait(jobId), read);
  if (!ended && load.isSlow) throw new TooSlow(`the job ${jobId} did not end in time, and the target responds slowly`);
  const reply = ended ?? last ?? (await api.call('readJob', { jobId }));
  if (!ended) await neverEnded(reply, duration(pace.jobDeadline), { expect });
  await pauseForTarget(parts);
  const kind = kinds[session.submitterOf(jobId) as Submitting];
  const expectIdentity = async (shown: Reply<'readJob'>) => {
    await expect.equal(kind.rule, shown.values.kind, kind.name, 'The job has the kind of its submission', shown);
    const what = 'The response shows the requested job';
    await expect.equal('job-read-offered', shown.values.id ?? jobId, jobId, what, shown);
  };
  await expectIdentity(reply);
  if (draws.chance('read the job again', 0.3) && has(walk, 'ended-jobs')) {
    const again = await api.call('readJob', { jobId });
    await expect.accepted('job-read-offered', again, 'A job that has ended can be read again');
    await expectIdentity(again);
  }
  const isGood = reply.values.state === 'succeeded';
  passed(isGood ? 'job: succeeded' : 'job: failed');
  return { ...reply, isGood };
}

async function neverEnded(
  reply: Reply<'readJob'>,
  time: string,
  { expect }: Pick<CommandSequence, 'expect'>,
): Promise<void> {
  await expect.accepted('job-acknowledgement-names-job', reply, `The job that was named can be read within ${time}`);
  await expect.true('job-shows-outcome', false, `The job ends within ${time}`, reply);
}

export async function awaitJob(walk: CommandSequence, job: PendingJob): Promise<void> {
  const { expect, model } = walk;
  model.jobs.delete(job.key);
  const ended = await endOfJob(walk, job.jobId);
  if (ended.isGood) return job.succeed();
  if (job.mayFail) return job.fail();
  await expect.true('job-shows-outcome', false, `The job succeeds: ${job.text}`, ended);
}

export async function noteSubmitted(walk: CommandSequence, job: PendingJob): Promise<void> {
  walk.model.jobs.set(job.key, job);
  if (walk.draws.chance('leave the job pending', 0.35)) {
    walk.says(`${job.text}, and leave the job pending`);
    return walk.passed('job: left pending');
  }
  await awaitJob(walk, job);
}

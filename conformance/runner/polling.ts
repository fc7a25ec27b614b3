import type { OperationId } from '../canonical/operations.ts';
import type { ApiParts } from './api.ts';
import { Blocked, Failure, TooSlow } from './failure.ts';
import type { Api, Reply } from './model.ts';

/**
 * Polls a job until it ended, up to the deadline of jobs; honours the `Retry-After` of its acknowledgement. A job that
 * does not end blocks the case, because other cases judge whether jobs end.
 */
export async function pollJob(parts: ApiParts, call: Api['call'], jobId: string) {
  const { patience, pace, session, now, sleep, load } = parts;
  const deadline = now() + patience.left;
  for (;;) {
    await sleep(Math.min(session.pollWait(jobId, pace.pollInterval), patience.left));
    const reply = await call('readJob', { jobId });
    if (!reply.ok) throw new Blocked('readJob', `the job ${jobId} cannot be read: ${reply.status}`);
    const { state } = reply.values;
    if (state === 'succeeded' || state === 'failed') {
      patience.ended();
      await settled(parts);
      return { state, reply } as const;
    }
    if (now() > deadline && load.isSlow) throw new TooSlow(tooSlowFor(`the job ${jobId}`, pace.jobDeadline));
    if (now() > deadline) throw new Blocked('readJob', patience.missed(jobId));
  }
}

/** Waits as long as the target needs until what was changed is read everywhere. */
export async function settled({ pace, sleep }: Pick<ApiParts, 'pace' | 'sleep'>): Promise<void> {
  if (pace.settle !== undefined && pace.settle > 0) await sleep(pace.settle);
}

/** Why a missed deadline proves nothing: a busy target may need longer for its work too. */
function tooSlowFor(what: string, deadline: number): string {
  return `${what}: not within ${deadline} ms, but the target answered slowly; raise pace.jobDeadline or lower pace.concurrency`;
}

/** Asks until the reply is as wanted, up to the deadline of jobs. Only a target that answers fast fails at the deadline. */
export async function askUntil<O extends OperationId>(
  { pace, now, sleep, load }: ApiParts,
  ask: () => Promise<Reply<O>>,
  done: (reply: Reply<O>) => boolean | Promise<boolean>,
  what: string,
): Promise<Reply<O>> {
  const deadline = now() + pace.jobDeadline;
  for (;;) {
    const reply = await ask();
    if (await done(reply)) return reply;
    if (now() > deadline && load.isSlow) throw new TooSlow(tooSlowFor(what, pace.jobDeadline));
    if (now() > deadline) throw new Failure(`${what}: not within ${pace.jobDeadline} ms`, true, false, reply.exchange);
    await sleep(pace.pollInterval);
  }
}

import type { OperationId } from '../canonical/operations.ts';
import type { ApiParts } from './api.ts';
import { Blocked, Failure } from './failure.ts';
import type { Api, Reply } from './model.ts';

/**
 * Polls a job until it ended; honours what its acknowledgement said, and the deadline of jobs. A job that can't be
 * followed to its end blocks the case: that it can is judged by cases of its own.
 */
export async function pollJob(parts: ApiParts, call: Api['call'], jobId: string) {
  const { patience, pace, session, now, sleep } = parts;
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
    if (now() > deadline) throw new Blocked('readJob', patience.missed(jobId));
  }
}

/** Waits as long as the target needs until what was changed is read everywhere. */
export async function settled({ pace, sleep }: Pick<ApiParts, 'pace' | 'sleep'>): Promise<void> {
  if (pace.settle !== undefined && pace.settle > 0) await sleep(pace.settle);
}

/** Asks until the reply is as wanted, up to the deadline of jobs. */
export async function askUntil<O extends OperationId>(
  { pace, now, sleep }: ApiParts,
  ask: () => Promise<Reply<O>>,
  done: (reply: Reply<O>) => boolean | Promise<boolean>,
  what: string,
): Promise<Reply<O>> {
  const deadline = now() + pace.jobDeadline;
  for (;;) {
    const reply = await ask();
    if (await done(reply)) return reply;
    if (now() > deadline) throw new Failure(`${what}: not within ${pace.jobDeadline} ms`, true, false, reply.exchange);
    await sleep(pace.pollInterval);
  }
}

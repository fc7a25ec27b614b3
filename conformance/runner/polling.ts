import type { OperationId } from '../canonical/operations.ts';
import type { ApiParts } from './api.ts';
import { Failure } from './failure.ts';
import type { Api, Reply } from './model.ts';

/** Polls a job until it ended; honours what its acknowledgement said, and the deadline of jobs. */
export async function pollJob({ pace, session, now, sleep }: ApiParts, call: Api['call'], jobId: string) {
  const deadline = now() + pace.jobDeadline;
  for (;;) {
    await sleep(session.pollWait(jobId, pace.pollInterval));
    const reply = await call('readJob', { jobId });
    if (!reply.ok)
      throw new Failure(`the job ${jobId} cannot be read: ${reply.status}`, '2xx', reply.status, reply.exchange);
    const { state } = reply.values;
    if (state === 'succeeded' || state === 'failed') return { state, reply } as const;
    if (now() > deadline) {
      const reason = `the job ${jobId} did not end within ${pace.jobDeadline} ms`;
      throw new Failure(reason, 'succeeded or failed', state ?? null, reply.exchange);
    }
  }
}

/** Asks until the reply is as wanted, up to the deadline of jobs. */
export async function askUntil<O extends OperationId>(
  { pace, now, sleep }: ApiParts,
  ask: () => Promise<Reply<O>>,
  done: (reply: Reply<O>) => boolean,
  what: string,
): Promise<Reply<O>> {
  const deadline = now() + pace.jobDeadline;
  for (;;) {
    const reply = await ask();
    if (done(reply)) return reply;
    if (now() > deadline) throw new Failure(`${what}: not within ${pace.jobDeadline} ms`, true, false, reply.exchange);
    await sleep(pace.pollInterval);
  }
}

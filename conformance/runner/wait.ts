import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { Blocked, Failure, TooSlow } from '../case/failure.ts';
import { jobEnd, poll, type Waiting } from '../session/polling.ts';
import type { Session } from '../session/session.ts';
import { duration } from '../text.ts';
import { observed } from './expectations.ts';

export function untilDue({ session, patience, sleep }: Waiting & { session: Session }, jobId: string): Promise<void> {
  return sleep(Math.min(session.pollWait(jobId), patience.left(session.submitterOf(jobId))));
}

export async function pollJob(
  waiting: Waiting & { session: Session },
  call: (operation: 'readJob', input: { jobId: string }) => Promise<Reply<'readJob'>>,
  jobId: string,
) {
  const { patience, pace, session, sleep, load } = waiting;
  const kind = session.submitterOf(jobId);
  await untilDue(waiting, jobId);
  let last: Reply<'readJob'> | undefined;
  const ended = await jobEnd(session, jobId, waiting, async () => {
    const reply = await call('readJob', { jobId });
    // A new job is sometimes unreadable for a short time, so the status 404 is not an error.
    if (!reply.ok && reply.status !== 404) throw unreadable(jobId, reply);
    last = reply;
    return reply;
  });
  if (ended === undefined) {
    if (load.isSlow) throw new TooSlow(tooSlowFor(`the job ${jobId}`, pace.jobDeadline));
    const missed = patience.missed(jobId, kind);
    throw last && !last.ok ? unreadable(jobId, last) : new Blocked(kind, missed);
  }
  if (patience.lag > 0) await sleep(patience.lag);
  await pauseForTarget(waiting);
  return ended;
}

function unreadable(jobId: string, { status }: Reply<'readJob'>): Blocked {
  return new Blocked('readJob', `the job ${jobId} cannot be read: ${status}`);
}

/** Waits after a change for the time in `pace.settle`, because some targets show changes only after a delay. */
export async function pauseForTarget({ pace, sleep }: Pick<Waiting, 'pace' | 'sleep'>): Promise<void> {
  if (pace.settle !== undefined && pace.settle > 0) await sleep(pace.settle);
}

const neverReady = [401, 403, 405];

/**
 * Repeats a refused request until the target accepts it, because an import process takes time. Waits before later
 * requests as long as the first import took. Returns the last refusal if the target accepts none.
 */
export async function askUntilReady<O extends OperationId>(
  waiting: Waiting,
  ask: () => Promise<Reply<O>>,
  statuses?: readonly number[],
): Promise<Reply<O>> {
  const { patience, pace, now, sleep } = waiting;
  const start = now();
  const first = await ask();
  const isEarly = ({ status }: Reply<O>) =>
    statuses?.includes(status) ?? (status >= 400 && status < 500 && !neverReady.includes(status));
  if (!isEarly(first)) return first;
  let last = first;
  await sleep(Math.min(patience.importTime ?? pace.pollInterval, patience.left(first.operation)));
  const pause = () => pace.pollInterval;
  await poll(waiting, patience.left(first.operation), pause, async () => {
    last = await ask();
    return isEarly(last) ? undefined : last;
  });
  if (isEarly(last)) patience.missed('', first.operation);
  else patience.importTime ??= now() - start;
  return last;
}

/** After the deadline, throws `TooSlow` if the target is slow, and `Failure` otherwise. */
export async function askUntil<O extends OperationId>(
  waiting: Waiting,
  ask: () => Promise<Reply<O>>,
  done: (reply: Reply<O>) => boolean | Promise<boolean>,
  what: string,
): Promise<Reply<O>> {
  const { pace, load } = waiting;
  let last: Reply<O> | undefined;
  const found = await poll(
    waiting,
    pace.jobDeadline,
    () => pace.pollInterval,
    async () => {
      last = await ask();
      return (await done(last)) ? last : undefined;
    },
  );
  if (found) return found;
  if (load.isSlow) throw new TooSlow(tooSlowFor(what, pace.jobDeadline));
  const shown = last === undefined ? 'no request was answered' : observed(last);
  const message = `Not observed within ${duration(pace.jobDeadline)}: ${what}. The last response: ${shown}.`;
  throw new Failure(message, what, shown, last?.exchange ?? null);
}

function tooSlowFor(what: string, deadline: number): string {
  return `${what}: not within ${deadline} ms, but the target answered slowly; raise pace.jobDeadline or lower pace.concurrency`;
}

import type { Reply } from '../case/exchange.ts';
import type { Pace } from '../target/types.ts';
import type { Load } from './load.ts';
import type { Sleep } from './pacer.ts';
import type { Patience } from './patience.ts';
import type { Session } from './session.ts';

/** The limits and functions for polling a job or a changed value. */
export interface Waiting {
  pace: Pace;
  load: Load;
  patience: Patience;
  sleep: Sleep;
  now: () => number;
}

/**
 * Repeats `ask` until it returns a value. Returns undefined after the time limit.
 * The function `pause` returns the time until the next attempt, in milliseconds.
 */
export async function poll<T>(
  { now, sleep }: Pick<Waiting, 'now' | 'sleep'>,
  milliseconds: number,
  pause: () => number,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const deadline = now() + milliseconds;
  for (;;) {
    const found = await ask();
    if (found !== undefined || now() > deadline) return found;
    await sleep(pause());
  }
}

/**
 * Polls a job until it ends, and returns the state of the job.
 * Returns undefined if the job did not end within the limits of the run.
 */
export async function jobEnd(
  session: Session,
  jobId: string,
  waiting: Waiting,
  read: () => Promise<Reply<'readJob'>>,
): Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> } | undefined> {
  const { patience } = waiting;
  const kind = session.submitterOf(jobId);
  const pause = () => Math.min(session.pollWait(jobId), patience.left(kind));
  const ended = await poll(waiting, patience.left(kind), pause, async () => {
    const reply = await read();
    const { state } = reply.values;
    return state === 'succeeded' || state === 'failed' ? ({ state, reply } as const) : undefined;
  });
  if (ended) patience.ended(kind);
  return ended;
}

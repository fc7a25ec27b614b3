import type { Reply } from '../case/exchange.ts';
import type { Pace } from '../target/types.ts';
import type { Load } from './load.ts';
import type { Session } from './session.ts';
import type { Time } from './time.ts';

const enough = 3;

export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();
  /** The time that the first import of the run took, in milliseconds. Undefined before its end. */
  importTime: number | undefined;
  /** The time between the end of a job and its effect, in milliseconds. */
  lag = 0;

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}

export interface Waiting extends Time {
  pace: Pace;
  load: Load;
  patience: Patience;
}

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

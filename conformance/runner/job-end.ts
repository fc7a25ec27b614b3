import type { Pace } from '../target/types.ts';
import type { Load } from './load.ts';
import type { CallerName } from './model.ts';
import type { Sleep } from './pacer.ts';
import type { Patience } from './patience.ts';
import type { Session } from './session.ts';

/** How fast clean-up may go, and how long it waits. */
export interface Waiting {
  pace: Pace;
  load: Load;
  patience: Patience;
  sleep: Sleep;
  now: () => number;
}

/** How a job ends that nobody judges: asked for until the patience with jobs is over, then null. */
export async function jobEnd(
  session: Session,
  jobId: string,
  as: CallerName,
  { pace, patience, sleep, now }: Waiting,
): Promise<'succeeded' | 'failed' | null> {
  const deadline = now() + patience.left;
  for (;;) {
    const { state } = (await session.call('readJob', { jobId }, as, [])).values;
    if (state === 'succeeded' || state === 'failed') {
      patience.ended();
      return state;
    }
    if (now() > deadline) return null;
    await sleep(Math.min(session.pollWait(jobId, pace.pollInterval), patience.left));
  }
}

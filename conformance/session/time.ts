import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a number of milliseconds or until the signal aborts. */
export type Sleep = (milliseconds: number, until?: AbortSignal) => Promise<void>;

/** Tests replace them, so that no test depends on the speed of the machine. */
export interface Time {
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  sleep: Sleep;
  /** Calls `run` after a number of milliseconds. */
  later: (run: () => void, milliseconds: number) => () => void;
}

export const realTime: Time = {
  now: Date.now,
  async sleep(milliseconds, signal) {
    await wait(milliseconds, undefined, { signal }).catch((error: Error) => {
      if (!signal?.aborted) throw error;
    });
  },
  later(run, milliseconds) {
    const timer = setTimeout(run, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

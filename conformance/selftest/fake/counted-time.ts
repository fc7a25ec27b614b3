import { setImmediate } from 'node:timers/promises';
import type { RunOptions } from '../../runner/run.ts';

/** A clock that advances by sleeping alone, so that a run on a slow machine polls as often as one on a fast machine. */
export function countedTime(): Pick<Required<RunOptions>, 'now' | 'sleep'> {
  let now = Date.now();
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
      await setImmediate();
    },
  };
}

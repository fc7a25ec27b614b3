import { setImmediate } from 'node:timers/promises';
import type { RunOptions } from '../../runner/run.ts';

/**
 * Returns a clock that advances only when the program sleeps.
 * A run on a slow machine therefore polls as often as a run on a fast machine.
 */
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

import { setImmediate } from 'node:timers/promises';
import type { RunOptions } from '../../runner/run.ts';

/** Returns a clock that advances only during `sleep`, so that polling does not depend on the speed of the machine. */
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

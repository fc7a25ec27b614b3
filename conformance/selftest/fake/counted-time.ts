import { setImmediate } from 'node:timers/promises';
import type { Time } from '../../session/time.ts';

/** Returns a clock that advances only during `sleep`, so that nothing depends on the speed of the machine. */
export function countedTime(): Time {
  let now = Date.now();
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      const end = now + milliseconds;
      await setImmediate();
      now = Math.max(now, end);
    },
    later: () => () => undefined,
  };
}

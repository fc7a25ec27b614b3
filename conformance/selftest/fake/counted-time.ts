import { setImmediate } from 'node:timers/promises';
import type { Time } from '../../session/time.ts';

interface SilentTime extends Time {
  /** Must be called for each request that never gets a response. */
  silence: () => void;
}

/**
 * Returns a clock that advances to its next timer only when all open requests wait for a response that never arrives.
 */
export function silentTime(requestTimeout: number): SilentTime {
  const { now, sleep } = countedTime();
  let waited = 0;
  const timers = new Map<() => void, number>();
  let [open, silent] = [0, 0];
  const elapse = async () => {
    while (open > 0 && open === silent) {
      const [first] = [...timers].toSorted(([, one], [, other]) => one - other);
      if (!first) return;
      timers.delete(first[0]);
      waited = Math.max(waited, first[1] - now());
      first[0]();
      await setImmediate();
    }
  };
  const ended = () => {
    // If all open requests are silent, then this request is silent too.
    if (open === silent) silent -= 1;
    open -= 1;
    void elapse();
  };
  const later: Time['later'] = (run, milliseconds) => {
    const expire = () => run();
    const isRequest = milliseconds === requestTimeout;
    timers.set(expire, now() + waited + milliseconds);
    if (isRequest) open += 1;
    return () => {
      timers.delete(expire);
      if (isRequest) ended();
    };
  };
  const silence = () => {
    silent += 1;
    void elapse();
  };
  return { now: () => now() + waited, sleep, later, silence };
}

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

import { setTimeout as wait } from 'node:timers/promises';

export function createPacer(requestsPerSecond: number, { now, sleep }: Time): () => Promise<void> {
  const gap = 1000 / requestsPerSecond;
  let next = 0;
  return async () => {
    const start = Math.max(now(), next);
    next = start + gap;
    const wait = start - now();
    if (wait > 0) await sleep(wait);
  };
}

export function inParallel<T>(
  items: readonly T[],
  width: () => number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let running = 0;
  const fill = () => {
    while (running < width()) {
      const next = waiting.next();
      if (next.done) break;
      running += 1;
      run(next.value).then(ended, reject);
    }
    if (running === 0) resolve();
  };
  const ended = () => {
    running -= 1;
    fill();
  };
  fill();
  return promise;
}

export type Sleep = (milliseconds: number, until?: AbortSignal) => Promise<void>;

/** Tests replace them, so that no test depends on the speed of the machine. */
export interface Time {
  now: () => number;
  sleep: Sleep;
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

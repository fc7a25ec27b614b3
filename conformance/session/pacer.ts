import type { Time } from './time.ts';

/** Returns a function that limits the number of requests per second by waiting before each request. */
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

/** Calls `run` for the items in the given order. At most `width()` calls run at the same time. */
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

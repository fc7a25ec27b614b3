import type { Time } from './time.ts';

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

/** Waits until the time is over or the signal aborts; a parameter, so that tests need not wait. */
export type Sleep = (milliseconds: number, until?: AbortSignal) => Promise<void>;

/** Starts requests one after another, no faster than the target's rate. */
export function createPacer(requestsPerSecond: number, now: () => number, sleep: Sleep): () => Promise<void> {
  const gap = 1000 / requestsPerSecond;
  let next = 0;
  return async () => {
    const start = Math.max(now(), next);
    next = start + gap;
    const wait = start - now();
    if (wait > 0) await sleep(wait);
  };
}

/** Runs the items in order, `width()` of them in parallel; the width may change. */
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

/** Waits, at most until the signal comes; handed in, so that a test need not. */
export type Sleep = (milliseconds: number, until?: AbortSignal) => Promise<void>;

/** Lets requests start one by one, no faster than the target's rate. */
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

/** Runs the jobs side by side, a number of them at once, in order. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}

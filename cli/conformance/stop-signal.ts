/** Without `note`, no object needs to be deleted. If the user presses Ctrl-C twice, the process ends at once. */
export function stopSignal({ note }: { note?: (sentence: string) => void } = {}): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      note?.(
        'Stopping and deleting the created objects. Press Ctrl-C again to stop at once; "cps cleanup" deletes them later.',
      );
      stop.abort();
    });
  }
  return stop.signal;
}

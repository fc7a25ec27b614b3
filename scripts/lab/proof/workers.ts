import { Worker } from 'node:worker_threads';

export interface WorkerSettings {
  kind: 'fault' | 'mutant';
  /** Runs all cases, not only those that concern the fault or the violated requirement. */
  isWhole?: boolean | undefined;
}

export async function runWorkers<Result>(
  tasks: readonly unknown[],
  jobs: number,
  workerData: WorkerSettings,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      let current = -1;
      worker.on('message', (message: Result | 'ready') => {
        if (message !== 'ready') {
          results[current] = message;
          done += 1;
          if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${tasks.length}`);
        }
        const next = waiting.next().value;
        current = next?.[0] ?? -1;
        worker.postMessage(next?.[1] ?? null);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, work));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return results;
}

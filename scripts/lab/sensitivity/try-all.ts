import { Worker } from 'node:worker_threads';
import type { Result } from './judge-trial.ts';

/** Tests faults in parallel workers, each with its own sandbox. Returns the results in the order of the faults. */
export async function tryAll(
  faults: readonly string[],
  { jobs, whole }: { jobs: number; whole: boolean },
  onResult: (result: Result, done: number) => void,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = faults.values();
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: whole ? 'whole' : 'touched' });
      worker.on('message', (message: Result | 'ready') => {
        if (message !== 'ready') {
          results.set(message.fault, message);
          onResult(message, results.size);
        }
        const next = waiting.next();
        worker.postMessage(next.done ? null : next.value);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: Math.min(jobs, faults.length) }, work));
  return faults.flatMap((fault) => results.get(fault) ?? []);
}

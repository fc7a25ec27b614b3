import { Worker } from 'node:worker_threads';
import type { Mutant } from '../../../conformance/selftest/mutation/mutant.ts';

interface Trying {
  jobs: number;
  worker: URL;
  workerData: unknown;
}

/** Tests all mutants in parallel workers with separate servers. Returns the results in the order of the mutants. */
export async function tryAll<Trial extends { id: string }>(
  mutants: readonly Mutant[],
  { jobs, worker: module, workerData }: Trying,
  onTrial: (trial: Trial, done: number) => void,
): Promise<Trial[]> {
  const trials = new Map<string, Trial>();
  const waiting = mutants.values();
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(module, { workerData });
      worker.on('message', (message: Trial | 'ready') => {
        if (message !== 'ready') {
          trials.set(message.id, message);
          onTrial(message, trials.size);
        }
        const next = waiting.next();
        worker.postMessage(next.done ? null : next.value);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: Math.min(jobs, mutants.length) }, work));
  return mutants.flatMap(({ id }) => trials.get(id) ?? []);
}

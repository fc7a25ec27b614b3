import { Worker } from 'node:worker_threads';
import type { Mutant } from '../../conformance/selftest/mutation/mutant.ts';
import type { Trial } from '../../conformance/selftest/mutation/try-mutant.ts';

/**
 * Runs the suite against all mutants in parallel. Each worker has its own servers.
 * The results are in the order of the mutants.
 */
export async function tryAll(
  mutants: readonly Mutant[],
  { jobs, whole }: { jobs: number; whole: boolean },
  onTrial: (trial: Trial, done: number) => void,
): Promise<Trial[]> {
  const trials = new Map<string, Trial>();
  const waiting = mutants.values();
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: whole ? 'whole' : 'own' });
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

import { setImmediate } from 'node:timers/promises';
import type { Mutant } from '../mutation/mutant.ts';
import { exploreFake } from './explore-fake.ts';

/** The result of exploring one mutant (a fake server with injected faults) until the first reported violation. */
export interface ExploreTrial {
  id: string;
  requirements: readonly string[];
  /**
   * `own`: the explorer reported a violation of a requirement that the injected faults violate.
   * `other`: the reported requirement is another one. `missed`: the explorer found no violation in time.
   */
  verdict: 'own' | 'other' | 'missed';
  /** The id of the requirement whose violation the explorer reported. */
  found?: string;
  /** The number of steps of the shortest random request sequence that violates the requirement. */
  length?: number;
  requests: number;
  /**
   * The time until the explorer found a violation, or the time limit if it found none.
   * The measured time includes all waiting times, although the test skips the waiting.
   */
  milliseconds: number;
}

/** Explores a mutant (a fake server with injected faults) until the first violation. */
export async function exploreMutant(mutant: Mutant, time: number, seed: number): Promise<ExploreTrial> {
  const { id, requirements, form, faults } = mutant;
  const record = await exploreFake({
    form,
    faults,
    seed,
    time,
    untilFinding: true,
    steps: undefined,
    ...shortenedTime(),
  });
  const [finding] = record.findings;
  const { requests, milliseconds } = record;
  if (!finding) return { id, requirements, verdict: 'missed', requests, milliseconds };
  const verdict = requirements.includes(finding.id) ? 'own' : 'other';
  return { id, requirements, verdict, found: finding.id, length: finding.steps.length, requests, milliseconds };
}

/**
 * Returns a clock and a function that skips waiting. The clock shows CPU time plus the skipped waiting times.
 * A clock that counts CPU time gives the same result on a busy machine.
 */
function shortenedTime() {
  let waited = 0;
  const start = Date.now();
  return {
    now: () => {
      const { user, system } = process.threadCpuUsage();
      return start + waited + (user + system) / 1000;
    },
    sleep: async (milliseconds: number) => {
      waited += milliseconds;
      await setImmediate();
    },
  };
}

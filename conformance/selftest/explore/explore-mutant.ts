import { setImmediate } from 'node:timers/promises';
import type { Mutant } from '../mutation/mutant.ts';
import { exploreFake } from './explore-fake.ts';

/** The result of exploring one mutant (a fake server with injected faults) until the first finding. */
export interface ExploreTrial {
  id: string;
  requirements: readonly string[];
  /**
   * `own`: the finding is about a requirement that the mutant violates.
   * `other`: the finding is about another requirement. `missed`: there was no finding before the time limit.
   */
  verdict: 'own' | 'other' | 'missed';
  /** The id of the requirement in the finding. */
  found?: string;
  /** The number of steps of the shortest random walk that violates the requirement. */
  length?: number;
  requests: number;
  /**
   * The time until the finding, or the time limit if there is none.
   * It includes the waiting times, which the trial skips.
   */
  milliseconds: number;
}

/** Explores a mutant with random walks until the first finding. Runs no test case of the suite. */
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
 * Returns a clock, and a function that skips waiting. The clock shows processor time plus the skipped waiting times.
 * The result is therefore the same on a busy machine.
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

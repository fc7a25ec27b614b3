import { setImmediate } from 'node:timers/promises';
import type { Mutant } from '../mutation/mutant.ts';
import { exploreFake } from './explore-fake.ts';

/** The result of exploring one mutant until the first finding. */
export interface ExploreTrial {
  id: string;
  requirements: readonly string[];
  /**
   * `own`: the finding is about a requirement that the mutant breaks.
   * `other`: the finding is about another requirement.
   * `missed`: there was no finding in time.
   */
  verdict: 'own' | 'other' | 'missed';
  /** The id of the requirement in the finding. */
  found?: string;
  /** The number of steps of the shortest walk that shows the violation. */
  length?: number;
  requests: number;
  /** The time until the finding, or the whole time. Waiting times count, although the trial does not wait. */
  milliseconds: number;
}

/** Explores a mutant until the first finding, without any fixed case. */
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
 * Returns a clock that counts the processor time of this thread and the time of waiting, and a function that does not
 * wait. The result is the same on a busy machine.
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

import { setImmediate } from 'node:timers/promises';
import type { Mutant } from '../mutation/mutant.ts';
import { exploreFake } from './explore-fake.ts';

export interface ExploreTrial {
  id: string;
  requirements: readonly string[];
  /**
   * `own` means that the explorer reported a violation of a requirement in the list `requirements`. `other` means that
   * the explorer reported only a violation of a requirement outside the list `requirements`. `missed` means that the
   * explorer reported no violation.
   */
  verdict: 'own' | 'other' | 'missed';
  found?: string;
  length?: number;
  requests: number;
  /** How long the explorer tested the mutant, in milliseconds. */
  milliseconds: number;
}

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
 * Returns a simulated clock, which advances by CPU time. CPU time does not depend on other processes on the machine,
 * unlike elapsed time.
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

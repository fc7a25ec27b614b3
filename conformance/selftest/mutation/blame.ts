import type { RunRecord } from '../../record/run-record.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Mutant } from './mutant.ts';

/**
 * How the most likely cause of the failures in a run relates to the injected faults.
 * `own`: the most likely cause is a test case of a requirement that the injected faults violate.
 * `claim`: the most likely cause concerns another requirement that is based on the same source statement.
 * `other`: the most likely cause is anything else. `none`: the run found no cause.
 */
export type Blame = 'own' | 'claim' | 'other' | 'none';

const register = loadRegister();

/**
 * Returns the requirement of the test case that is the most likely cause of the failures.
 * If the most likely cause is a setup step, returns the operation of the setup step.
 */
export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

/** Compares the most likely cause of the failures in a run with the requirements that the injected faults violate. */
export function blameOf(cause: string | null, broken: readonly string[]): Blame {
  if (cause === null) return 'none';
  if (broken.includes(cause)) return 'own';
  const claims = broken.flatMap(claimsOf);
  return claimsOf(cause).some((claim) => claims.includes(claim)) ? 'claim' : 'other';
}

function claimsOf(requirement: string): readonly string[] {
  return register.find(({ id }) => id === requirement)?.claims ?? [];
}

/**
 * Returns whether a run against a mutant (a fake server with faults) must report a root cause of its failures.
 * Violations of recommended requirements only cause warnings, so a run reports no root cause for them.
 */
export function hasRootCause({ requirements }: Pick<Mutant, 'requirements'>): boolean {
  return requirements.every((id) => register.some((row) => row.id === id && row.level === 'required'));
}

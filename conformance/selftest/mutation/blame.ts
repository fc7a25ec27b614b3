import type { RunRecord } from '../../record/run-record.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Mutant } from './mutant.ts';

/**
 * How the first root cause (the most likely cause of the failures in a run) relates to the injected faults.
 * `own`: it is a test case of a violated requirement.
 * `claim`: it is a test case of another requirement that is based on the same claim as a violated requirement.
 * `other`: it is anything else. `none`: the run has no root cause.
 */
export type Blame = 'own' | 'claim' | 'other' | 'none';

const register = loadRegister();

/**
 * Returns the requirement of the most likely cause of the failures.
 * If this cause is a setup step, returns its operation.
 */
export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

/** Compares the first root cause of a run with the requirements that the injected faults violate. */
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
 * Returns whether a run against the mutant must have a root cause, the likely cause of other failures.
 * If the faults violate only recommended requirements, the run has no failures, and thus no root cause.
 */
export function hasRootCause({ requirements }: Pick<Mutant, 'requirements'>): boolean {
  return requirements.every((id) => register.some((row) => row.id === id && row.level === 'required'));
}

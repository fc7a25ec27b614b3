import type { RunRecord } from '../../record/run-record.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Mutant } from './mutant.ts';

/**
 * The relation of the first root cause of a run to the injected faults.
 * `own`: it is a test case of a broken requirement.
 * `claim`: it is a test case of another requirement that has a claim of a broken requirement.
 * `other`: it is anything else.
 * `none`: the run has no root cause.
 */
export type Blame = 'own' | 'claim' | 'other' | 'none';

const register = loadRegister();

/** Returns the requirement of the first root cause. If this cause is a setup step, returns its operation. */
export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

/** Compares the first root cause of a run with the requirements that the mutant breaks. */
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
 * Returns whether a run against the mutant must have a root cause.
 * A violation of a recommended requirement is only a warning, which has no root cause.
 */
export function hasRootCause({ requirements }: Pick<Mutant, 'requirements'>): boolean {
  return requirements.every((id) => register.some((row) => row.id === id && row.level === 'required'));
}

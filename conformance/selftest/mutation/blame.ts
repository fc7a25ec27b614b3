import type { RunRecord } from '../../record/run-record.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Mutant } from './mutant.ts';

/**
 * How the first root cause in a report relates to the requirements that the injected faults violate.
 * `own` means that the first root cause in the report is a requirement that the injected faults violate.
 * `claim` means that the first root cause and a violated requirement share a statement of the service description.
 * `other` means that the report names an unrelated requirement as the first root cause.
 * `none` means that the report names no root cause.
 */
export type Blame = 'own' | 'claim' | 'other' | 'none';

const register = loadRegister();

export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

/** Compares the root cause in a report with the requirements that the injected faults violate. */
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
 * Returns whether a run against a mutant (a fake server with injected faults) must report a root cause.
 * Violated recommendations cause warnings. Reports do not name root causes of warnings.
 */
export function hasRootCause({ requirements }: Pick<Mutant, 'requirements'>): boolean {
  return requirements.every((id) => register.some((row) => row.id === id && row.level === 'required'));
}

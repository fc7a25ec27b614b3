import type { RunRecord } from '../../record/run-record.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Mutant } from './mutant.ts';

/**
 * `own` means that the report names a violated requirement as the first root cause. `claim` means that the report names
 * a requirement that is related to a violated requirement. Requirements are related if they are based on the same
 * statement of the service description. `other` means that the report names an unrelated requirement as the first root
 * cause. `none` means that the report names no root cause.
 */
export type Blame = 'own' | 'claim' | 'other' | 'none';

const register = loadRegister();

export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

export function blameOf(cause: string | null, broken: readonly string[]): Blame {
  if (cause === null) return 'none';
  if (broken.includes(cause)) return 'own';
  const claims = broken.flatMap(claimsOf);
  return claimsOf(cause).some((claim) => claims.includes(claim)) ? 'claim' : 'other';
}

function claimsOf(requirement: string): readonly string[] {
  return register.find(({ id }) => id === requirement)?.claims ?? [];
}

export function hasRootCause({ requirements }: Pick<Mutant, 'requirements'>): boolean {
  return requirements.every((id) => register.some((row) => row.id === id && row.level === 'required'));
}

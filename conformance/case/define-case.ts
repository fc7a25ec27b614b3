import type { Case } from './case.ts';

/** The data of a test case. The requirement id may be left out if it equals the id of the test case. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/**
 * Defines a test case for a rule of the service description.
 * If `requirement` is missing, the requirement has the id of the test case.
 */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/**
 * Defines a test case for a rule that only the published contract has.
 * If its requirement is about all responses, the runner also validates each of its responses against the contract.
 */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

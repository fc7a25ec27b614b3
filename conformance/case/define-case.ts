import type { Case } from './case.ts';

/** The data of a test case. The requirement id may be left out if it equals the id of the test case. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/**
 * Defines a test case for a demand of the service description.
 * The requirement has the id of the test case unless another requirement is named.
 */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/**
 * Defines a test case for the published contract.
 * The responses of the test case are also validated against the schemas of the contract.
 */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

import type { Case } from './case.ts';

/** The data of a test case. The id of the requirement may be omitted if it equals the id of the test case. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/**
 * Defines a test case for a requirement of the service description.
 * The default for the id of the requirement is the id of the test case.
 */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/**
 * Defines a test case for a requirement that only the published contract has.
 * If the requirement is about all responses, the runner also validates all responses of the test case.
 */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

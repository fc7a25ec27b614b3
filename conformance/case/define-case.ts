import type { Case } from './case.ts';

/** A test case with an optional property `requirement`. The default is the id of the test case. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/** Defines a test case for a requirement of the service description. */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/** Defines a test case for a requirement that only the published API contract contains. */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

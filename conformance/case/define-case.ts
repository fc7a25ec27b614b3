import type { Case } from './case.ts';

/** The default is the id of the test case. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/** Defines a test case for a requirement of the service description. */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

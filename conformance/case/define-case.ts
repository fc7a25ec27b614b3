import type { Case } from './case.ts';

/** A case without the id of its requirement, if both ids are equal. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/** Defines a case for the source's own demands. The requirement has the same id unless another is named. */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/** Defines a case for the published contract, whose responses are also validated against the contract's schemas. */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

import type { Case } from './case.ts';

/** What a case is without the id of its row, where both have the same. */
type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

/** A case for the source's own demands; its row has the id of the case unless another is named. */
export function stated(named: Named): Case {
  return defined(named, 'stated');
}

/** A case for the published contract: every answer is also held to the schemas of the contract. */
export function published(named: Named): Case {
  return defined(named, 'published');
}

function defined(named: Named, verdict: Case['verdict']): Case {
  const operations = [...new Set(named.operations)];
  return { ...named, requirement: named.requirement ?? named.id, operations, verdict };
}

import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

type Named = Omit<Case, 'requirement' | 'verdict'> & Partial<Pick<Case, 'requirement'>>;

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

export interface Case {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  early?: true;
  /** True if the test case runs when most others have ended, because newer objects can hide a missing object. */
  settled?: true;
  /** True if the test case runs last, because it checks responses that other test cases received. */
  late?: true;
  /** The id of a stricter test case with the same check. If it passes in the same run, this test case passes too. */
  stricter?: string;
  perOperation?: true;
  /** The outcome of a successful test case without requests is `declared` instead of `passed`. */
  byBinding?: true;
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

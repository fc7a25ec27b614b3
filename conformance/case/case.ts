import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

export interface Case {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  early?: true;
  /** True if the test case runs last, because it checks responses that other test cases received. */
  late?: true;
  perOperation?: true;
  /** The outcome of a successful test case without requests is `declared` instead of `passed`. */
  byBinding?: true;
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

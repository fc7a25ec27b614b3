import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

/** One test case: its data and the function that runs it. */
export interface Case {
  /** The id of the test case. It starts with the name of its source file. */
  id: string;
  /** The id of the requirement that the test case judges. */
  requirement: string;
  /** The title of the test case: a short statement in the present tense. */
  title: string;
  verdict: VerdictName;
  /**
   * All operations that the test case sends.
   * If the target does not bind one of the operations, the test case is `unbound`.
   */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the test case uses all users of the target. It runs before test cases that need only a few users. */
  early?: true;
  /** True if the test case judges the responses to other test cases. It runs after all of them. */
  late?: true;
  /** True if the test case was generated for one operation of the contract. It sends at most one request. */
  perOperation?: true;
  /**
   * True if the test case only reads the target file and sends no request.
   * A test case without requests ends as `declared` instead of `passed`.
   */
  byBinding?: true;
  /** True if the test case changes nothing at the target, so that a read-only run may include it. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

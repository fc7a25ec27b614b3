import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

/** One test case: its data and the function that runs the test case. */
export interface Case {
  /** The id of the test case, which starts with the name of its source file. */
  id: string;
  /** The id of the requirement that the test case checks. */
  requirement: string;
  /** The title of the test case: a short statement in the present tense. */
  title: string;
  verdict: VerdictName;
  /**
   * All operations to which the test case sends requests.
   * If the target file has no HTTP mapping for an operation of the test case, the outcome is `unbound`.
   */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the test case uses all users of the target. It then runs before all other test cases. */
  early?: true;
  /** True if the test case checks the responses to other test cases. It then runs after all other test cases. */
  late?: true;
  /** True if the test case was generated for one operation of the contract. It then sends at most one request. */
  perOperation?: true;
  /**
   * True if the test case only reads the target file and sends no request.
   * A test case without requests ends with the outcome `declared` instead of `passed`.
   */
  byBinding?: true;
  /** True if the test case changes nothing at the target, so that a read-only run may include the test case. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

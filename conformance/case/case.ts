import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

export interface Case {
  /** The id of the test case, which starts with the name of its source file. */
  id: string;
  /** The id of the requirement that the test case checks. */
  requirement: string;
  /** The title of the test case: a short sentence in the present tense. */
  title: string;
  verdict: VerdictName;
  /**
   * All API operations to which the test case sends requests.
   * If the target file does not describe one of the operations, the outcome of the test case is `unbound`.
   */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the test case runs before all other test cases, because the test case needs all users of the target. */
  early?: true;
  /** True if the test case runs last, because the test case checks the responses to all other test cases. */
  late?: true;
  /** True for a test case that the suite generates for each API operation, and that sends at most one request. */
  perOperation?: true;
  /**
   * True if the test case checks only the target file (the test configuration) and sends no request.
   * A test case that sends no request gets the outcome `declared` instead of `passed`.
   */
  byBinding?: true;
  /** True if the test case changes no data at the target, so that a read-only run may include it. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

export interface Case {
  /** The id of the test case. The id starts with the name of the source file. */
  id: string;
  /** The id of the requirement that the test case checks. */
  requirement: string;
  /** The title of the test case: a short sentence in the present tense. */
  title: string;
  verdict: VerdictName;
  /**
   * All API operations to which the test case sends requests.
   * If the target file does not describe an operation that the test case calls, the outcome is `unbound`.
   */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the test case runs at the start of a run, when no users are reserved yet. */
  early?: true;
  /** True if the test case runs last, because it checks responses that other test cases received. */
  late?: true;
  /** True if the suite generated the test case for a single API operation. The test case sends at most one request. */
  perOperation?: true;
  /**
   * True if the test case checks only the target file (the test configuration) and sends no request.
   * The outcome of a successful test case without requests is `declared` instead of `passed`.
   */
  byBinding?: true;
  /** True if the test case changes no data at the target. A read-only run can include the test case. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Need } from '../../case/needs.ts';

/** An invalid request, with the error response that the published API contract requires. */
export interface Rejection {
  /** The name of the rule that the request violates. The id of the test case ends with this name. */
  rule: string;
  title: string;
  status: number;
  code: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  ask: (api: Api) => Promise<Reply<OperationId>>;
}

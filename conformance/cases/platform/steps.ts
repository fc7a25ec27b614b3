import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Need } from '../../case/needs.ts';

/** A request that violates one rule, and its published response. */
export interface Rejection {
  /** The name of the violated rule. It is the last part of the id of the test case. */
  rule: string;
  title: string;
  status: number;
  code: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  ask: (api: Api) => Promise<Reply<OperationId>>;
}

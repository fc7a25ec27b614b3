import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Need } from '../../case/needs.ts';

/** A request that breaks one rule, and the answer that the contract has for it. */
export interface Rejection {
  /** The broken rule, as the end of an id. */
  rule: string;
  title: string;
  status: number;
  code: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  ask: (api: Api) => Promise<Reply<OperationId>>;
}

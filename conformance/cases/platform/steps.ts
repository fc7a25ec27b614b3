import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Need } from '../../case/needs.ts';

export interface Rejection {
  rule: string;
  title: string;
  status: number;
  code: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  ask: (api: Api) => Promise<Reply<OperationId>>;
}

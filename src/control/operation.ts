import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { Tenants } from '../world/tenants.ts';

/** What an operation of the control plane works with: all tenants, and an input that the contract has passed. */
export interface ControlRequest<Id extends OperationId> {
  tenants: Tenants;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

export type ControlOperation<Id extends OperationId> = (request: ControlRequest<Id>) => Answer<Id>;

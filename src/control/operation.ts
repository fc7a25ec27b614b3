import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { Machines } from '../jobs/due.ts';
import type { Tenants } from '../world/tenants.ts';

/** What an operation of the control plane works with: all tenants, and an input that the contract has passed. */
export interface ControlRequest<Id extends OperationId> extends ControlParts {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

export interface ControlParts {
  tenants: Tenants;
  machines: Machines;
}

export type ControlOperation<Id extends OperationId> = (request: ControlRequest<Id>) => Answer<Id>;

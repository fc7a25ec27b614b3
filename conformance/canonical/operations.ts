import { operations } from './generated/operations.ts';
import type { Shape, ShapeSpec } from './kinds.ts';

/** The two HTTP interfaces of the service. */
export type InterfaceName = 'admin' | 'documents';

/** The inputs and response values of an operation, with the names that cases use. */
export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Properties without which a response is useless for every case. */
  readonly vital: readonly string[];
  /** The operation changes nothing, so a read-only run may send it. */
  readonly safe?: true;
  /** The source does not mention the operation, so no case of the stated verdict may require it. */
  readonly assumed?: true;
  /** A caller with a role that may use the operation, if an admin may not. */
  readonly caller?: 'super-admin' | 'user';
}

export { operations };

export type OperationId = keyof typeof operations;
export type Input<O extends OperationId> = Shape<(typeof operations)[O]['input']>;
export type Output<O extends OperationId> = Shape<(typeof operations)[O]['output']>;

/** All operationIds, in the order of the contract. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

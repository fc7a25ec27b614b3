import { operations } from './generated/operations.ts';
import type { Shape, ShapeSpec } from './kinds.ts';

/** The two HTTP interfaces of the service. */
export type InterfaceName = 'admin' | 'documents';

/** Inputs and values of an operation in canonical terms. */
export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Members without which an answer is of no use to any case. */
  readonly vital: readonly string[];
  /** Changes nothing, so that a read-only run may send it. */
  readonly safe?: true;
  /** The source does not mention it, so no case of the stated verdict may demand it. */
  readonly assumed?: true;
  /** A caller with a role that the operation takes, where it refuses an admin. */
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

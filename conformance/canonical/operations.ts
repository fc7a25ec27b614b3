import { operations } from './generated/operations.ts';
import type { Shape, ShapeSpec } from './kinds.ts';

/** The two HTTP interfaces of the service. */
export type InterfaceName = 'admin' | 'documents';

/** The inputs and the response values of one operation, under the names that test cases use. */
export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Names the properties without which no test case can use the response. */
  readonly vital: readonly string[];
  /** True if the operation changes nothing, so that a read-only run may send it. */
  readonly safe?: true;
  /**
   * True if the service description does not mention the operation.
   * Test cases of the `stated` verdict must not require such an operation.
   */
  readonly assumed?: true;
  /** The caller role that may use the operation, if an admin may not use it. */
  readonly caller?: 'super-admin' | 'user';
  /** True if an id in the path accepts only some texts, so that a made-up id may have the wrong form. */
  readonly narrowIds?: true;
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

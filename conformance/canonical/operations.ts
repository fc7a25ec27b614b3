import { operations } from './generated/operations.ts';
import type { Shape, ShapeSpec } from './kinds.ts';

/** The two HTTP interfaces of the service. */
export type InterfaceName = 'admin' | 'documents';

/** The inputs and the response values of one operation, under the names that test cases use. */
export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** The names of the response properties without which no test case can use the response. */
  readonly vital: readonly string[];
  /** True if the operation changes no data, so that a read-only run may send its requests. */
  readonly safe?: true;
  /**
   * True if the service description does not mention the operation.
   * Test cases of the `stated` verdict must not require an operation that the service description does not mention.
   */
  readonly assumed?: true;
  /** The caller that may use the operation, if an admin may not use the operation. */
  readonly caller?: 'super-admin' | 'user';
  /** True if an id in the path must have a special form, so that an invented id may have the wrong form. */
  readonly narrowIds?: true;
}

export { operations };

export type OperationId = keyof typeof operations;
export type Input<O extends OperationId> = Shape<(typeof operations)[O]['input']>;
export type Output<O extends OperationId> = Shape<(typeof operations)[O]['output']>;

export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

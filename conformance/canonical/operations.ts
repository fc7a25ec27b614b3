import { operations } from './generated/operations.ts';
import type { Shape, ShapeSpec } from './kinds.ts';

export type InterfaceName = 'admin' | 'documents';

export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** The response properties that the suite always needs, such as the id of a created object. */
  readonly vital: readonly string[];
  /** True if the operation changes no data. A read-only run calls only operations that change no data. */
  readonly safe?: true;
  /** True if the service description does not mention the operation. */
  readonly assumed?: true;
  /** The role that a caller needs for the operation. By default, the caller must be an administrator. */
  readonly caller?: 'super-admin' | 'user';
  /**
   * True if the API contract restricts the format of an id in the URL path of the operation.
   * A target can refuse an invented id because the id has the wrong format.
   */
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

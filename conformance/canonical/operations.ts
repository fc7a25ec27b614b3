import { access, departments, jobs, roles, tokens } from './administration.ts';
import { documents, fields, provisions, search } from './documents.ts';
import type { Shape, ShapeSpec } from './kinds.ts';
import { imports, users } from './users.ts';

/** The two HTTP interfaces of the service. */
export type InterfaceName = 'admin' | 'documents';

/** What an operation takes and gives in canonical terms. */
export interface OperationSpec {
  readonly interface: InterfaceName;
  readonly input: ShapeSpec;
  readonly output: ShapeSpec;
  /** Members without which the answer is of no use to any case. */
  readonly vital: readonly string[];
  /** Changes nothing, so that a read-only run may send it. */
  readonly safe?: true;
}

/** Every operation of the two interfaces, by the operationId of the contract. */
export const operations = {
  ...tokens,
  ...users,
  ...imports,
  ...departments,
  ...access,
  ...jobs,
  ...roles,
  ...fields,
  ...provisions,
  ...documents,
  ...search,
} as const satisfies Record<string, OperationSpec>;

export type OperationId = keyof typeof operations;
export type Input<O extends OperationId> = Shape<(typeof operations)[O]['input']>;
export type Output<O extends OperationId> = Shape<(typeof operations)[O]['output']>;

/** All operationIds, in the order of the contract. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

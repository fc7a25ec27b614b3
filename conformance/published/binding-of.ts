import type { Input, OperationId } from '../canonical/operations.ts';
import type { Binding, Target } from '../target/types.ts';
import { published as generated } from './generated/bindings.ts';
import { samples } from './generated/samples.ts';

const published: { readonly [O in OperationId]: Binding } = generated;

/** The binding of an operation: the target file's own combined with the published one; undefined if unbound. */
export function bindingOf(target: Target, operation: OperationId): Binding | undefined {
  const own = target.operations?.[operation];
  if (own === false) return undefined;
  const base = target.binding === 'own' ? undefined : published[operation];
  const bound = { ...base, ...own };
  return bound.method === undefined || bound.path === undefined
    ? undefined
    : { ...bound, method: bound.method, path: bound.path };
}

/** The binding of an operation in the published contract. */
export function publishedBinding(operation: OperationId): Binding {
  return published[operation];
}

/** Values of the required parameters, from the examples of the contract. */
export function sampleInput(operation: OperationId): Input<OperationId> {
  return samples[operation];
}

import type { Input, OperationId } from '../canonical/operations.ts';
import type { Binding, Target } from '../target/types.ts';
import { published as generated } from './generated/bindings.ts';
import { samples } from './generated/samples.ts';

const published: { readonly [O in OperationId]: Binding } = generated;

/**
 * Returns how the target maps an operation to HTTP, for example its method and path.
 * Returns undefined if the target does not offer the operation.
 * A definition in the target file has priority over the published API contract.
 */
export function bindingOf(target: Target, operation: OperationId): Binding | undefined {
  const own = target.operations?.[operation];
  if (own === false) return undefined;
  const base = target.binding === 'own' ? undefined : inherited(published[operation], own);
  const { method, path, ...bound } = { ...base, ...own };
  return method === undefined || path === undefined ? undefined : withHeaders(target, { ...bound, method, path });
}

function inherited(base: Binding, own: Partial<Binding> = {}): Partial<Binding> {
  if (own.body === undefined && own.multipart === undefined) return base;
  const { body: _body, multipart: _multipart, ...rest } = base;
  return rest;
}

export function withHeaders<T extends Pick<Binding, 'headers'>>({ headers }: Target, of: T): T {
  return headers ? { ...of, headers: { ...headers, ...of.headers } } : of;
}

export function publishedBinding(operation: OperationId): Binding {
  return published[operation];
}

export function sampleInput(operation: OperationId): Input<OperationId> {
  return samples[operation];
}

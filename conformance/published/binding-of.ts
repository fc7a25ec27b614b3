import type { OperationId } from '../canonical/operations.ts';
import type { Binding, Target } from '../target/types.ts';
import { publishedAdmin } from './admin.ts';
import { publishedDocuments } from './documents.ts';
import { publishedImports } from './imports.ts';

const published: { readonly [O in OperationId]: Binding } = {
  ...publishedAdmin,
  ...publishedImports,
  ...publishedDocuments,
};

/** How an operation is asked for and read at a target: its own binding over the published one; undefined when unbound. */
export function bindingOf(target: Target, operation: OperationId): Binding | undefined {
  const own = target.operations?.[operation];
  if (own === false) return undefined;
  const base = target.binding === 'own' ? undefined : published[operation];
  const bound = { ...base, ...own };
  return bound.method === undefined || bound.path === undefined
    ? undefined
    : { ...bound, method: bound.method, path: bound.path };
}

import { limits } from '../../contract/generated/limits.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { limitsOf } from '../../world/limits.ts';
import type { World } from '../../world/world.ts';

/**
 * The names of the query parameter for the page size: in the administration interface and in the document interface.
 */
const names = ['page[size]', 'pageSize'] as const;

/** Limits the page size in a query to the tenant's limit (D-91). Throws status 400 for a larger page size. */
export function withPageLimit(
  entry: OperationEntry,
  query: Record<string, unknown>,
  world: World,
): Record<string, unknown> {
  const name = names.find((each) => entry.parameterTypes[each] !== undefined);
  if (name === undefined) return query;
  const { pageSize } = limitsOf(world);
  const given = query[name];
  if (given === undefined) return pageSize < limits.usualPageSize ? withPageSize(query, name, pageSize) : query;
  if (Number(given) <= pageSize) return query;
  const detail = `${name} must be at most ${pageSize} for this tenant, got ${given}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: name } });
}

const limited = new WeakMap<object, Record<string, unknown>>();

/**
 * Adds the page size to a query.
 * Every time slice of a request gets the same object, because operations store the progress of long work under it.
 */
function withPageSize(query: Record<string, unknown>, name: string, pageSize: number): Record<string, unknown> {
  const known = limited.get(query);
  if (known?.[name] === pageSize) return known;
  const withSize = { ...query, [name]: pageSize };
  limited.set(query, withSize);
  return withSize;
}

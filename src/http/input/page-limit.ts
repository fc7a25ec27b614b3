import { limits } from '../../contract/generated/limits.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { limitsOf } from '../../tenant/limits.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

const names = ['page[size]', 'pageSize'] as const;

export function withPageLimit(
  entry: OperationEntry,
  query: Record<string, unknown>,
  tenantData: TenantData,
): Record<string, unknown> {
  const name = names.find((each) => entry.parameterTypes[each] !== undefined);
  if (name === undefined) return query;
  const { pageSize } = limitsOf(tenantData);
  const given = query[name];
  if (given === undefined) return pageSize < limits.usualPageSize ? withPageSize(query, name, pageSize) : query;
  if (Number(given) <= pageSize) return query;
  const detail = `${name} must be at most ${pageSize} for this tenant, got ${given}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: name } });
}

const limited = new WeakMap<object, Record<string, unknown>>();

function withPageSize(query: Record<string, unknown>, name: string, pageSize: number): Record<string, unknown> {
  const known = limited.get(query);
  if (known?.[name] === pageSize) return known;
  const withSize = { ...query, [name]: pageSize };
  limited.set(query, withSize);
  return withSize;
}

import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import { findById, idKey } from '../../tenant/ids.ts';
import type { UserRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { byId, pageOf } from '../paging.ts';
import { userResource } from './users.ts';

type Query = NonNullable<Parameters<typeof listUsers>[0]['query']>;

export const listUsers: Operation<'listUsers'> = ({ tenantData, query = {} }) => {
  requireOnePrimaryFilter(query);
  const { rows, ...page } = pageOf('/v2/admin/users', query, { ...select(tenantData, query), ...byId });
  return { status: 200, body: { data: rows.map((row) => userResource(tenantData, row)), ...page } };
};

const primaryFilters = ['filter[id]', 'filter[email]', 'filter[department]'] as const;

function requireOnePrimaryFilter(query: Query): void {
  const [, ...others] = primaryFilters.filter((name) => query[name] !== undefined);
  const [first, ...rest] = others.map((parameter) => ({
    code: 'USER FILTER CONFLICT' as const,
    detail: `at most one of ${primaryFilters.join(', ')} may be given`,
    source: { parameter },
  }));
  if (first) throw new Problem([first, ...rest]);
}

interface Selection {
  total: number;
  rows: (from: number, to: number) => UserRow[];
}

function select(tenantData: TenantData, query: Query): Selection {
  const { users } = tenantData.rows;
  const withDeleted = query['filter[includeDeleted]'] === 'true';
  const { 'filter[id]': id, 'filter[email]': email, 'filter[department]': department } = query;
  if (id !== undefined) return onlyVisible([findById(users, id)], withDeleted);
  if (email !== undefined) return onlyVisible(users.find('byEmail', [email.toLowerCase()]), withDeleted);
  if (department !== undefined) return inDepartment(tenantData, department, withDeleted);
  if (withDeleted) return { total: users.size, rows: (from, to) => users.list(from, to) };
  return {
    total: users.count('byStatus', ['active']),
    rows: (from, to) => users.find('byStatus', ['active'], from, to),
  };
}

function onlyVisible(found: (UserRow | undefined)[], withDeleted: boolean): Selection {
  const visible = found.filter((row) => row !== undefined).filter((row) => withDeleted || row.status === 'active');
  return { total: visible.length, rows: (from, to) => visible.slice(from, to) };
}

function inDepartment({ rows: { users } }: TenantData, department: string, withDeleted: boolean): Selection {
  const key = idKey(department);
  if (key === undefined) return { total: 0, rows: () => [] };
  const [index, prefix] = withDeleted
    ? (['byDepartment', [key]] as const)
    : (['byDepartmentAndStatus', [key, 'active']] as const);
  return { total: users.count(index, prefix), rows: (from, to) => users.find(index, prefix, from, to) };
}

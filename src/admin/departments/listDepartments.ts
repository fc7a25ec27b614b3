import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { byName, pageOf } from '../paging.ts';
import { childKey, departmentResource, departmentsAtPath, existingDepartment } from './departments.ts';

export const listDepartments: Operation<'listDepartments'> = ({ tenantData, query }) => {
  const prefix = childKey(parentOfList(tenantData, query));
  const { departments } = tenantData.rows;
  const { rows, ...page } = pageOf('/v2/admin/departments', query, {
    ...byName,
    total: departments.count('byParent', prefix),
    rows: (from, to) => departments.find('byParent', prefix, from, to),
  });
  return { status: 200, body: { data: rows.map((row) => departmentResource(tenantData, row)), ...page } };
};

type Query = Parameters<typeof listDepartments>[0]['query'];

function parentOfList(tenantData: TenantData, query: Query): string | null {
  const { 'filter[id]': id, 'filter[path]': path } = query ?? {};
  if (id !== undefined && path !== undefined) {
    const detail = 'at most one of filter[id] and filter[path] may be given, got both';
    throw new Problem({ code: 'DEPARTMENT FILTER CONFLICT', detail, source: { parameter: 'filter[path]' } });
  }
  if (id !== undefined) return existingDepartment(tenantData, id, { parameter: 'filter[id]' }).id;
  return path === undefined ? null : idAtPath(tenantData, path);
}

function idAtPath(tenantData: TenantData, path: string): string {
  const source = { parameter: 'filter[path]' };
  const [row, second] = departmentsAtPath(tenantData, path);
  if (!row) {
    throw new Problem({
      code: 'DEPARTMENT NOT FOUND',
      detail: `no department has the path ${JSON.stringify(path)}`,
      source,
    });
  }
  if (!second) return row.id;
  const detail = `the path ${JSON.stringify(path)} matches the departments ${row.id} and ${second.id}; use filter[id]`;
  throw new Problem({ code: 'DEPARTMENT PATH AMBIGUOUS', detail, source });
}

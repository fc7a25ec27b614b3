import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import { compareTexts } from '../../tenant/compare.ts';
import type { DepartmentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { byId, type List, pageOf } from '../paging.ts';
import { childKey, departmentResource, departmentsAtPath, existingDepartment, movesOf } from './departments.ts';

export const listDepartments: Operation<'listDepartments'> = ({ tenantData, query }) => {
  const list = childrenOf(tenantData, parentOfList(tenantData, query), query?.['page[after]']);
  const { rows, ...page } = pageOf('/v2/admin/departments', query, list);
  return { status: 200, body: { data: rows.map((row) => departmentResource(tenantData, row)), ...page } };
};

type Query = Parameters<typeof listDepartments>[0]['query'];

/** A move changes the order by name, so all pages after a move have the order by id, from the first id on (D-19). */
function childrenOf(tenantData: TenantData, parent: string | null, after?: string): List<DepartmentRow> {
  const { departments } = tenantData.rows;
  const moves = `${movesOf(tenantData)}_`;
  if (after === undefined || after.startsWith(moves))
    return {
      total: departments.count('byParent', childKey(parent)),
      rows: (from, to) => departments.find('byParent', childKey(parent), from, to),
      placeOf: ({ name }) => `${moves}${name}`,
      compare: compareTexts,
    };
  const all = departments.find('byParent', childKey(parent)).sort((one, other) => byId.compare(one.id, other.id));
  return { ...byId, total: all.length, rows: (from, to) => all.slice(from, to) };
}

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

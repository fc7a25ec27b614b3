import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import { compareKeys, countBefore, type Key } from '../../tenant/compare.ts';
import type { DepartmentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { type List, pageOf } from '../paging.ts';
import { childKey, departmentResource, departmentsAtPath, existingDepartment } from './departments.ts';

export const listDepartments: Operation<'listDepartments'> = ({ tenantData, query }) => {
  const list = childrenOf(tenantData, parentOfList(tenantData, query), query?.['page[after]']);
  const { rows, ...page } = pageOf('/v2/admin/departments', query, list);
  return { status: 200, body: { data: rows.map(({ row }) => departmentResource(tenantData, row)), ...page } };
};

type Query = Parameters<typeof listDepartments>[0]['query'];

/** After all names come the departments that were renamed or moved since the first page, in this order (D-19). */
function childrenOf(
  { version, rows }: TenantData,
  parent: string | null,
  after = `${version}_`,
): List<{ row: DepartmentRow; place: string }> {
  const { departments } = rows;
  const prefix = childKey(parent);
  const since = Number.parseInt(after, 10);
  const total = departments.count('byParent', prefix);
  const inMoved = (from: number, to: number) => departments.find('byMoved', prefix, from, to);
  const everMoved = departments.count('byMoved', prefix);
  const earlier = countBefore(everMoved, inMoved, (row) => (row.moved ?? 0) <= since);
  return {
    total,
    length: total + everMoved - earlier,
    rows: (from, to) => [
      ...departments.find('byParent', prefix, from, to).map((row) => ({ row, place: `${since}_${row.name}` })),
      ...inMoved(earlier + Math.max(0, from - total), earlier + Math.max(0, to - total)).map((row) => ({
        row,
        place: `${since}.${row.moved}.${row.id}`,
      })),
    ],
    placeOf: ({ place }) => place,
    compare: (one, other) => compareKeys(keyOf(one), keyOf(other)),
  };
}

const keyOf = (place: string): Key =>
  place.includes('_') ? [0, place.slice(place.indexOf('_') + 1)] : [1, ...place.split('.').map(Number)];

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

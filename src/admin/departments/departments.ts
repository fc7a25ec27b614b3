import type { components } from '../../contract/generated/admin.ts';
import { Problem, type ProblemSource } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { findById } from '../../tenant/ids.ts';
import type { DepartmentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export const separator = '//';

type DepartmentResource = components['schemas']['Department'];

export function departmentResource(tenantData: TenantData, row: DepartmentRow): DepartmentResource {
  const names = namesFromTop(tenantData, row);
  return {
    type: 'departments',
    id: row.id,
    attributes: {
      name: row.name,
      parentDepartment: row.parentDepartment,
      path: names.join(separator),
      depth: names.length,
      memberCount: tenantData.rows.users.count('byDepartmentAndStatus', [Number(row.id), 'active']),
    },
    links: { self: `/v2/admin/departments/${row.id}` },
  };
}

function namesFromTop(tenantData: TenantData, row: DepartmentRow): string[] {
  const names = [row.name];
  for (let parent = parentOf(tenantData, row); parent; parent = parentOf(tenantData, parent)) names.push(parent.name);
  return names.reverse();
}

export function parentOf(tenantData: TenantData, row: DepartmentRow): DepartmentRow | undefined {
  return row.parentDepartment === null ? undefined : findById(tenantData.rows.departments, row.parentDepartment);
}

export function existingDepartment(tenantData: TenantData, id: string, source?: ProblemSource): DepartmentRow {
  const row = findById(tenantData.rows.departments, id);
  if (row) return row;
  const detail = `no department has the id ${shown(id)}`;
  throw new Problem({ code: 'DEPARTMENT NOT FOUND', detail, ...(source && { source }) });
}

export function childKey(parentDepartment: string | null): [number | null] {
  return [parentDepartment === null ? null : Number(parentDepartment)];
}

export function isWithin(tenantData: TenantData, row: DepartmentRow, otherId: string): boolean {
  for (let step: DepartmentRow | undefined = row; step; step = parentOf(tenantData, step))
    if (step.id === otherId) return true;
  return false;
}

export function requireFreeName(tenantData: TenantData, name: string, parent: string | null, except?: string): void {
  const sibling = tenantData.rows.departments.first('byParent', [...childKey(parent), name]);
  if (!sibling || sibling.id === except) return;
  throw new Problem({
    code: 'DEPARTMENT NAME TAKEN',
    detail: `a department named ${JSON.stringify(name)} already exists ${parent === null ? 'at the top level' : 'below the parent department'}`,
    source: { pointer: '/data/attributes/name' },
  });
}

export function departmentsAtPath({ rows: { departments } }: TenantData, path: string): DepartmentRow[] {
  const found: DepartmentRow[] = [];
  const open: { rest: string; parent: string | null }[] = [{ rest: path, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { rest, parent } = next;
    found.push(...departments.find('byParent', [...childKey(parent), rest]));
    const ways = splits(rest).flatMap(([name, below]) =>
      departments.find('byParent', [...childKey(parent), name]).map(({ id }) => ({ rest: below, parent: id })),
    );
    open.push(...ways.reverse());
  }
  return found;
}

/** Because the separator is `//`, the path `a///b` can mean `a` and `/b`, or `a/` and `b`. */
function splits(path: string): [string, string][] {
  const first = path.indexOf(separator);
  if (first < 0) return [];
  return [first, first + 1]
    .filter((at) => path.startsWith(separator, at))
    .map((at) => [path.slice(0, at), path.slice(at + separator.length)]);
}

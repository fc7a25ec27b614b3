import type { Operation } from '../../operation/operation.ts';
import type { DepartmentRow, UserRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { separator } from '../departments/departments.ts';
import { type Cell, mediaType, writeXlsx } from '../spreadsheets/write-xlsx.ts';
import { columns } from '../user-imports/columns.ts';
import { joinPaths } from '../user-imports/department-paths.ts';

/** Importing the unchanged spreadsheet does not change any user (design decision D-26). */
export const exportUsers: Operation<'exportUsers'> = ({ tenantData, now }) => {
  const rows = exportRows(tenantData);
  return {
    status: 200,
    file: { name: 'users.xlsx', mediaType, content: { stream: () => writeXlsx(columns, rows, now) } },
  };
};

function exportRows(tenantData: TenantData): Iterable<Cell[]> {
  const users = tenantData.rows.users.list();
  const roleNames = new Map(tenantData.rows.roles.list().map(({ id, name }) => [id, name]));
  const pathOf = pathFinder(tenantData.rows.departments.list());
  return lazily(users, (user) => exportRow(user, pathOf, roleNames));
}

export function pathFinder(departments: readonly DepartmentRow[]): (id: string) => string[] {
  const rows = new Map(departments.map((row) => [row.id, row]));
  const paths = new Map<string | null, string>();
  return (id) => {
    const open: DepartmentRow[] = [];
    for (let row = rows.get(id); row && !paths.has(row.id); row = rows.get(row.parentDepartment ?? '')) open.push(row);
    for (const { id, name, parentDepartment } of open.reverse()) {
      const above = paths.get(parentDepartment);
      paths.set(id, above === undefined ? name : `${above}${separator}${name}`);
    }
    const path = paths.get(id);
    return path === undefined ? [] : [path];
  };
}

function* lazily<From, To>(items: Iterable<From>, make: (item: From) => To): Generator<To> {
  for (const item of items) yield make(item);
}

function exportRow(user: UserRow, pathOf: (id: string) => string[], roleNames: Map<string, string>): Cell[] {
  const { email, firstName, lastName, jobTitle, departments, roleId, status } = user;
  const cell = joinPaths(departments.flatMap(pathOf));
  const role = roleId === null ? null : (roleNames.get(roleId) ?? null);
  return [email, firstName, lastName, jobTitle, cell, role, status === 'deleted' ? 'yes' : 'no'];
}

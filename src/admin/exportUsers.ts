import type { Operation } from '../jobs/operation.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { departmentPath } from './departments.ts';
import { columns } from './imports/columns.ts';
import { joinPaths } from './imports/department-paths.ts';
import { type Cell, mediaType, writeXlsx } from './spreadsheets/write-xlsx.ts';

/** All users, deleted ones too, in a spreadsheet that the import takes back without a change (D-26). */
export const exportUsers: Operation<'exportUsers'> = ({ world, now }) => {
  const rows = exportRows(world);
  return {
    status: 200,
    file: { name: 'users.xlsx', mediaType, content: { stream: () => writeXlsx(columns, rows, now) } },
  };
};

/** The rows as the world is now, made one by one while the file is sent: what changes meanwhile is not in them. */
function exportRows(world: World): Iterable<Cell[]> {
  const users = world.rows.users.list();
  const roleNames = new Map(world.rows.roles.list().map(({ id, name }) => [id, name]));
  const paths = new Map(world.rows.departments.list().map((row) => [row.id, departmentPath(world, row)]));
  return lazily(users, (user) => exportRow(user, paths, roleNames));
}

function* lazily<From, To>(items: Iterable<From>, make: (item: From) => To): Generator<To> {
  for (const item of items) yield make(item);
}

function exportRow(user: UserRow, paths: Map<string, string>, roleNames: Map<string, string>): Cell[] {
  const { email, firstName, lastName, jobTitle, departments, roleId, status } = user;
  const cell = joinPaths(departments.flatMap((id) => paths.get(id) ?? []));
  const role = roleId === null ? null : (roleNames.get(roleId) ?? null);
  return [email, firstName, lastName, jobTitle, cell, role, status === 'deleted' ? 'yes' : 'no'];
}

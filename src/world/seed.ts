import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DepartmentRow, UserRow } from './rows.ts';
import type { SeedDepartment, SeedFile, SeedUser } from './seed-file.ts';
import { World } from './world.ts';

/** The world that a file describes. Throws with the file's name when a user names a role or department that it lacks. */
export function readWorld(tenant: string, file: string | URL): World {
  const world = new World(tenant);
  try {
    world.transact(() => fill(world, parse(readFileSync(file, 'utf8')) as SeedFile));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return world;
}

function fill({ rows }: World, seed: SeedFile): void {
  rows.settings.put({ id: 'settings', ...seed.settings });
  for (const { user, ...apiKey } of seed.apiKeys) rows.apiKeys.put({ ...apiKey, userId: user, revoked: false });
  for (const role of seed.roles) rows.roles.put(role);
  const departments = flatten(seed.departments, null, []);
  for (const { row } of departments) rows.departments.put(row);
  const roleIds = new Map(seed.roles.map((role) => [role.name, role.id]));
  const departmentIds = new Map(departments.map(({ path, row }) => [path, row.id]));
  for (const user of seed.users) rows.users.put(userRow(user, roleIds, departmentIds));
  for (const field of seed.fields) rows.fields.put(field);
  rows.sequences.put({ name: 'users', next: nextAfter(seed.users) });
  rows.sequences.put({ name: 'departments', next: nextAfter(departments.map(({ row }) => row)) });
}

function flatten(
  branches: SeedDepartment[],
  parent: string | null,
  above: string[],
): { path: string; row: DepartmentRow }[] {
  return branches.flatMap(({ id, name, children = [] }) => [
    { path: [...above, name].join('//'), row: { id, name, parentDepartment: parent } },
    ...flatten(children, id, [...above, name]),
  ]);
}

function userRow(seed: SeedUser, roleIds: Map<string, string>, departmentIds: Map<string, string>): UserRow {
  const { role, departments, deletedAt = null, ...user } = seed;
  return {
    ...user,
    status: deletedAt === null ? 'active' : 'deleted',
    roleId: role === null ? null : idOf(roleIds, role, `user ${user.id}: no role is named`),
    departments: departments
      .map((path) => idOf(departmentIds, path, `user ${user.id}: no department has the path`))
      .sort((left, right) => Number(left) - Number(right)),
    deletedAt,
  };
}

function idOf(ids: Map<string, string>, name: string, otherwise: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${otherwise} ${JSON.stringify(name)}`);
  return id;
}

function nextAfter(rows: { id: string }[]): number {
  return Math.max(0, ...rows.map(({ id }) => Number(id))) + 1;
}

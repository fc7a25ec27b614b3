import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DepartmentRow, UserRow } from './rows.ts';
import type { SeedDepartment, SeedFile, SeedUser } from './seed-file.ts';
import { directoryRow, folderRows, grantRow, type SeedNames } from './seed-folders.ts';
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
  rows.settings.put({ id: 'settings', ...seed.settings, rateLimit: null });
  for (const { user, ...apiKey } of seed.apiKeys) rows.apiKeys.put({ ...apiKey, userId: user, revoked: false });
  for (const role of seed.roles) rows.roles.put(role);
  const departments = flatten(seed.departments, null, []);
  for (const { row } of departments) rows.departments.put(row);
  const names = namesOf(seed, departments);
  for (const user of seed.users) rows.users.put(userRow(user, names));
  for (const field of seed.fields) rows.fields.put(field);
  const folders = folderRows(seed.folders);
  for (const { folder, grants } of folders) {
    rows.folders.put(folder);
    for (const grant of grants) rows.grants.put(grantRow(folder.id, grant, names));
  }
  for (const person of seed.directory ?? []) rows.directory.put(directoryRow(person, names));
  for (const name of ['users', 'departments', 'grants'] as const) {
    rows.sequences.put({ name, next: nextAfter(rows[name].list()) });
  }
}

function namesOf(seed: SeedFile, departments: { path: string; row: DepartmentRow }[]): SeedNames {
  return {
    user: finder('user has the e-mail', new Map(seed.users.map(({ email, id }) => [email, id]))),
    department: finder('department has the path', new Map(departments.map(({ path, row }) => [path, row.id]))),
    role: finder('role is named', new Map(seed.roles.map(({ name, id }) => [name, id]))),
  };
}

function finder(what: string, ids: Map<string, string>): (name: string, where: string) => string {
  return (name, where) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${where}: no ${what} ${JSON.stringify(name)}`);
    return id;
  };
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

function userRow(seed: SeedUser, names: SeedNames): UserRow {
  const { role, departments, deletedAt = null, ...user } = seed;
  const where = `user ${user.id}`;
  return {
    ...user,
    status: deletedAt === null ? 'active' : 'deleted',
    roleId: role === null ? null : names.role(role, where),
    departments: departments
      .map((path) => names.department(path, where))
      .sort((left, right) => Number(left) - Number(right)),
    deletedAt,
  };
}

function nextAfter(rows: { id: string }[]): number {
  return Math.max(0, ...rows.map(({ id }) => Number(id))) + 1;
}

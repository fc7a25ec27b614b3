import type { DirectoryRow, FolderRow, GrantRow } from './rows.ts';
import type { SeedFolder, SeedGrant, SeedPerson } from './seed-file.ts';

/** How a seed file names what it refers to: users by e-mail, departments by path, roles by name. */
export interface SeedNames {
  user: (email: string, where: string) => string;
  department: (path: string, where: string) => string;
  role: (name: string, where: string) => string;
}

/** A folder with all that are below it, each before its children. */
export function folderRows(seed: SeedFolder, above?: FolderRow): { folder: FolderRow; grants: SeedGrant[] }[] {
  const { id, name, grants = [], children = [] } = seed;
  const folder = { id, name, parent: above?.id ?? null, path: above ? pathBelow(above.path, name) : '/' };
  return [{ folder, grants }, ...children.flatMap((child) => folderRows(child, folder))];
}

function pathBelow(parent: string, name: string): string {
  return parent === '/' ? `/${name}` : `${parent}/${name}`;
}

export function grantRow(folderId: string, seed: SeedGrant, names: SeedNames): GrantRow {
  const { id, permission } = seed;
  const where = `grant ${id}`;
  const common = { id, folderId, permission };
  if ('user' in seed) return { ...common, principalType: 'user', principalId: names.user(seed.user, where) };
  if ('role' in seed) return { ...common, principalType: 'role', principalId: names.role(seed.role, where) };
  return { ...common, principalType: 'department', principalId: names.department(seed.department, where) };
}

export function directoryRow({ user, role, ...person }: SeedPerson, names: SeedNames): DirectoryRow {
  const where = `directory, ${person.personnelNumber}`;
  return { ...person, userId: names.user(user, where), roleId: role === null ? null : names.role(role, where) };
}

import type { DirectoryRow, FolderRow, GrantRow } from './rows.ts';
import type { SeedFolder, SeedGrant, SeedPerson } from './seed-file.ts';
import { type Path, SeedFault } from './seed-shape.ts';

export interface SeedNames {
  user: (email: string, where: Path) => string;
  department: (path: string, where: Path) => string;
  role: (name: string, where: Path) => string;
}

interface FolderSeed {
  folder: FolderRow;
  grants: SeedGrant[];
  path: Path;
}

/** Each parent folder comes before its subfolders. */
export function folderRows(seed: SeedFolder, at: Path, above?: FolderRow): FolderSeed[] {
  const { id, name, grants = [], children = [] } = seed;
  const folder = { id, name, parent: above?.id ?? null, path: above ? pathBelow(above.path, name) : '/' };
  const below = children.flatMap((child, index) => folderRows(child, [...at, 'children', index], folder));
  return [{ folder, grants, path: [...at, 'grants'] }, ...below];
}

function pathBelow(parent: string, name: string): string {
  return parent === '/' ? `/${name}` : `${parent}/${name}`;
}

export function grantRow(folderId: string, seed: SeedGrant, names: SeedNames, where: Path): GrantRow {
  const { id, permission } = seed;
  const named = (['user', 'department', 'role'] as const).filter((type) => type in seed);
  if (named.length !== 1) throw new SeedFault(where, 'must name exactly one of user, department and role');
  const common = { id, folderId, permission };
  if ('user' in seed)
    return { ...common, principalType: 'user', principalId: names.user(seed.user, [...where, 'user']) };
  if ('role' in seed)
    return { ...common, principalType: 'role', principalId: names.role(seed.role, [...where, 'role']) };
  return {
    ...common,
    principalType: 'department',
    principalId: names.department(seed.department, [...where, 'department']),
  };
}

export function directoryRow({ user, role, ...person }: SeedPerson, names: SeedNames, where: Path): DirectoryRow {
  const roleId = role === null ? null : names.role(role, [...where, 'role']);
  return { ...person, userId: names.user(user, [...where, 'user']), roleId };
}

import type { SeedDepartment, SeedFile, SeedFolder } from './seed-file.ts';
import { type Path, SeedFault } from './seed-shape.ts';

interface Unique {
  what: string;
  value: string;
  path: Path;
}

export function duplicateFaults(seed: SeedFile): SeedFault[] {
  const seen = new Set<string>();
  const uniques = [...ofUsers(seed), ...ofRoles(seed), ...ofTree('department', seed.departments, ['departments'])];
  return [...uniques, ...ofFolders(seed)].flatMap(({ what, value, path }) => {
    const key = `${what} ${value}`;
    if (seen.has(key)) return [new SeedFault(path, `${JSON.stringify(value)} is already the ${what}`)];
    seen.add(key);
    return [];
  });
}

function ofUsers({ users }: SeedFile): Unique[] {
  return users.flatMap(({ id, email }, at) => [
    { what: 'id of a user', value: id, path: ['users', at, 'id'] },
    { what: 'e-mail of a user', value: email.toLowerCase(), path: ['users', at, 'email'] },
  ]);
}

function ofRoles({ roles }: SeedFile): Unique[] {
  return roles.flatMap(({ id, name }, at) => [
    { what: 'id of a role', value: id, path: ['roles', at, 'id'] },
    { what: 'name of a role', value: name, path: ['roles', at, 'name'] },
  ]);
}

function ofTree(kind: string, branches: (SeedDepartment | SeedFolder)[], at: Path, above = ''): Unique[] {
  return branches.flatMap(({ id, name, children = [] }, position) => [
    { what: `id of a ${kind}`, value: id, path: [...at, position, 'id'] },
    { what: `name of a ${kind} below ${above || 'the top'}`, value: name, path: [...at, position, 'name'] },
    ...ofTree(kind, children, [...at, position, 'children'], `${kind} ${id}`),
  ]);
}

function ofFolders({ folders }: SeedFile): Unique[] {
  const root: Unique = { what: 'id of a folder', value: folders.id, path: ['folders', 'id'] };
  const below = ofTree('folder', folders.children ?? [], ['folders', 'children'], `folder ${folders.id}`);
  return [root, ...below, ...ofGrants(folders, ['folders'])];
}

function ofGrants({ grants = [], children = [] }: SeedFolder, at: Path): Unique[] {
  return [
    ...grants.map(({ id }, index) => ({ what: 'id of a grant', value: id, path: [...at, 'grants', index, 'id'] })),
    ...children.flatMap((child, index) => ofGrants(child, [...at, 'children', index])),
  ];
}

import type { components } from '../../../contract/generated/sandbox.ts';
import { findById } from '../../../tenant/ids.ts';
import type { GrantRow } from '../../../tenant/rows.ts';
import type { World } from '../../../tenant/world.ts';
import type { Row } from './matching-rows.ts';

type Name = components['schemas']['RowCollection'];

export function derivedRow(world: World, name: Name, row: Row): Row {
  const id = String(row[name === 'directory' ? 'userId' : 'id']);
  return { ...row, ...derived[name]?.(world, id) };
}

const derived: { readonly [Each in Name]?: (world: World, id: string) => Row | undefined } = {
  users: (world, id) => {
    const user = findById(world.rows.users, id);
    return (
      user && {
        roleName: roleName(world, user.roleId),
        departmentPaths: user.departments.map((each) => departmentPath(world, each)),
      }
    );
  },
  departments: (world, id) => {
    const { users, departments } = world.rows;
    return {
      path: departmentPath(world, id),
      memberCount: users.count('byDepartmentAndStatus', [Number(id), 'active']),
      childCount: departments.count('byParent', [Number(id)]),
    };
  },
  folders: ({ rows: { folders, grants, documents } }, id) => {
    const folder = findById(folders, id);
    return (
      folder && {
        childCount: folders.count('byParent', [Number(id)]),
        grantCount: grants.count('byFolder', [Number(id)]),
        documentCount: documents.count('byPath', [folder.path]),
      }
    );
  },
  grants: (world, id) => {
    const grant = findById(world.rows.grants, id);
    return (
      grant && {
        folderPath: findById(world.rows.folders, grant.folderId)?.path ?? null,
        principalName: principalName(world, grant),
        isDeleted: grant.principalType === 'user' && isDeleted(world, grant.principalId),
      }
    );
  },
  directory: (world, id) => {
    const person = world.rows.directory.get(Number(id));
    return person && { userName: userName(world, id), roleName: roleName(world, person.roleId) };
  },
};

function roleName({ rows: { roles } }: World, id: string | null): string | null {
  return id === null ? null : (findById(roles, id)?.name ?? null);
}

/** Path of a department: the names from the top level down, joined by `//` (design decision D-34). */
function departmentPath({ rows: { departments } }: World, id: string): string | null {
  const names: string[] = [];
  for (let step = findById(departments, id); step; step = findById(departments, step.parentDepartment ?? ''))
    names.unshift(step.name);
  return names.length === 0 ? null : names.join('//');
}

/** Returns the name of a user or role, or the path of a department. Returns null for an unknown id. */
function principalName(world: World, { principalType, principalId }: GrantRow): string | null {
  if (principalType === 'role') return roleName(world, principalId);
  if (principalType === 'user') return userName(world, principalId);
  return departmentPath(world, principalId);
}

function isDeleted({ rows: { users } }: World, id: string): boolean {
  return findById(users, id)?.status !== 'active';
}

function userName({ rows: { users } }: World, id: string): string | null {
  const user = findById(users, id);
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email : null;
}

import type { components } from '../../../contract/generated/sandbox.ts';
import { findById } from '../../../tenant/ids.ts';
import type { GrantRow } from '../../../tenant/rows.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import type { ListedRow } from './matching-rows.ts';

type Name = components['schemas']['RowCollection'];

export function derivedRow(tenantData: TenantData, name: Name, row: ListedRow): ListedRow {
  const id = String(row[name === 'directory' ? 'userId' : 'id']);
  return { ...row, ...derived[name]?.(tenantData, id) };
}

const derived: { readonly [Each in Name]?: (tenantData: TenantData, id: string) => ListedRow | undefined } = {
  users: (tenantData, id) => {
    const user = findById(tenantData.rows.users, id);
    return (
      user && {
        roleName: roleName(tenantData, user.roleId),
        departmentPaths: user.departments.map((each) => departmentPath(tenantData, each)),
      }
    );
  },
  departments: (tenantData, id) => {
    const { users, departments } = tenantData.rows;
    return {
      path: departmentPath(tenantData, id),
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
  grants: (tenantData, id) => {
    const grant = findById(tenantData.rows.grants, id);
    return (
      grant && {
        folderPath: findById(tenantData.rows.folders, grant.folderId)?.path ?? null,
        principalName: principalName(tenantData, grant),
        isDeleted: grant.principalType === 'user' && isDeleted(tenantData, grant.principalId),
      }
    );
  },
  directory: (tenantData, id) => {
    const person = tenantData.rows.directory.get(Number(id));
    return person && { userName: userName(tenantData, id), roleName: roleName(tenantData, person.roleId) };
  },
};

function roleName({ rows: { roles } }: TenantData, id: string | null): string | null {
  return id === null ? null : (findById(roles, id)?.name ?? null);
}

/** Path of a department: the names from the top level down, joined by `//` (design decision D-34). */
export function departmentPath({ rows: { departments } }: TenantData, id: string): string | null {
  const names: string[] = [];
  for (let step = findById(departments, id); step; step = findById(departments, step.parentDepartment ?? ''))
    names.unshift(step.name);
  return names.length === 0 ? null : names.join('//');
}

function principalName(tenantData: TenantData, { principalType, principalId }: GrantRow): string | null {
  if (principalType === 'role') return roleName(tenantData, principalId);
  if (principalType === 'user') return userName(tenantData, principalId);
  return departmentPath(tenantData, principalId);
}

function isDeleted({ rows: { users } }: TenantData, id: string): boolean {
  return findById(users, id)?.status !== 'active';
}

export function userName({ rows: { users } }: TenantData, id: string): string | null {
  const user = findById(users, id);
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email : null;
}

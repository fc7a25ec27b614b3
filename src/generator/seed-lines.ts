import type { DepartmentRow, FolderRow } from '../tenant/rows.ts';
import type { SeedDepartment, SeedFolder, SeedGrant, SeedUser } from '../tenant/seed.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

/** Each list item is one line of JSON, which is also valid YAML. */
export function* seedLines(tenantData: TenantData): Generator<string> {
  const { rows } = tenantData;
  const { adminAccessApi = true, hrManagedRoles = false } = rows.settings.get('settings') ?? {};
  const paths = departmentPaths(rows.departments.list());
  const keys = rows.apiKeys.list().map(({ name, key, userId, role }) => ({ name, key, user: userId, role }));
  yield `settings: ${JSON.stringify({ adminAccessApi, hrManagedRoles })}\n`;
  yield* list('apiKeys', keys);
  yield* list('roles', rows.roles.list());
  yield* list('departments', departmentTree(rows.departments.list()));
  yield* list('users', usersOf(tenantData, paths));
  yield `folders: ${JSON.stringify(folderTree(tenantData, paths))}\n`;
  yield* list('fields', rows.fields.list());
}

function* list(name: string, items: Iterable<object>): Generator<string> {
  let count = 0;
  for (const item of items) {
    if (count === 0) yield `${name}:\n`;
    yield `- ${JSON.stringify(item)}\n`;
    count += 1;
  }
  if (count === 0) yield `${name}: []\n`;
}

/** The list can contain a department before its parent. */
function departmentPaths(departments: readonly DepartmentRow[]): ReadonlyMap<string, string> {
  const rows = new Map(departments.map((row) => [row.id, row]));
  const paths = new Map<string, string>();
  const pathOf = (row: DepartmentRow): string => {
    const parent = row.parentDepartment === null ? undefined : rows.get(row.parentDepartment);
    const path = paths.get(row.id) ?? (parent ? `${pathOf(parent)}//${row.name}` : row.name);
    paths.set(row.id, path);
    return path;
  };
  for (const row of departments) pathOf(row);
  return paths;
}

function departmentTree(departments: readonly DepartmentRow[]): SeedDepartment[] {
  const nodes = new Map(departments.map(({ id, name }): [string, SeedDepartment] => [id, { id, name }]));
  const top: SeedDepartment[] = [];
  for (const { id, parentDepartment } of departments) {
    const [node, parent] = [nodes.get(id), nodes.get(parentDepartment ?? '')];
    if (!node) continue;
    if (parent) parent.children = [...(parent.children ?? []), node];
    else top.push(node);
  }
  return top;
}

function* usersOf({ rows }: TenantData, paths: ReadonlyMap<string, string>): Generator<SeedUser> {
  for (const { roleId, departments, deletedAt, status, ...user } of rows.users.list()) {
    yield {
      ...user,
      role: roleId === null ? null : (rows.roles.get(Number(roleId))?.name ?? null),
      departments: departments.map((id) => paths.get(id) ?? ''),
      ...(status === 'deleted' && deletedAt !== null && { deletedAt }),
    };
  }
}

function folderTree(tenantData: TenantData, paths: ReadonlyMap<string, string>): SeedFolder {
  const nodes = new Map(
    tenantData.rows.folders.list().map((folder) => [folder.id, folderNode(tenantData, folder, paths)]),
  );
  const root = nodes.get('1') ?? { id: '1', name: '/' };
  for (const { id, parent } of tenantData.rows.folders.list()) {
    const [node, above] = [nodes.get(id), nodes.get(parent ?? '')];
    if (node && above) above.children = [...(above.children ?? []), node];
  }
  return root;
}

function folderNode({ rows }: TenantData, { id, name }: FolderRow, paths: ReadonlyMap<string, string>): SeedFolder {
  const grants = rows.grants
    .find('byFolder', [Number(id)])
    .map(({ id, permission, principalType, principalId }): SeedGrant => {
      if (principalType === 'department') return { id, permission, department: paths.get(principalId) ?? '' };
      if (principalType === 'role') return { id, permission, role: rows.roles.get(Number(principalId))?.name ?? '' };
      return { id, permission, user: rows.users.get(Number(principalId))?.email ?? '' };
    });
  return { id, name, ...(grants.length > 0 && { grants }) };
}

import type { components } from '../../contract/generated/admin.ts';
import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { existingFolder, type FolderReference, folderAndAbove } from './folders.ts';
import { type PrincipalType, principalName, principalTypes } from './principals.ts';

export const readAccess: Operation<'readAccess'> = ({ tenantData, query }) => {
  const { 'filter[id]': id, 'filter[path]': path, 'filter[principalType]': only } = query;
  requireOneReference({ id, path });
  const folder = existingFolder(
    tenantData,
    { id, path },
    { parameter: id === undefined ? 'filter[path]' : 'filter[id]' },
  );
  const address = new URLSearchParams({ 'filter[type]': 'folder', 'filter[id]': folder.id });
  return {
    status: 200,
    body: {
      data: {
        type: 'access',
        id: folder.id,
        attributes: {
          type: 'folder',
          id: folder.id,
          path: folder.path,
          accessList: accessList(tenantData, folder, only),
        },
        links: { self: `/v2/admin/access?${address}` },
      },
    },
  };
};

function requireOneReference({ id, path }: FolderReference): void {
  if ((id === undefined) !== (path === undefined)) return;
  const got = id === undefined ? 'neither' : 'both';
  throw new Problem({
    code: 'FOLDER REFERENCE INVALID',
    detail: `exactly one of filter[id] and filter[path] is required, got ${got}`,
    source: { parameter: id === undefined ? 'filter[id]' : 'filter[path]' },
  });
}

type AccessEntry = components['schemas']['AccessEntry'];

/** A permission on the folder itself replaces inherited permissions of the same user, department or role (D-40). */
function accessList(tenantData: TenantData, folder: FolderRow, only?: PrincipalType): AccessEntry[] {
  return nearestGrants(tenantData, folderAndAbove(tenantData, folder), only)
    .sort(inListOrder)
    .flatMap((grant) => accessEntry(tenantData, folder, grant));
}

function nearestGrants(tenantData: TenantData, line: FolderRow[], only?: PrincipalType): GrantRow[] {
  const nearest = new Map<string, GrantRow>();
  for (const { id } of line) {
    for (const grant of tenantData.rows.grants.find('byFolder', only ? [Number(id), only] : [Number(id)])) {
      const principal = `${grant.principalType} ${grant.principalId}`;
      if (!nearest.has(principal)) nearest.set(principal, grant);
    }
  }
  return [...nearest.values()];
}

function inListOrder(left: GrantRow, right: GrantRow): number {
  const byType = principalTypes.indexOf(left.principalType) - principalTypes.indexOf(right.principalType);
  return byType || Number(left.principalId) - Number(right.principalId);
}

function accessEntry(tenantData: TenantData, folder: FolderRow, grant: GrantRow): AccessEntry[] {
  const { principalType, principalId, permission, folderId } = grant;
  const name = principalName(tenantData, principalType, principalId);
  if (name === undefined) return [];
  const inherited = folderId !== folder.id;
  return [
    {
      principalType,
      principalId,
      principalName: name,
      permission,
      inherited,
      inheritedFrom: inherited ? folderId : null,
    },
  ];
}

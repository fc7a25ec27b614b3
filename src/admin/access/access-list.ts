import type { components } from '../../contract/generated/admin.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { folderAndAbove } from './folders.ts';
import { type PrincipalType, principalName, principalTypes } from './principals.ts';

type AccessEntry = components['schemas']['AccessEntry'];

/** A permission on the folder itself replaces inherited permissions of the same user, department or role (D-40). */
export function accessList(tenantData: TenantData, folder: FolderRow, only?: PrincipalType): AccessEntry[] {
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

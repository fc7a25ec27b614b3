import type { components } from '../../contract/generated/admin.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';
import { folderAndAbove } from './folders.ts';
import { type PrincipalType, principalName, principalTypes } from './principals.ts';

type AccessEntry = components['schemas']['AccessEntry'];

/**
 * Returns the users, departments and roles that have access to a folder. The list is sorted by kind, then by id.
 * A permission on the folder itself replaces inherited permissions of the same user, department or role (D-40).
 * Deleted users are omitted from the access list.
 */
export function accessList(world: World, folder: FolderRow, only?: PrincipalType): AccessEntry[] {
  return nearestGrants(world, folderAndAbove(world, folder), only)
    .sort(inListOrder)
    .flatMap((grant) => accessEntry(world, folder, grant));
}

function nearestGrants(world: World, line: FolderRow[], only?: PrincipalType): GrantRow[] {
  const nearest = new Map<string, GrantRow>();
  for (const { id } of line) {
    for (const grant of world.rows.grants.find('byFolder', only ? [Number(id), only] : [Number(id)])) {
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

function accessEntry(world: World, folder: FolderRow, grant: GrantRow): AccessEntry[] {
  const { principalType, principalId, permission, folderId } = grant;
  const name = principalName(world, principalType, principalId);
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

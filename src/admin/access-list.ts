import type { components } from '../contract/generated/admin.ts';
import type { FolderRow, GrantRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { folderAndAbove } from './folders.ts';
import { type PrincipalType, principalName, principalTypes } from './principals.ts';

type AccessEntry = components['schemas']['AccessEntry'];

/**
 * One entry for each principal with access, users before departments before roles, each by id. The nearest grant
 * counts: the folder's own, else that of the folder next above (D-40). Deleted users have no access.
 */
export function accessList(world: World, folder: FolderRow, only?: PrincipalType): AccessEntry[] {
  const line = folderAndAbove(world, folder);
  return (only ? [only] : principalTypes).flatMap((type) =>
    nearestGrants(world, line, type).flatMap((grant) => accessEntry(world, folder, grant)),
  );
}

function nearestGrants(world: World, line: FolderRow[], type: PrincipalType): GrantRow[] {
  const nearest = new Map<string, GrantRow>();
  for (const { id } of line) {
    for (const grant of world.rows.grants.find('byFolder', [Number(id), type])) {
      if (!nearest.has(grant.principalId)) nearest.set(grant.principalId, grant);
    }
  }
  return [...nearest.values()].sort((left, right) => Number(left.principalId) - Number(right.principalId));
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

import { Problem, type ProblemSource } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { findById } from '../../tenant/ids.ts';
import type { FolderRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export interface FolderReference {
  id?: string | undefined;
  path?: string | undefined;
}

export function findFolder(tenantData: TenantData, { id, path }: FolderReference): FolderRow | undefined {
  if (id !== undefined) return findById(tenantData.rows.folders, id);
  return path === undefined ? undefined : tenantData.rows.folders.first('byPath', [path]);
}

export function unknownFolder({ id, path }: FolderReference): string {
  return id === undefined ? `no folder has the path ${shown(path)}` : `no folder has the id ${shown(id)}`;
}

export function existingFolder(tenantData: TenantData, reference: FolderReference, source: ProblemSource): FolderRow {
  const folder = findFolder(tenantData, reference);
  if (folder) return folder;
  throw new Problem({ code: 'FOLDER NOT FOUND', detail: unknownFolder(reference), source });
}

export function folderAndAbove(tenantData: TenantData, folder: FolderRow): FolderRow[] {
  const line = [folder];
  for (const { parent } of line) {
    const above = parent === null ? undefined : findById(tenantData.rows.folders, parent);
    if (above) line.push(above);
  }
  return line;
}

import type { CollectionName } from '../tenant/collections.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { keyOf } from './stored-values.ts';

/** Restores what a world needs after a loss of rows: settings, root folder, parents and the numbers of the next ids. */
export function mendWorld(tenantData: TenantData, lost: Set<string>): void {
  tenantData.transact(() => {
    mendDefaults(tenantData);
    mendDepartments(tenantData, lost);
    mendFolders(tenantData, lost);
    mendSequences(tenantData);
  });
}

function mendDefaults({ tenant, rows }: TenantData): void {
  const { settings, folders } = emptyTenantData(tenant, 0).rows;
  if (rows.settings.size === 0) for (const row of settings.list()) rows.settings.put(row);
  if (!rows.folders.get(1)) for (const row of folders.list()) rows.folders.put(row);
}

function mendDepartments({ rows: { departments } }: TenantData, lost: Set<string>): void {
  for (const row of departments.list()) {
    const { id, parentDepartment: parent } = row;
    if (parent === null || departments.get(Number(parent))) continue;
    lost.add(`the parent ${parent} of the department ${id}, which moves to the top of its tree`);
    departments.put({ ...row, parentDepartment: null });
  }
}

function mendFolders({ rows: { folders } }: TenantData, lost: Set<string>): void {
  for (const row of folders.list()) {
    if (row.parent === null || folders.get(Number(row.parent))) continue;
    lost.add(`the parent ${row.parent} of the folder ${row.id}, which moves to the root folder`);
    folders.put({ ...row, parent: '1' });
  }
}

function mendSequences({ rows }: TenantData): void {
  const names = Object.keys(rows) as CollectionName[];
  const highest = names.map((name): [string, number] => [name, highestKey(name, rows[name].list())]);
  const sets = rows.documents.list().map(({ docSetId }) => Number(docSetId));
  for (const [name, key] of [...highest, ['documentSets', sets.reduce(higher, 0)] as const]) {
    if (key >= (rows.sequences.get(name)?.next ?? 1)) rows.sequences.put({ name, next: key + 1 });
  }
}

const higher = (left: number, right: number) => Math.max(left, right);

function highestKey(name: CollectionName, rows: readonly object[]): number {
  const keys = rows.map((row) => Number(keyOf(name, row)));
  return keys.filter(Number.isSafeInteger).reduce(higher, 0);
}

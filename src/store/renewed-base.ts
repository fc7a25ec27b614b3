import type { TenantData } from '../tenant/tenant-data.ts';
import { pagesOf, pagesWithin } from './pages.ts';
import { type Checkpoint, newImage, type TenantState } from './tenant-state.ts';
import type { WorldChange } from './tenant-writes.ts';

/**
 * The database contains a deletion marker for each deleted row. The marker informs other processes of the deletion.
 * If a tenant has more deletion markers than rows, and more than this limit, a commit removes the markers.
 */
const mostDead = 2_000;

/** A commit that changes at most this number of rows stores only the changed rows. */
const fewRows = 10_000;

/**
 * A commit that changes more rows than this limit stores a complete copy of the tenant's data.
 * The limit is 30,000, because writing 30,000 rows one by one blocks the event loop for almost 100 ms.
 */
const mostRows = 30_000;

/**
 * Maximum size of a complete copy that replaces 10,001 to 30,000 changed rows, in characters per changed row.
 * A commit stores the changed rows if a complete copy of the tenant's data would be larger.
 */
const charactersPerRow = 2_000;

export interface RenewedBase {
  base: Checkpoint;
  pages: string[];
}

/**
 * Returns a complete copy of a tenant's data, or undefined if the commit needs to store only the changed rows.
 * A commit that stores a complete copy deletes the tenant's rows and deletion markers that the copy replaces.
 */
export async function renewedBase(
  { tenantData, dead }: TenantState,
  changes: readonly WorldChange[],
): Promise<RenewedBase | undefined> {
  const isMostlyDead = changes.length > 0 && dead > mostDead && dead > sizeOf(tenantData);
  const pages = isMostlyDead
    ? await pagesOf(tenantData)
    : await pagesForRows(tenantData, changedRows(tenantData, changes));
  return pages && { base: newImage(tenantData.fork(tenantData.tenant)), pages };
}

async function pagesForRows(tenantData: TenantData, rows: number): Promise<string[] | undefined> {
  if (rows <= fewRows) return undefined;
  return rows > mostRows ? pagesOf(tenantData) : pagesWithin(tenantData, rows * charactersPerRow);
}

function sizeOf({ rows }: TenantData): number {
  return Object.values(rows).reduce((sum, { size }) => sum + size, 0);
}

function changedRows(tenantData: TenantData, changes: readonly WorldChange[]): number {
  const ofWorld = changes
    .filter((change) => change.tenantData === tenantData)
    .flatMap(({ changeSet }) => changeSet.changes);
  return ofWorld.reduce((sum, { rows }) => sum + rows.length, 0);
}

import type { TenantData } from '../tenant/tenant-data.ts';
import { pagesOf, pagesWithin } from './pages.ts';
import { type Checkpoint, newImage, type TenantState } from './tenant-state.ts';
import type { WorldChange } from './tenant-writes.ts';

/** A marker informs other processes of a deleted row. A commit removes more markers than this limit and than rows. */
const mostDead = 2_000;

/** A commit that changes at most this number of rows stores only the changed rows. */
const fewRows = 10_000;

/** Above this number, a commit stores a complete copy. Writing 30,000 single rows blocks for almost 100 ms. */
const mostRows = 30_000;

/** Maximum size of a complete copy that replaces changed rows, in characters per changed row. */
const charactersPerRow = 2_000;

export interface RenewedBase {
  base: Checkpoint;
  pages: string[];
}

/** Returns undefined if the commit needs to store only the changed rows. */
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

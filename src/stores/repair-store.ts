import { randomUUID } from 'node:crypto';
import { Damaged } from '../contract/damaged.ts';
import { worldOfPages } from './pages.ts';
import type { RawChange, RawColumns, RawRow } from './raw-row.ts';
import { rawFault, rawJson } from './raw-rows.ts';
import type { Catalog, ImageRef, Store } from './store.ts';
import { entryOf, integerOf, rawPageOf, rowFault } from './stored-values.ts';
import { loadedState } from './tenant-state.ts';

interface Repair extends RawChange {
  fault: string;
}

/** Saves a damaged table row as one line of JSON, before the row is replaced or removed. */
type Quarantine = (line: string) => Promise<void>;

/**
 * Replaces or removes every damaged row of a database.
 * Removes a tenant completely if its current data cannot be repaired.
 * Saves every damaged row to the quarantine file before the row is replaced or removed.
 * Returns one sentence for each repair.
 * The function `rebuildStore` repairs SQLite files with damaged pages.
 */
export async function repairStore(store: Store, quarantine: Quarantine): Promise<string[]> {
  const keep = (row: RawRow, fault: string) => quarantine(rawJson(row, fault));
  const repairs: Repair[] = [];
  const lost: { tenant: string; fault: string }[] = [];
  for await (const row of store.rawRows()) {
    const fault = rawFault(row);
    if (fault === undefined) continue;
    const becomes = repairOf(row);
    const { tenant } = row.columns;
    if (row.table === 'tenant' && becomes === null && typeof tenant === 'string') lost.push({ tenant, fault });
    else {
      await keep(row, fault);
      repairs.push({ row, becomes, fault });
    }
  }
  const changes = await store.repairLinks();
  for (const ofTenant of Map.groupBy(repairs, ({ row }) => row.columns['tenant']).values()) {
    changes.push(...(await repairRows(store, ofTenant)));
  }
  for (const { tenant, fault } of lost) changes.push(await removeTenant(store, tenant, fault, keep));
  for (const { tenant } of (await store.registry()).tenants) {
    changes.push(...(await repairTenant(store, tenant, keep)));
  }
  return changes;
}

/** Repairs damaged rows of one tenant. Returns one sentence for each repaired row. */
async function repairRows(store: Store, repairs: readonly Repair[]): Promise<string[]> {
  await store.repair(repairs);
  return repairs.map(({ becomes, fault }) => `${becomes === null ? 'removed' : 'repaired'}: ${fault}`);
}

/** Returns new column values that repair a damaged row. The result null means that the row must be removed. */
function repairOf({ table, columns }: RawRow): RawColumns | null {
  if (table === 'page') return repairedPage(columns);
  if (table !== 'tenant') return null;
  const sound = {
    epoch: randomUUID(),
    version: integerOf(columns['version']) ?? 1e12,
    shelf: integerOf(columns['shelf']) ?? 1,
    faulty: true,
    expires: null,
  };
  try {
    entryOf('', { ...columns, ...sound });
    return sound;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

/** Removes damaged rows from a stored JSON list of rows. Returns null if the text is not a JSON list of rows. */
function repairedPage({ body }: RawColumns): RawColumns | null {
  try {
    const [collection, rows] = rawPageOf('', 'a page', String(body));
    return { body: JSON.stringify([collection, rows.filter((row) => rowFault(collection, row) === undefined)]) };
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

type Keep = (row: RawRow, fault: string) => Promise<void>;

/**
 * Removes unreadable snapshots of a tenant. Replaces unreadable initial data with the tenant's last complete copy.
 * Removes the tenant if its current data is unreadable.
 */
async function repairTenant(store: Store, tenant: string, keep: Keep): Promise<string[]> {
  try {
    const stored = await store.load(tenant);
    if (!stored) return [];
    await loadedState(tenant, stored);
    const catalog = await soundCatalog(store, tenant, stored.catalog);
    if (JSON.stringify(catalog) === JSON.stringify(stored.catalog)) return [];
    for await (const row of store.rawRows(tenant)) {
      if (row.table !== 'tenant') continue;
      await keep(row, `${tenant}: images of its seed or snapshots cannot be read`);
      await store.repair([{ row, becomes: { shelved: JSON.stringify(catalog), epoch: randomUUID() } }]);
    }
    return [`repaired: ${tenant}: a seed that cannot be read is replaced by the base, snapshots are removed`];
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return [await removeTenant(store, tenant, `${tenant}: ${error.reason}`, keep)];
  }
}

async function removeTenant(store: Store, tenant: string, fault: string, keep: Keep): Promise<string> {
  for await (const row of store.rawRows(tenant)) await keep(row, fault);
  await store.discard(tenant);
  return `removed: all data of the tenant ${fault}`;
}

async function soundCatalog(store: Store, tenant: string, catalog: Catalog): Promise<Catalog> {
  const { seed, base, snapshots } = catalog;
  const isSound = async ({ id, version }: ImageRef) => {
    try {
      await worldOfPages(tenant, version, await store.image(tenant, id));
      return true;
    } catch (error) {
      if (error instanceof Damaged) return false;
      throw error;
    }
  };
  const left: Catalog['snapshots'] = [];
  for (const snapshot of snapshots) if (await isSound(snapshot.image)) left.push(snapshot);
  return { ...catalog, seed: (await isSound(seed)) ? seed : base, snapshots: left };
}

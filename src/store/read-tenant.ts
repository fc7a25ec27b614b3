import { Damaged } from '../contract/damaged.ts';
import { type CollectionName, emptyCollections } from '../tenant/collections.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import { type RowState, TenantData } from '../tenant/tenant-data.ts';
import type { Snapshot } from '../tenant/tenants.ts';
import type { Catalog, ImageRef } from './store.ts';
import type { RawColumns, RawRow, ReadingFaults } from './store-reader.ts';
import { catalogFrom, integerOf, keyOfRow, rawPageOf, rowFault, rowStateOf, tenantEntryOf } from './stored-values.ts';

export interface ReadableTenant {
  tenantData: TenantData;
  seed: TenantData;
  snapshots: Snapshot[];
}

/** Without `data`, nothing of the tenant is readable. */
export interface ReadTenant extends ReadingFaults {
  tenant: string;
  data?: ReadableTenant;
}

interface Reading {
  tenant: string;
  pages: Map<unknown, RawColumns[]>;
  damage: Set<string>;
  lost: Set<string>;
}

export function readTenant(tenant: string, raws: readonly RawRow[]): ReadTenant {
  const { tenant: entries = [], row: rows = [], page: pages = [] } = Object.groupBy(raws, ({ table }) => table);
  const images = Map.groupBy(
    pages.map(({ columns }) => columns),
    ({ image }) => image,
  );
  const reading: Reading = { tenant, pages: images, damage: new Set(), lost: new Set() };
  for (const { damage } of raws) if (damage !== undefined) reading.damage.add(damage);
  const entry = entryIn(reading, entries) ?? onlyImage(reading);
  const data = entry && dataOf(reading, entry, rows);
  const named = (faults: Set<string>) => [...faults].map((fault) => `${tenant}: ${fault}`);
  return { tenant, damage: named(reading.damage), lost: named(reading.lost), ...(data && { data }) };
}

interface Entry {
  version: number;
  catalog: Catalog;
}

/** Returns the last readable entry. An entry with a damaged column is readable if it names the images. */
function entryIn(reading: Reading, entries: readonly RawRow[]): Entry | undefined {
  let found: Entry | undefined;
  for (const { columns } of entries) {
    attempt(reading.damage, () => tenantEntryOf(reading.tenant, columns));
    const catalog = attempt(reading.damage, () => catalogFrom(reading.tenant, textOf(reading, columns, 'shelved')));
    if (catalog) found = { catalog, version: Math.max(0, integerOf(columns['version']) ?? 0) };
  }
  return found;
}

/** Without an entry, the images of a tenant have no order. A tenant with a single image is readable all the same. */
function onlyImage({ pages, lost }: Reading): Entry | undefined {
  const [id, ...others] = pages.keys();
  const what = 'its entry in the list of tenants cannot be read';
  if (typeof id !== 'string' || others.length > 0) {
    lost.add(`${what}, so its data cannot be put together`);
    return undefined;
  }
  lost.add(`${what}, so its access tokens end`);
  const image = { id, version: 0 };
  return {
    version: 0,
    catalog: { seed: image, base: image, snapshots: [], tokens: { tenantId: '', revocations: [] } },
  };
}

function dataOf(reading: Reading, { version, catalog }: Entry, rows: readonly RawRow[]): ReadableTenant {
  const base = worldOf(reading, catalog.base);
  const isSeedGone = !reading.pages.has(catalog.seed.id);
  const seed = isSeedGone ? base.fork(reading.tenant) : worldOf(reading, catalog.seed);
  if (isSeedGone) reading.lost.add(`the image ${catalog.seed.id} has no pages, so the base replaces the initial data`);
  const tenantData = base.fork(reading.tenant);
  tenantData.apply(statesOf(reading, rows), version);
  const snapshots = catalog.snapshots.flatMap(({ name, takenAt, image }) => {
    if (reading.pages.has(image.id)) return { name, takenAt, tenantData: worldOf(reading, image) };
    reading.lost.add(`the image ${image.id} has no pages, so the snapshot ${name} is lost`);
    return [];
  });
  if (reading.lost.size > 0) {
    for (const each of [tenantData, seed, ...snapshots.map((snapshot) => snapshot.tenantData)])
      mendWorld(each, reading.lost);
  }
  return { tenantData, seed, snapshots };
}

function worldOf(reading: Reading, { id, version }: ImageRef): TenantData {
  const tenantData = new TenantData(reading.tenant, emptyCollections());
  const pages = reading.pages.get(id) ?? [];
  if (pages.length === 0) reading.lost.add(`the image ${id} has no pages`);
  for (const columns of pages) {
    const place = `page ${integerOf(columns['page'])} of the image ${id}`;
    const page = attempt(reading.lost, () => rawPageOf(reading.tenant, place, textOf(reading, columns, 'body')));
    if (!page) continue;
    const [name, rows] = page;
    const into: { put(row: unknown): void; commit(): unknown } = tenantData.rows[name];
    for (const [position, row] of rows.entries()) {
      const fault = rowFault(name, row);
      if (fault === undefined) into.put(row);
      else reading.lost.add(`the row at position ${position} of ${place}: ${fault}`);
    }
    into.commit();
  }
  tenantData.apply([], version);
  return tenantData;
}

function statesOf(reading: Reading, rows: readonly RawRow[]): RowState[] {
  const { tenant, lost } = reading;
  return rows.flatMap(({ columns }) => {
    const read = () => {
      const [collection, key] = [textOf(reading, columns, 'collection'), textOf(reading, columns, 'row_key')];
      const body = columns['body'] === null ? null : textOf(reading, columns, 'body');
      return rowStateOf(tenant, { collection, key, body });
    };
    return attempt(lost, read) ?? [];
  });
}

function attempt<T>(faults: Set<string>, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    faults.add(error.reason);
    return undefined;
  }
}

function textOf({ tenant }: Reading, columns: RawColumns, column: string): string {
  const value = columns[column];
  if (typeof value === 'string') return value;
  const key = ['collection', 'row_key', 'image', 'page'].flatMap((name) => columns[name] ?? []).map(String);
  if (value === undefined)
    throw new Damaged(tenant, `the stored row ${key.join(' ')} is on a damaged page of the file`);
  throw new Damaged(
    tenant,
    key.length > 0
      ? `the stored row ${key.join(' ')}: its column ${column} must be a text`
      : `the column ${column} must be JSON`,
  );
}

/** Restores what a world needs after a loss of rows: settings, root folder, parents and the numbers of the next ids. */
function mendWorld(tenantData: TenantData, lost: Set<string>): void {
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
  const keys = rows.map((row) => Number(keyOfRow(name, row)));
  return keys.filter(Number.isSafeInteger).reduce(higher, 0);
}

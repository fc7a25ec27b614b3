import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { LocalFiles } from '../../files/local-files.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { exportTenant, importTenant } from '../archives.ts';
import { checkStore, readTenants, worldsOf } from '../check-store.ts';
import type { StoreReader } from '../store-reader.ts';
import { inDatabase } from '../testing/sqlite-file.ts';
import {
  addDepartments,
  addTenant,
  begin,
  idsFrom,
  openStored,
  takeSnapshot,
  tenantIn,
} from '../testing/tenants-suite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['four', 'one', 'three', 'two'];
const pageSize = 4096;
const whole = join(folder, 'whole.db');
/** How many stored rows each page of the file can cost. A long row continues on pages of its own. */
let costs: number[];
let storedRows: string[];
let worlds: Map<string, string[]>;

beforeAll(async () => {
  const { tenants, close } = await openStored(await SqliteStore.open(whole));
  for (const name of names) await addTenant(tenants, name);
  for (const name of names) {
    const options = { tenant: name, nameOf: (id: string) => `${id} of ${name} ${id.repeat(80)}` };
    await addDepartments(tenants, idsFrom(100, 16), options);
    await tenants.unit(() => tenants.replace(tenantIn(tenants, name).fork(name)));
    await takeSnapshot(tenants, 'early', name);
    await addDepartments(tenants, idsFrom(200, 16), options);
  }
  await close();
  costs = inDatabase(whole, (database) => {
    const pages = database.prepare('SELECT name, pagetype, ncell FROM dbstat ORDER BY pageno').all();
    return pages.map(({ name, pagetype, ncell }) => {
      const rows = { leaf: Number(ncell), overflow: 1 }[String(pagetype)] ?? 0;
      return name === 'world_rows' || name === 'pages' ? rows : 0;
    });
  });
  const reader = await SqliteReader.open(whole);
  storedRows = await rowsIn(reader);
  worlds = new Map((await allOf(readTenants(reader, names))).map(({ tenant, data }) => [tenant, hashesOf(data)]));
  await reader.close();
});

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of items) found.push(each);
  return found;
}

async function rowsIn(reader: StoreReader): Promise<string[]> {
  const rows = (await Promise.all(names.map((name) => reader.rowsOf(name)))).flat();
  const readable = rows.filter(({ table, columns }) => table !== 'tenant' && columns['body'] !== undefined);
  return readable.map(({ columns }) => JSON.stringify(columns));
}

function hashesOf(data: Parameters<typeof worldsOf>[0] | undefined): string[] {
  return data ? worldsOf(data).map(hashOf) : [];
}

function hashOf({ rows }: TenantData): string {
  const text = JSON.stringify(Object.values(rows).map((collection) => collection.list()));
  return createHash('sha256').update(text).digest('hex');
}

const refusal = /(the file is damaged|its first page is damaged|its beginning is damaged|it is empty although)/;

type Damage = (file: string, page: number) => number[];

const overwritten =
  (byte: number): Damage =>
  (file, page) => {
    writeFileSync(file, readFileSync(file).fill(byte, page * pageSize, (page + 1) * pageSize));
    return [page];
  };

const swapped =
  (distance: number): Damage =>
  (file, page) => {
    const bytes = readFileSync(file);
    const other = (page + distance) % costs.length;
    const [one, two] = [page, other].map((each) => Buffer.from(bytes.subarray(each * pageSize, (each + 1) * pageSize)));
    two?.copy(bytes, page * pageSize);
    one?.copy(bytes, other * pageSize);
    writeFileSync(file, bytes);
    return [page, other];
  };

const cut: Damage = (file, page) => {
  truncateSync(file, page * pageSize);
  return [...costs.keys()].slice(page);
};

test.for<[string, Damage]>([
  ['zeroed', overwritten(0)],
  ['filled with 0xFF', overwritten(0xff)],
  ['swapped with the next page', swapped(1)],
  ['swapped with a near page', swapped(3)],
  ['swapped with a distant page', swapped(19)],
  ['cut off with all later pages', cut],
])('a page that is %s costs at most its rows, and no loss is hidden', async ([what, damage], { annotate }) => {
  let lostRows = 0;
  for (const page of costs.keys()) {
    const place = join(folder, `${what} ${page}`);
    const file = `${place}.db`;
    copyFileSync(whole, file);
    mkdirSync(`${file}-files`);
    const damaged = damage(file, page);
    // Only the first page names the tables of the file.
    if (damaged.includes(0)) await expect(SqliteReader.open(file)).rejects.toThrow(refusal);
    else lostRows += await expectSalvage(file, place, damaged);
    await expectHonestSandbox(file);
  }
  await annotate(`${costs.length} pages: ${lostRows} of ${costs.length} x ${storedRows.length} stored rows lost`);
});

async function expectSalvage(file: string, place: string, damaged: readonly number[]): Promise<number> {
  const reader = await SqliteReader.open(file);
  const checked = await checkStore(reader);
  // A swap of two pages changes nothing if their used bytes are equal.
  if (!file.includes('swapped')) expect([damaged, ...checked.damage, ...checked.lost]).not.toEqual([damaged]);
  const to = { tenants: new MemoryTenants(() => begin), files: new LocalFiles() };
  for await (const { tenant, data, lost } of readTenants(reader, await reader.tenants())) {
    if (hashesOf(data).join() !== worlds.get(tenant)?.join())
      expect([damaged, tenant, ...lost, ...checked.lost]).not.toEqual([damaged, tenant]);
    if (!data) continue;
    await exportTenant(data, reader.files, place);
    await importTenant(to, tenant, place);
    const imported = tenantIn(to.tenants, tenant);
    expect([imported, to.tenants.seedOf(tenant)].map(hashOf)).toEqual([data.tenantData, data.seed].map(hashOf));
  }
  const left = new Set(await rowsIn(reader));
  await reader.close();
  const missing = storedRows.filter((row) => !left.has(row)).length;
  const most = damaged.reduce((sum, each) => sum + (costs[each] ?? 0), 0);
  expect([damaged, Math.max(missing, most)]).toEqual([damaged, most]);
  if (missing > 0 || to.tenants.names.length < names.length) expect([damaged, checked.lost]).not.toEqual([damaged, []]);
  return missing;
}

async function expectHonestSandbox(file: string): Promise<void> {
  const store = await SqliteStore.open(file).catch((error: Error) => error);
  if (store instanceof Error) {
    expect(store.message).toMatch(refusal);
    return;
  }
  const { tenants, close } = await openStored(store);
  for (const name of names) {
    const read = async () => tenants.unit(() => hashOf(tenantIn(tenants, name)));
    const found = await read().catch((error: unknown) => error);
    if (!(found instanceof Damaged)) expect([file, found]).toEqual([file, worlds.get(name)?.[0]]);
  }
  await close();
}

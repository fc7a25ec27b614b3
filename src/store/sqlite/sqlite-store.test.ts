import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastingSuite } from '../testing/lasting-suite.ts';
import { newSqliteFiles, numberIn } from '../testing/sqlite-file.ts';
import {
  addTenant,
  begin,
  departments,
  openStored,
  putUnit,
  takeSnapshot,
  tenantIn,
  tenantsSuite,
} from '../testing/tenants-suite.ts';
import { whySqlite } from './sqlite-errors.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const place = async () => {
  const file = newFile();
  return { open: async () => openStored(await SqliteStore.open(file)) };
};

tenantsSuite('sqlite', place);
lastingSuite('sqlite', place);

test('a second process is refused with a sentence', async () => {
  const file = newFile();
  const store = await SqliteStore.open(file);
  await expect(SqliteStore.open(file)).rejects.toThrow('another process uses the file');
  await store.close();
  await (await SqliteStore.open(file)).close();
});

test('the same secret signs after a restart', async () => {
  const file = newFile();
  const first = await SqliteStore.open(file);
  const { secret } = first;
  await first.close();
  const second = await SqliteStore.open(file);
  expect(second.secret.equals(secret)).toBe(true);
  await second.close();
});

test.each([
  ['another program wrote', (file: string) => new DatabaseSync(file).exec('CREATE TABLE other (a)'), 'another program'],
  ['is no database', (file: string) => writeFileSync(file, 'just some text in a file'), 'not a SQLite database'],
  ['a newer kit made', (file: string) => newer(file), 'use a newer kit'],
])('a file that %s is refused with a sentence', async (_what, prepare, reason) => {
  const file = newFile();
  if (reason.includes('newer')) await (await SqliteStore.open(file)).close();
  prepare(file);
  await expect(SqliteStore.open(file)).rejects.toThrow(reason);
});

function newer(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
}

test('a damaged file is reported', async () => {
  const file = newFile();
  const { tenants, close } = await openStored(await SqliteStore.open(file));
  await addTenant(tenants);
  await close();
  const whole = readFileSync(file);
  writeFileSync(file, whole.fill('x', 8192));
  const opened = SqliteStore.open(file).then(async (store) => store.load('one').finally(() => store.close()));
  await expect(opened).rejects.toThrow(/damaged|malformed/);
});

test('a commit after the store was closed is rejected', async () => {
  const store = await SqliteStore.open(newFile());
  await store.close();
  await expect(store.commit([{ tenant: 'one', expected: null, next: 'removed' }], null)).rejects.toThrow();
});

test('a store without its folder is not ready', async () => {
  const place = newFile();
  const store = await SqliteStore.open(join(place, 'sandbox.db'));
  rmSync(place, { recursive: true });
  expect(await store.ready()).toContain('was deleted or moved while it was open');
  await store.close();
});

test('a store that cannot write refuses, loses nothing and recovers by itself', async () => {
  const file = newFile();
  const store = await SqliteStore.open(file);
  const { tenants, close } = await openStored(store);
  await addTenant(tenants);
  await putUnit(tenants, 'Kept');
  store.limitPages(true);
  await expect(fill(tenants)).rejects.toThrow('the disk is full');
  expect(await departments(tenants)).toContain('Kept');
  store.limitPages(false);
  await putUnit(tenants, 'Later');
  expect(await store.ready()).toBeNull();
  const names = await departments(tenants);
  await close();
  const again = await openStored(await SqliteStore.open(file));
  expect(await departments(again.tenants)).toEqual(names);
  await again.close();
});

async function fill(tenants: Parameters<typeof putUnit>[0]): Promise<void> {
  for (let at = 0; at < 200; at++) await putUnit(tenants, `${at} ${'long '.repeat(2_000)}`);
}

const sqliteError = (errcode: number) => Object.assign(new Error('no luck'), { errcode });

test.each([
  [5, 'another process uses the file; stop that process, or use postgres://… for several processes (no luck)'],
  [6, 'another process uses the file; stop that process, or use postgres://… for several processes (no luck)'],
  [8 + 256, 'the file or its folder is read-only for this user (no luck)'],
  [10, 'the disk failed (no luck)'],
  [11, 'the file is damaged; save its readable data with "cps store export", or restore a backup (no luck)'],
  [13, 'the disk is full (no luck)'],
  [14, 'the file or its folder does not exist or is not accessible (no luck)'],
  [26, 'it is not a SQLite database, or its beginning is damaged (no luck)'],
  [1, 'no luck'],
])('the SQLite error %i is explained', (code, reason) => {
  expect(whySqlite(sqliteError(code))).toBe(reason);
});

async function opened(file = newFile()) {
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  return { ...(await openStored(store)), store, file };
}

test('a store that cannot be opened is closed, and can be opened when the reason is gone', async () => {
  const file = newFile();
  writeFileSync(`${file}-files`, 'not a folder');
  await expect(SqliteStore.open(file)).rejects.toThrow(`the store sqlite:${file} cannot be opened: `);
  rmSync(`${file}-files`);
  const { tenants } = await opened(file);
  await addTenant(tenants);
  expect(await departments(tenants)).toEqual([]);
});

test('a store is new until a tenant is added, even if the tenant is removed again', async () => {
  const { store, tenants } = await opened();
  expect(await store.isNew()).toBe(true);
  await addTenant(tenants);
  expect(await store.isNew()).toBe(false);
  await tenants.unit(() => tenants.remove('one'));
  expect([await store.isNew(), (await store.registry()).tenants]).toEqual([false, []]);
});

test('the data of a deleted snapshot is removed, and the data of other snapshots stays', async () => {
  const { store, tenants, close, file } = await opened();
  await addTenant(tenants);
  for (const name of ['first', 'second']) await takeSnapshot(tenants, name);
  await tenants.unit(() => tenants.snapshotsOf(tenantIn(tenants, 'one')).delete('first'));
  await store.sweep(1e12);
  await close();
  expect(numberIn(file, 'SELECT count(DISTINCT image) FROM pages')).toBe(2);
});

test('the removal of unused data is due once in each interval', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await opened();
  expect([await store.isDueToSweep(1_000), await store.isDueToSweep(1_000)]).toEqual([true, false]);
  vi.setSystemTime(begin + 999);
  expect(await store.isDueToSweep(1_000)).toBe(false);
  vi.setSystemTime(begin + 1_000);
  expect(await store.isDueToSweep(1_000)).toBe(true);
});

test('commits of the same turn of the event loop share one transaction, and an outdated one of them fails', async () => {
  const { store, tenants } = await opened();
  for (const id of ['one', 'two', 'three']) await addTenant(tenants, id);
  const { version } = await store.registry();
  const [one, two, three] = await Promise.all([
    store.commit([{ tenant: 'one', expected: null, next: 'removed' }], version),
    store.commit([{ tenant: 'two', expected: null, next: 'removed' }], version),
    store.commit([{ tenant: 'three', expected: null, next: 'removed' }], null),
  ]);
  expect([one.won, two, three.won]).toEqual([true, { won: false, registry: version + 2, conflicts: [] }, true]);
  expect((await store.registry()).tenants.map(({ tenant }) => tenant)).toEqual(['two']);
});

test('a commit that waits for its transaction is stored when the store is closed', async () => {
  const { store, tenants, file } = await opened();
  await addTenant(tenants);
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  const committing = store.commit([{ tenant: 'one', expected: null, next: 'removed' }], null);
  await new Promise((resolve) => setTimeout(resolve));
  await store.close();
  expect(await committing).toMatchObject({ won: true });
  vi.useRealTimers();
  expect((await (await opened(file)).store.registry()).tenants).toEqual([]);
});

test('a missing tenant has no data, and a missing copy of data is damage', async () => {
  const { store, tenants } = await opened();
  expect(await store.load('none')).toBeNull();
  await addTenant(tenants);
  await expect(store.image('one', 'none')).rejects.toThrow('the image none has no pages');
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { lastingSuite } from '../testing/lasting-suite.ts';
import { newSqliteFiles } from '../testing/sqlite-file.ts';
import { addTenant, departments, openStored, putUnit, tenantsSuite } from '../testing/tenants-suite.ts';
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { TenantWrite } from '../store.ts';
import { openStored } from '../testing/open-stored.ts';
import { addDepartment, addTenant, departments, existing } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const newFile = () => join(folder, `${made++}.db`);
type Opened = Awaited<ReturnType<typeof openStored>> & { store: SqliteStore };

async function open(file: string): Promise<Opened> {
  const store = await SqliteStore.open(file);
  return { ...(await openStored(store)), store };
}

/** Adds departments to the tenant `one` in one commit. */
function addDepartments({ tenants }: Opened, count: number): Promise<unknown> | unknown {
  return tenants.unit(() => {
    const world = existing(tenants, 'one');
    const ids = Array.from({ length: count }, (_, at) => String(at + 1_000));
    world.transact(() => world.rows.departments.putAll(ids.map((id) => ({ id, name: id, parentDepartment: null }))));
  });
}

/** Returns the number of stored rows of the tenant `one`, with the rows that wait for their removal. */
async function storedRows({ store }: Opened): Promise<number> {
  let count = 0;
  for await (const { table } of store.rawRows('one')) count += Number(table === 'row');
  return count;
}

function inDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const rowsIn = (file: string) =>
  inDatabase(file, (database) => database.prepare('SELECT count(*) AS n FROM world_rows').get()?.['n']);

test('a commit of very many rows writes a copy of all data in slices instead of the rows', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  const commit = first.store.commit.bind(first.store);
  const writes: TenantWrite[] = [];
  first.store.commit = (given, registry) => {
    writes.push(...given);
    return commit(given, registry);
  };
  await addDepartments(first, 10_000);
  await addDepartments(first, 10_001);
  await addDepartment(first.tenants, 'Later');
  const nexts = writes.map(({ next }) => (typeof next === 'object' ? next : undefined));
  expect(nexts.map((next) => next?.rows.length)).toEqual([10_000, 0, expect.any(Number)]);
  expect(nexts[1]?.structure).toMatchObject({ clear: true, images: [expect.anything()] });
  await first.close();
  const again = await open(file);
  onTestFinished(again.close);
  const names = await departments(again.tenants);
  expect(names).toHaveLength(10_002);
  expect(names).toContain('Later');
});

test('a reset replaces the rows at once, and removes the earlier rows in later turns', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await addDepartments(first, 9_000);
  await first.tenants.unit(() => first.tenants.replace(first.tenants.seedOf('one')));
  expect(await storedRows(first)).toBe(5_000);
  expect(await departments(first.tenants)).toEqual([]);
  await addDepartment(first.tenants, 'New');
  await first.close();
  expect(Number(rowsIn(file))).toBeLessThan(10);
  const again = await open(file);
  onTestFinished(again.close);
  expect(await departments(again.tenants)).toEqual(['New']);
});

test('a tenant that is deleted and added again has none of the earlier rows', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await addDepartments(first, 9_000);
  await first.tenants.unit(() => first.tenants.remove('one'));
  await addTenant(first.tenants);
  await addDepartment(first.tenants, 'New');
  await first.close();
  const again = await open(file);
  onTestFinished(again.close);
  expect(await departments(again.tenants)).toEqual(['New']);
  expect(await storedRows(again)).toBeLessThan(10);
});

test('opening a store removes the unused rows that a killed process left', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await addDepartment(first.tenants, 'Stays');
  await first.close();
  const before = rowsIn(file);
  inDatabase(file, (database) =>
    database.exec(`
      INSERT INTO world_rows VALUES ('one', 0, 'departments', '9', '{"id":"9","name":"Old","parentDepartment":null}');
      INSERT INTO world_rows VALUES ('gone', 1, 'departments', '9', '{"id":"9","name":"Old","parentDepartment":null}')`),
  );
  const again = await open(file);
  expect(await departments(again.tenants)).toEqual(['Stays']);
  await again.close();
  expect(rowsIn(file)).toBe(before);
});

test('a database file without generations is migrated with its rows', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await addDepartment(first.tenants, 'Stays');
  await first.close();
  inDatabase(file, (database) =>
    database.exec(`
      CREATE TABLE earlier (
        tenant TEXT NOT NULL, collection TEXT NOT NULL, row_key TEXT NOT NULL, body TEXT,
        PRIMARY KEY (tenant, collection, row_key)
      ) WITHOUT ROWID;
      INSERT INTO earlier SELECT tenant, collection, row_key, body FROM world_rows;
      DROP TABLE world_rows;
      ALTER TABLE earlier RENAME TO world_rows;
      ALTER TABLE tenants DROP COLUMN generation;
      PRAGMA user_version = 2`),
  );
  const again = await open(file);
  onTestFinished(again.close);
  expect(await departments(again.tenants)).toEqual(['Stays']);
  expect(await addDepartment(again.tenants, 'New')).toBe('2');
});

test('the primary key of the rows does not contain their bodies, which SQLite would read in each search', async () => {
  const file = newFile();
  await (await open(file)).close();
  const table = inDatabase(file, (database) => database.prepare("PRAGMA table_list('world_rows')").get());
  expect(table).toMatchObject({ wr: 0 });
});

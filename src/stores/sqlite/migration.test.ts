import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { checkStore } from '../check-store.ts';
import { damagePageWith } from '../testing/damaged-page.ts';
import { openStored } from '../testing/open-stored.ts';
import { inDatabase, newSqliteFiles, numberIn, toEarlierVersion } from '../testing/sqlite-file.ts';
import { addDepartment, addTenant, departments, existing } from '../testing/tenants-suite.ts';
import { migrate } from './schema.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const open = async (file: string) => openStored(await SqliteStore.open(file));

const count = 60;

/** Creates a SQLite file of an earlier version. Its tenants `one` and `two` have departments with long names. */
async function earlierFile(version: 1 | 2): Promise<string> {
  const file = newFile();
  const { tenants, close } = await open(file);
  for (const id of ['one', 'two']) {
    await addTenant(tenants, id);
    await tenants.unit(() => {
      const world = existing(tenants, id);
      const ids = Array.from({ length: count }, (_, at) => String(at + 1));
      const named = ids.map((each) => ({ id: each, name: `${each} of ${id} ${'long '.repeat(50)}` }));
      world.transact(() => world.rows.departments.putAll(named.map((each) => ({ ...each, parentDepartment: null }))));
    });
  }
  await close();
  toEarlierVersion(file, version);
  return file;
}

const isKept = (file: string) => numberIn(file, "SELECT count(*) FROM sqlite_schema WHERE name = 'earlier_rows'") === 1;

test.each([1, 2] as const)('a file of version %i is migrated with all rows', async (version) => {
  const file = await earlierFile(version);
  const { store, tenants, close } = await open(file);
  expect(await departments(tenants)).toHaveLength(count);
  expect(await addDepartment(tenants, 'New')).toEqual(expect.any(String));
  expect((await checkStore(store)).faults).toEqual([]);
  await close();
  expect(isKept(file)).toBe(false);
  expect(numberIn(file, "SELECT count(*) FROM sqlite_schema WHERE name = 'pages' AND sql LIKE '%ROWID%'")).toBe(0);
});

test('the migration of a file with a damaged page serves all tenants without rows on that page', async () => {
  const file = await earlierFile(2);
  damagePageWith(file, '30 of one');
  const { store, tenants, close } = await open(file);
  expect(await departments(tenants, 'two')).toHaveLength(count);
  await addDepartment(tenants, 'New', 'two');
  await expect((async () => departments(tenants))()).rejects.toThrow('on a damaged page of the file');
  const rows: string[] = [];
  for await (const { columns } of store.rawRows('one')) rows.push(String(columns['collection']));
  expect(rows).toContain('unreadable');
  await close();
  expect(isKept(file)).toBe(true);
});

test('the migration removes no rows whose tenant has a wrong name in the list of tenants', async () => {
  const file = await earlierFile(2);
  inDatabase(file, (database) => database.exec("UPDATE tenants SET tenant = 'onf' WHERE tenant = 'one'"));
  await (await open(file)).close();
  expect(numberIn(file, "SELECT count(*) FROM earlier_rows WHERE tenant = 'one'")).toBeGreaterThanOrEqual(count);
});

test('a migration that fails changes nothing', async () => {
  const file = await earlierFile(2);
  const tables = () => inDatabase(file, (database) => database.prepare('SELECT name, sql FROM sqlite_schema').all());
  const before = tables();
  const database = new DatabaseSync(file);
  const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
  database.exec(`PRAGMA max_page_count = ${pages + 4}`);
  expect(() => migrate(database)).toThrow('full');
  database.close();
  expect(tables()).toEqual(before);
  expect(numberIn(file, 'PRAGMA user_version')).toBe(2);
  const again = await open(file);
  onTestFinished(again.close);
  expect(await departments(again.tenants)).toHaveLength(count);
});

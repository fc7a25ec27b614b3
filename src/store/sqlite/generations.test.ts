import { expect, onTestFinished, test } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { checkStore, readTenants } from '../check-store.ts';
import { inDatabase, newSqliteFiles, numberIn } from '../testing/sqlite-file.ts';
import { addTenant, departments, openStored, putUnit } from '../testing/tenants-suite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const open = async (file: string) => openStored(await SqliteStore.open(file));

async function filledFile(): Promise<string> {
  const file = newFile();
  const { tenants, close } = await open(file);
  for (const id of ['one', 'two']) {
    await addTenant(tenants, id);
    await putUnit(tenants, `Department of ${id}`, id);
  }
  await close();
  return file;
}

async function removeUnused(file: string): Promise<void> {
  const { store, close } = await open(file);
  await store.sweep(1e12);
  await close();
}

test.each([
  ["UPDATE tenants SET generation = 7 WHERE tenant = 'one'"],
  ["UPDATE world_rows SET generation = 0 WHERE tenant = 'one'"],
  ["UPDATE world_rows SET generation = 9 WHERE tenant = 'one' AND collection = 'departments'"],
])('a wrong generation number after %s removes no rows, and an export contains them', async (sql) => {
  const file = await filledFile();
  inDatabase(file, (database) => database.exec(sql));
  const count = () => numberIn(file, 'SELECT count(*) FROM world_rows');
  const before = count();
  await removeUnused(file);
  expect(count()).toBe(before);
  const { tenants, close } = await open(file);
  await expect((async () => departments(tenants))()).rejects.toThrow(Damaged);
  expect(await departments(tenants, 'two')).toEqual(['Department of two']);
  await close();
  const reader = await SqliteReader.open(file);
  onTestFinished(() => reader.close());
  const { damage, lost } = await checkStore(reader);
  expect([...new Set(damage), lost]).toEqual([expect.stringMatching(/^one: the column generation of its entry/), []]);
  for await (const { data } of readTenants(reader, ['one'])) {
    expect(data?.tenantData.rows.departments.list()).toMatchObject([{ name: 'Department of one' }]);
  }
});

test('an entry that lists the rows in use as unused removes no rows', async () => {
  const file = await filledFile();
  inDatabase(file, (database) => database.exec("INSERT INTO unused_rows VALUES ('one', 1)"));
  await removeUnused(file);
  expect(numberIn(file, "SELECT count(*) FROM world_rows WHERE tenant = 'one'")).toBeGreaterThan(0);
  const reader = await SqliteReader.open(file);
  onTestFinished(() => reader.close());
  const { damage } = await checkStore(reader);
  expect(damage).toEqual([expect.stringContaining('its rows are listed as unused')]);
});

test.each(["UPDATE tenants SET tenant = 'onf' WHERE tenant = 'one'", "DELETE FROM tenants WHERE tenant = 'one'"])(
  'after %s no data is removed, and the data can be exported',
  async (sql) => {
    const file = await filledFile();
    const count = () =>
      ['world_rows', 'pages'].map((table) => numberIn(file, `SELECT count(*) FROM ${table} WHERE tenant = 'one'`));
    const before = count();
    inDatabase(file, (database) => database.exec(sql));
    await expect(SqliteStore.open(file)).rejects.toThrow('its list of tenants cannot be read; run "cps store export"');
    expect(count()).toEqual(before);
    const reader = await SqliteReader.open(file);
    onTestFinished(() => reader.close());
    for await (const { data } of readTenants(reader, ['one'])) {
      expect(data?.tenantData.rows.departments.list()).toMatchObject([{ name: 'Department of one' }]);
    }
  },
);

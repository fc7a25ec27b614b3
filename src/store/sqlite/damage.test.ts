import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Tenants } from '../../tenant/tenants.ts';
import { checkStore } from '../check-store.ts';
import { commonDamage, type Damage, damageSuite } from '../testing/damage-suite.ts';
import { damagePageWith } from '../testing/damaged-page.ts';
import { damageRows } from '../testing/sqlite-file.ts';
import { addDepartment, addTenant, departments, existing, keep, openStored } from '../testing/tenants-suite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names: Readonly<Record<string, string>> = {
  rows: 'world_rows',
  pages: 'pages',
  tenants: 'tenants',
  keys: 'api_keys',
  files: 'files',
  first: '0',
  more: ', checksum',
  values: ', 0',
  file: ', 1, 0',
};

let made = 0;
const place = async () => {
  const file = join(folder, `${made++}.db`);
  return {
    open: () => SqliteStore.open(file),
    read: () => SqliteReader.open(file),
    write: async (sql: string) => {
      const named = sql.replaceAll(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole);
      damageRows(file, named);
    },
  };
};

/** Damaged rows that contain values of a wrong type. SQLite accepts values of any type in most columns. */
const looseTypes: Damage[] = [
  {
    what: 'a body of bytes',
    sql: "UPDATE {rows} SET body = x'00ff' WHERE tenant = 'one' AND collection = 'departments'",
    says: /its column body must be a text/,
  },
  {
    what: 'a collection of bytes',
    sql: "UPDATE {rows} SET collection = x'00ff' WHERE tenant = 'one' AND collection = 'departments'",
    says: /its column collection must be a text/,
  },
  {
    what: 'a page of bytes',
    sql: "UPDATE {pages} SET body = x'00ff' WHERE tenant = 'one' AND page = {first}",
    says: /its column body must be a text/,
  },
  {
    what: 'a version that is a text',
    sql: "UPDATE {tenants} SET version = 'x' WHERE tenant = 'one'",
    says: /one: the column version/,
  },
  {
    what: 'faults that are a text',
    sql: "UPDATE {tenants} SET faulty = 'x' WHERE tenant = 'one'",
    says: /one: the column faulty must be 0 or 1/,
  },
  {
    what: 'a catalog of bytes',
    sql: "UPDATE {tenants} SET shelved = x'00' WHERE tenant = 'one'",
    says: /one: the column shelved must be JSON/,
  },
  {
    what: 'a tenant named by bytes',
    sql: "INSERT INTO {tenants} VALUES (x'00', 9, 'e', 1, 1, 'x', 0, NULL, 1)",
    says: /its column tenant is not the name of a tenant/,
    isServed: true,
  },
  {
    what: 'a key of bytes',
    sql: "INSERT INTO {keys} VALUES (x'00', 'two')",
    says: /its column api_key is not a text/,
    isServed: true,
  },
  {
    what: 'a size that is too large an integer',
    sql: `INSERT INTO {files} VALUES ('${'a'.repeat(64)}', 9200000000000000000, 1, 0)`,
    says: /a row of the table files/,
    isServed: true,
  },
];

test('members that a newer kit added to a row or a catalog are no damage', async () => {
  const { open, read, write } = await place();
  const first = await openStored(await open());
  await addTenant(first.tenants);
  await addDepartment(first.tenants, 'Known');
  await first.close();
  await write(`UPDATE {rows} SET body = replace(body, '{"id"', '{"later":1,"id"');
    UPDATE {tenants} SET shelved = replace(shelved, '{"seed"', '{"later":1,"seed"')`);
  const { tenants, close } = await openStored(await open());
  expect(await departments(tenants)).toEqual(['Known']);
  await close();
  const reader = await read();
  onTestFinished(() => reader.close());
  expect(await checkStore(reader)).toMatchObject({ damage: [], lost: [] });
});

test.each(["UPDATE meta SET value = 'x' WHERE name = 'registry'", "DELETE FROM meta WHERE name = 'registry'"])(
  'after %s the store is not opened, and its tenants can be read',
  async (sql) => {
    const { open, read, write } = await place();
    const first = await openStored(await open());
    await addTenant(first.tenants);
    await first.close();
    await write(sql);
    await expect(open()).rejects.toThrow('its list of tenants cannot be read; run "cps store export"');
    const reader = await read();
    onTestFinished(() => reader.close());
    const { damage, tenants } = await checkStore(reader);
    expect([tenants, damage.join()]).toEqual([1, expect.stringContaining('the entry registry of the table meta')]);
  },
);

test.each(['swept', 'secret'])('the entry %s of the store is not needed', async (name) => {
  const { open, write } = await place();
  const first = await openStored(await open());
  await addTenant(first.tenants);
  await first.close();
  await write(`UPDATE meta SET value = 'x' WHERE name = '${name}'`);
  const { store, tenants, close } = await openStored(await open());
  onTestFinished(close);
  await addDepartment(tenants, 'New');
  expect([await store.isDueToSweep(1_000), await departments(tenants)]).toEqual([true, ['New']]);
});

async function addManyDepartments(tenants: Tenants): Promise<void> {
  const ids = Array.from({ length: 2_000 }, (_, at) => String(at + 1));
  const rows = ids.map((id) => ({ id, name: `Department ${id}`, parentDepartment: null }));
  await tenants.unit(() => {
    const tenantData = existing(tenants, 'one');
    tenantData.transact(() => tenantData.rows.departments.putAll(rows));
  });
}

test('with a damaged page no file is removed', async () => {
  const file = join(folder, `${made++}.db`);
  const first = await openStored(await SqliteStore.open(file));
  for (const id of ['one', 'two']) await addTenant(first.tenants, id);
  await addManyDepartments(first.tenants);
  await keep(first.store.files, Buffer.from('a file without a document'));
  await first.close();
  damagePageWith(file, '"Department 1000"');
  const { store, close } = await openStored(await SqliteStore.open(file));
  onTestFinished(close);
  await expect(store.sweep(-1_000)).rejects.toThrow(
    'the stored data of the tenant one cannot be read: the file is damaged',
  );
});

damageSuite('sqlite', place, [...commonDamage, ...looseTypes]);

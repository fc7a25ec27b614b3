import { expect, onTestFinished, test } from 'vitest';
import { checkStore } from '../check-store.ts';
import { damageSuite } from '../testing/damage-suite.ts';
import { damagePageWith } from '../testing/damaged-page.ts';
import { damageRows, newSqliteFiles } from '../testing/sqlite-file.ts';
import {
  addDepartments,
  addTenant,
  departments,
  idsFrom,
  keepFile,
  openStored,
  putUnit,
} from '../testing/tenants-suite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();

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

const place = async () => {
  const file = newFile();
  return {
    open: () => SqliteStore.open(file),
    read: () => SqliteReader.open(file),
    write: async (sql: string) => {
      const named = sql.replaceAll(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole);
      damageRows(file, named);
    },
  };
};

test('members that a newer kit added to a row or a catalog are no damage', async () => {
  const { open, read, write } = await place();
  const first = await openStored(await open());
  await addTenant(first.tenants);
  await putUnit(first.tenants, 'Known');
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
  await putUnit(tenants, 'New');
  expect([await store.isDueToSweep(1_000), await departments(tenants)]).toEqual([true, ['New']]);
});

test('with a damaged page no file is removed', async () => {
  const file = newFile();
  const first = await openStored(await SqliteStore.open(file));
  for (const id of ['one', 'two']) await addTenant(first.tenants, id);
  await addDepartments(first.tenants, idsFrom(1, 2_000), { nameOf: (id) => `Department ${id}` });
  await keepFile(first.store.files, Buffer.from('a file without a document'));
  await first.close();
  damagePageWith(file, '"Department 1000"');
  const { store, close } = await openStored(await SqliteStore.open(file));
  onTestFinished(close);
  await expect(store.sweep(-1_000)).rejects.toThrow(
    'the stored data of the tenant one cannot be read: the file is damaged',
  );
});

damageSuite('sqlite', place);

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LocalFiles } from '../files/local-files.ts';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { openStore, shownAddress, storeForms } from './open-store.ts';
import { newSqliteFiles } from './testing/sqlite-file.ts';
import { begin, tenantsSuite } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();

test('the address sqlite:FILE opens a SQLite file that only one process uses', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  expect([store.isShared, existsSync(file)]).toEqual([false, true]);
  await store.close();
});

test.each(['postgres', 'postgresql'])('the address %s:// opens a PostgreSQL database', async (scheme) => {
  const opening = openStore(`${scheme}://kit@127.0.0.1:1/kit`);
  await expect(opening).rejects.toThrow('the connection to the database was refused');
});

test.each(['', 'sqlite:', 'sandbox.db', 'mysql://host/database', 'my-postgres://host/database', 'not-sqlite:file'])(
  'the address "%s" is refused with the supported forms',
  async (address) => {
    await expect(openStore(address)).rejects.toThrow(
      `"${address}" is not the address of a store; a store is ${storeForms}`,
    );
  },
);

test('the error for an unknown address shows no password', async () => {
  await expect(openStore('mysql://me:secret@host/x')).rejects.toThrow('"mysql://me:…@host/x" is not the address');
});

test('a SQLite database in memory is refused, because it would lose its data', async () => {
  await expect(openStore('sqlite::memory:')).rejects.toThrow('without --store the sandbox stores its data in memory');
});

test.each([
  ['memory', 'memory'],
  ['sqlite:what?@.db', 'sqlite:what?@.db'],
  ['postgres://me:se@cret@db/kit', 'postgres://me:…@db/kit'],
  ['postgres://me:se/cret@db/kit', 'postgres://me:…@db/kit'],
  ['postgres://me@mine:secret@db/kit', 'postgres://…@db/kit'],
  ['postgresql://db/kit?user=me&password=secret', 'postgresql://db/kit?…'],
  ['mysql://me:se@cret@host/x', 'mysql://me:…@host/x'],
  ['mysql://host/x?password=secret', 'mysql://host/x?…'],
  ['host=db password=secret', 'host=db password=…'],
  ['me:secret@host', '…@host'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

tenantsSuite('memory', async () => ({
  open: async () => {
    const files = new LocalFiles();
    return { tenants: new MemoryTenants(() => begin), files, close: () => files.close() };
  },
}));

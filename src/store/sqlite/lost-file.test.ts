import { copyFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import { newSqliteFiles } from '../testing/sqlite-file.ts';
import { addTenant, departments, keepFile, openStored, putUnit } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();

async function openWithTenant(file: string) {
  const opened = await openStored(await SqliteStore.open(file));
  onTestFinished(opened.close);
  await addTenant(opened.tenants);
  await putUnit(opened.tenants, 'Before');
  return opened;
}

const losses: [string, (file: string) => void][] = [
  ['the file is deleted', (file) => rmSync(file)],
  ['its write-ahead log is deleted', (file) => rmSync(`${file}-wal`)],
  ['the file is moved', (file) => renameSync(file, `${file}.moved`)],
  [
    'the file is replaced by a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
];

test.each(losses)('when %s, changes are refused, it is not ready, and reads go on', async (_what, lose) => {
  const file = newFile();
  const { store, tenants } = await openWithTenant(file);
  expect(await store.ready()).toBeNull();
  lose(file);
  await expect((async () => putUnit(tenants, 'Lost'))()).rejects.toThrow(Unavailable);
  await expect((async () => addTenant(tenants, 'lost'))()).rejects.toThrow(/while it was open/);
  expect(await store.ready()).toMatch(/(deleted or moved|replaced by another file) while it was open/);
  expect(await departments(tenants)).toContain('Before');
});

test('a store is ready again after its file is restored', async () => {
  const file = newFile();
  const { store, tenants } = await openWithTenant(file);
  renameSync(file, `${file}.moved`);
  expect(await store.ready()).not.toBeNull();
  renameSync(`${file}.moved`, file);
  expect(await store.ready()).toBeNull();
  await putUnit(tenants, 'After');
  expect(await departments(tenants)).toEqual(['Before', 'After']);
});

test('without the folder of files uploads are refused and it is not ready', async () => {
  const file = newFile();
  const { store, files } = await openWithTenant(file);
  rmSync(`${file}-files`, { recursive: true });
  await expect(keepFile(files, Buffer.from('content'))).rejects.toThrow(Unavailable);
  expect(await store.ready()).toMatch(/the folder .* was deleted/);
});

test('an empty file in the place of a store is refused, an empty file without one is a new store', async () => {
  const file = newFile();
  const { close } = await openStored(await SqliteStore.open(file));
  await close();
  truncateSync(file);
  await expect(SqliteStore.open(file)).rejects.toThrow(/it is empty although the folder .* exists/);
  const empty = newFile();
  writeFileSync(empty, '');
  await (await SqliteStore.open(empty)).close();
});

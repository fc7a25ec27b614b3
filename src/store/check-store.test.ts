import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { putReady } from '../documents/testing/tenant-data.ts';
import type { Tenants } from '../tenant/tenants.ts';
import { checkStore } from './check-store.ts';
import { SqliteReader } from './sqlite/sqlite-reader.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import { damageRows, newSqliteFiles } from './testing/sqlite-file.ts';
import { addTenant, keepFile, openStored, putUnit, takeSnapshot, tenantIn } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();

async function fileWithDocument() {
  const file = newFile();
  const { tenants, files, close } = await openStored(await SqliteStore.open(file));
  await addTenant(tenants);
  const { hash } = await keepFile(files, Buffer.from('content'));
  await tenants.unit(() => {
    const tenantData = tenantIn(tenants, 'one');
    tenantData.transact(() => putReady(tenantData, '1', { hash, fileSize: 7 }));
  });
  await close();
  return { file, hash, content: join(`${file}-files`, hash.slice(0, 2), hash) };
}

async function check(file: string) {
  const reader = await SqliteReader.open(file);
  onTestFinished(() => reader.close());
  return checkStore(reader);
}

test('a check counts the tenants, the copies of their data, and their rows and files', async () => {
  const file = newFile();
  const change = async (work: (tenants: Tenants) => unknown) => {
    const { tenants, close } = await openStored(await SqliteStore.open(file));
    await work(tenants);
    await close();
  };
  await change(() => undefined);
  expect(await check(file)).toEqual({ tenants: 0, worlds: 0, rows: 0, files: 0, damage: [], lost: [] });
  await change((tenants) => addTenant(tenants));
  const empty = await check(file);
  expect(empty).toMatchObject({ tenants: 1, worlds: 2, files: 0, damage: [], lost: [] });
  await change((tenants) => putUnit(tenants, 'Legal'));
  expect((await check(file)).rows).toBe(empty.rows + 2);
  await change(async (tenants) => {
    await takeSnapshot(tenants);
    await addTenant(tenants, 'two');
  });
  expect(await check(file)).toMatchObject({ tenants: 2, worlds: 5, damage: [], lost: [] });
});

test('a file whose content matches its size and its hash has no fault', async () => {
  const { file } = await fileWithDocument();
  expect(await check(file)).toMatchObject({ files: 1, damage: [], lost: [] });
});

test.each([
  ['another size', (path: string) => writeFileSync(path, 'longer content'), 'has 14 bytes, expected 7'],
  ['another content', (path: string) => writeFileSync(path, 'CONTENT'), 'has content that does not match its SHA-256'],
  ['no content', (path: string) => rmSync(path), 'cannot be read: ENOENT'],
])('a file with %s is reported with its hash', async (_what, damage, fault) => {
  const { file, hash, content } = await fileWithDocument();
  damage(content);
  const { files, lost } = await check(file);
  expect([files, lost]).toEqual([0, [expect.stringContaining(`one: the file ${hash} ${fault}`)]]);
});

test('a damaged row is reported once, although its tenant cannot be loaded', async () => {
  const { file } = await fileWithDocument();
  damageRows(file, "UPDATE world_rows SET body = '{' WHERE collection = 'texts'");
  expect((await check(file)).lost).toEqual(['one: the row 1 of texts: it is not JSON']);
});

test('all damaged rows of a tenant are reported, and the damage of a tenant with a similar name', async () => {
  const { file } = await fileWithDocument();
  const { tenants, close } = await openStored(await SqliteStore.open(file));
  await addTenant(tenants, 'one-more');
  await close();
  damageRows(
    file,
    `
      UPDATE world_rows SET body = '{' WHERE collection IN ('texts', 'documents');
      DELETE FROM pages WHERE tenant = 'one-more'`,
  );
  expect((await check(file)).lost).toEqual([
    'one: the row 1 of documents: it is not JSON',
    'one: the row 1 of texts: it is not JSON',
    expect.stringMatching(/^one-more: the image \S+ has no pages$/),
    expect.stringMatching(/^one-more: the image \S+ has no pages, so the base replaces the initial data$/),
  ]);
});

test('a check fails if the database does not respond', async () => {
  const { file } = await fileWithDocument();
  const reader = await SqliteReader.open(file);
  onTestFinished(() => reader.close());
  vi.spyOn(reader.files, 'open').mockImplementation(() => {
    throw new Unavailable('the database does not respond');
  });
  await expect(checkStore(reader)).rejects.toThrow(Unavailable);
});

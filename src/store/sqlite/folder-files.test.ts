import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import type { StoredFile } from '../../files/file-store.ts';
import { IncomingFile } from '../../files/incoming.ts';
import { newSqliteFiles } from '../testing/sqlite-file.ts';
import { addTenant, departments, keepFile, openStored, putUnit } from '../testing/tenants-suite.ts';
import { FolderFiles } from './folder-files.ts';
import { requireTables } from './open-database.ts';
import { SqliteStore } from './sqlite-store.ts';
import { statementsOf } from './statements.ts';

async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'folder-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = new DatabaseSync(':memory:');
  requireTables(database);
  const outage = { is: false };
  const files = new FolderFiles(folder, statementsOf(database), (ask) => {
    if (outage.is) throw new Unavailable('the disk failed');
    return ask();
  });
  await files.prepare();
  return { folder, database, files, outage, pathOf: (hash: string) => join(folder, hash.slice(0, 2), hash) };
}

const namesIn = (folder: string) =>
  readdirSync(folder).flatMap((part) => (part.length === 2 ? readdirSync(join(folder, part)) : []));

test('while the database does not answer, files are unavailable', async () => {
  const { database, files, outage } = await opened();
  const { hash } = await keepFile(files, Buffer.from('the bytes'));
  outage.is = true;
  expect(() => files.open(hash)).toThrow(Unavailable);
  await expect(files.release(hash)).rejects.toThrow(Unavailable);
  await expect(files.sweep(Date.now(), new Set())).rejects.toThrow(Unavailable);
  database.close();
  await expect(keepFile(files, Buffer.from('others'))).rejects.toThrow(Unavailable);
});

test('an upload that the database does not store leaves no file', async () => {
  const { folder, database, files } = await opened();
  database.exec("CREATE TRIGGER full BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'full'); END");
  await expect(keepFile(files, Buffer.from('content'))).rejects.toThrow('a file could not be stored: full');
  expect([namesIn(folder), readdirSync(join(folder, 'incoming'))]).toEqual([[], []]);
});

test('uploads that an earlier process has not completed are removed, and stored files stay', async () => {
  const { folder, files } = await opened();
  const { hash } = await keepFile(files, Buffer.from('content'));
  writeFileSync(join(folder, 'incoming', 'interrupted'), 'cont');
  await files.prepare();
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  expect(await text(files.open(hash))).toBe('content');
});

test('a file that was uploaded twice is removed from disk after its second release', async () => {
  const { files, pathOf } = await opened();
  const { hash } = await keepFile(files, Buffer.from('content'));
  await keepFile(files, Buffer.from('content'));
  await files.release(hash);
  expect(existsSync(pathOf(hash))).toBe(true);
  await files.release(hash);
  expect(existsSync(pathOf(hash))).toBe(false);
  expect(() => files.open(hash)).toThrow(`no file with the hash ${hash} is stored`);
  await files.release(hash);
});

test('old files without a document are removed, and files that the database does not list', async () => {
  const { folder, files } = await opened();
  const [named, unused] = [await keepFile(files, Buffer.from('named')), await keepFile(files, Buffer.from('unused'))];
  for (const place of ['un', 'unl']) {
    mkdirSync(join(folder, place));
    writeFileSync(join(folder, place, 'unlisted'), '');
  }
  const before = Date.now() - 60_000;
  expect(await files.sweep(before, new Set([named.hash]))).toEqual({ files: 0, bytes: 0 });
  expect(namesIn(folder).sort()).toEqual([named.hash, unused.hash].sort());
  expect(readdirSync(join(folder, 'unl'))).toEqual(['unlisted']);
  const second = await keepFile(files, Buffer.from('unused too'));
  expect(await files.sweep(Date.now() + 60_000, new Set([named.hash]))).toEqual({ files: 2, bytes: 16 });
  expect(namesIn(folder)).toEqual([named.hash]);
  expect(() => files.open(second.hash)).toThrow('no file with the hash');
});

test('a linked file is read from its path, and a stored file with the same hash from the folder', async () => {
  const { folder, files } = await opened();
  const linked = join(folder, 'linked');
  writeFileSync(linked, 'linked content');
  files.link('0'.repeat(64), linked);
  expect(await text(files.open('0'.repeat(64)))).toBe('linked content');
  const { hash } = await keepFile(files, Buffer.from('content'));
  files.link(hash, linked);
  expect(await text(files.open(hash))).toBe('content');
});

const intakeOf = (path: string, place: (path: string, file: StoredFile) => Promise<void>) =>
  new IncomingFile(-1, { newPath: () => path, keep: (file, from) => place(String(from), file) });

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'file-intake-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'upload');
}

test('the chunks of an upload are written in order, and the file is placed with its hash and size', async () => {
  const path = newPath();
  const placed: [string, StoredFile, string][] = [];
  const intake = intakeOf(path, async (from, file) => {
    placed.push([from, file, readFileSync(from, 'utf8')]);
  });
  for (const chunk of ['first ', 'second']) await intake.write(Buffer.from(chunk));
  const file = { hash: createHash('sha256').update('first second').digest('hex'), size: 12 };
  expect(await intake.keep()).toEqual(file);
  expect(placed).toEqual([[path, file, 'first second']]);
});

test('an upload without content is an empty file', async () => {
  const path = newPath();
  const intake = intakeOf(path, async () => undefined);
  expect(await intake.keep()).toEqual({ hash: createHash('sha256').digest('hex'), size: 0 });
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a discarded upload leaves no file, even if a chunk is still written', async () => {
  const path = newPath();
  const intake = intakeOf(path, async () => undefined);
  await intake.discard();
  expect(existsSync(path)).toBe(false);
  const writing = intake.write(Buffer.alloc(100_000));
  await intake.discard();
  await writing;
  expect(existsSync(path)).toBe(false);
});

test('an upload that cannot be placed leaves no file and fails with the reason', async () => {
  const path = newPath();
  const intake = intakeOf(path, async () => {
    throw new Unavailable('the disk is full');
  });
  await intake.write(Buffer.from('content'));
  await expect(intake.keep()).rejects.toThrow('the disk is full');
  expect(existsSync(path)).toBe(false);
});

test('a file that cannot be written is unavailable, and a file of another upload is not overwritten', async () => {
  const path = newPath();
  writeFileSync(path, 'another');
  const intake = intakeOf(path, async () => undefined);
  await intake.write(Buffer.from('content'));
  await expect(intake.keep()).rejects.toThrow(/^a file could not be written: EEXIST/);
  expect(readFileSync(path, 'utf8')).toBe('another');
});

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

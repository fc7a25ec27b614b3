import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import type { StoredFile } from './file-store.ts';
import { IncomingFile } from './incoming.ts';
import { LocalFiles, newFolder, removeAtExit, removeFolder, removeStaleFolders } from './local-files.ts';

let files: LocalFiles;
beforeEach(() => {
  files = new LocalFiles();
});
afterEach(() => files.close());

const large = Buffer.alloc(1024 * 1024, 'large ');
const sizes = [
  ['in memory', Buffer.from('a small file')],
  ['on disk', large],
] as const;

async function keep(content: Buffer): Promise<StoredFile> {
  const intake = files.receive();
  for (let at = 0; at < content.length; at += 65_536) await intake.write(content.subarray(at, at + 65_536));
  return intake.keep();
}

test.each(sizes)('a file %s is named by its hash, counted and read whole or in part', async (_where, content) => {
  const { hash, size } = await keep(content);
  expect(hash).toBe(createHash('sha256').update(content).digest('hex'));
  expect(size).toBe(content.length);
  expect((await buffer(files.open(hash))).equals(content)).toBe(true);
  expect((await buffer(files.open(hash, 2, 7))).toString()).toBe(content.subarray(2, 7).toString());
});

test.each(sizes)('a file %s exists until every uploader has released it', async (_where, content) => {
  const { hash } = await keep(content);
  await keep(content);
  await files.release(hash);
  expect((await buffer(files.open(hash))).length).toBe(content.length);
  await files.release(hash);
  expect(() => files.open(hash)).toThrow(hash);
});

test('a file that is discarded leaves nothing on disk', async () => {
  const intake = files.receive();
  await intake.write(large);
  await intake.write(large);
  expect(readdirSync(String(files.folder))).toHaveLength(1);
  await intake.discard();
  expect(readdirSync(String(files.folder))).toHaveLength(0);
});

test('equal content is stored once', async () => {
  await keep(large);
  await keep(large);
  expect(readdirSync(String(files.folder))).toHaveLength(1);
});

test('closing removes the folder', async () => {
  await keep(large);
  const folder = String(files.folder);
  await files.close();
  expect(existsSync(folder)).toBe(false);
});

test('a linked file is read at its location', async () => {
  files.link('f00', fileURLToPath(import.meta.url));
  expect((await buffer(files.open('f00', 0, 6))).toString()).toBe('import');
});

test('a file is deleted soon after its last row, and a file that is still being uploaded remains', async () => {
  let [now, used] = [0, new Set<string>()];
  const kept = new LocalFiles({ used: () => used, clock: () => now });
  const take = async () => {
    const intake = kept.receive();
    await intake.write(Buffer.from('the same content'));
    return (await intake.keep()).hash;
  };
  const hash = await take();
  used = new Set([hash]);
  kept.adopt(hash);
  await kept.removeUnused();
  used = new Set();
  await kept.removeUnused();
  expect(kept.size).toBe(1);
  await take();
  now += 60_000;
  await kept.removeUnused();
  expect(kept.size).toBe(1);
  kept.adopt(hash);
  await kept.removeUnused();
  expect(kept.size).toBe(1);
  now += 60_000;
  await kept.removeUnused();
  expect(kept.size).toBe(0);
  await kept.close();
});

test('unreferenced files are deleted ten minutes later, at the next upload, and recent files remain', async () => {
  let [now, used] = [0, new Set<string>()];
  const kept = new LocalFiles({ used: () => used, clock: () => now });
  const take = async (text: string) => {
    const intake = kept.receive();
    await intake.write(Buffer.from(text.repeat(300_000)));
    return (await intake.keep()).hash;
  };
  const [first, second] = [await take('a'), await take('b')];
  used = new Set([second]);
  now += 300_000;
  await take('c');
  expect(() => kept.open(first)).not.toThrow();
  now += 600_000;
  const fourth = await take('d');
  expect(() => kept.open(first)).toThrow(first);
  for (const hash of [second, fourth]) expect(() => kept.open(hash)).not.toThrow();
  expect(readdirSync(String(kept.folder))).toHaveLength(2);
  await kept.close();
});

test('a full disk is reported, and no partial file remains', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const refusing = new IncomingFile(0, { newPath: () => join(folder, 'gone', 'file'), keep: async () => undefined });
  await refusing.write(large);
  await expect(refusing.keep()).rejects.toThrow(Unavailable);
  expect(readdirSync(folder)).toEqual([]);
});

test('folders of ended processes are removed, and all others remain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  const ours = basename(newFolder(folder));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const stale = ours.replace(`-${process.pid}-`, `-${pid}-`);
  const ofAnother = 'contract-platform-files-another_host-1-abc';
  for (const name of [stale, ofAnother, 'something-else']) mkdirSync(join(folder, name));
  removeStaleFolders(folder);
  expect(readdirSync(folder).sort()).toEqual([ofAnother, ours, 'something-else'].sort());
  rmSync(folder, { recursive: true });
});

test('many folders take one listener, and those that are left are removed when the process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  const before = process.listenerCount('exit');
  const folders = Array.from({ length: 20 }, () => newFolder(folder));
  for (const each of folders) removeAtExit(each);
  // Other tests in this thread sometimes add the exit listener first.
  expect(process.listenerCount('exit')).toBeLessThanOrEqual(before + 1);
  for (const each of folders) await removeFolder(each);
  expect(process.listenerCount('exit')).toBe(before);
  const module = new URL('./local-files.ts', import.meta.url).href;
  const program = `
    const { newFolder, removeAtExit } = await import(${JSON.stringify(module)});
    for (let made = 0; made < 20; made++) removeAtExit(newFolder(${JSON.stringify(folder)}));`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect([stderr, readdirSync(folder)]).toEqual(['', []]);
  rmSync(folder, { recursive: true });
});

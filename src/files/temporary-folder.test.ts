import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, removeAtExit, removeFolder, removeStaleFolders } from './local-files.ts';

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

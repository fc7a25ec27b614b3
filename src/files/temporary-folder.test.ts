import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, removeStaleFolders } from './temporary-folder.ts';

test('folders of processes that are gone are removed, all others stay', () => {
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasOpenCopy } from './large-file.ts';

const program = `
  const { copyFileSync, openSync, truncateSync, unlinkSync } = require('node:fs');
  const { CPS_FILE: file } = process.env;
  if (process.argv[1] !== 'file') {
    copyFileSync(file, file + '.other');
    if (process.argv[1] === 'larger file') truncateSync(file + '.other', 2_000_000);
  }
  openSync(process.argv[1] === 'file' ? file : file + '.other');
  if (process.argv[1] !== 'file') unlinkSync(file + '.other');
  console.log('ready');
  setInterval(() => undefined, 1000);`;

test.skipIf(process.platform !== 'linux').for([
  ['copy', true],
  ['larger file', false],
  ['file', false],
] as const)('a client that has its %s open', async ([kind, expected]) => {
  const folder = mkdtempSync(join(tmpdir(), 'open-copy-'));
  const file = join(folder, 'large.bin');
  writeFileSync(file, Buffer.alloc(1_000_000));
  const client = spawn(process.execPath, ['-e', program, kind], { env: { ...process.env, CPS_FILE: file } });
  onTestFinished(() => {
    client.kill();
    rmSync(folder, { recursive: true });
  });
  await once(client.stdout, 'data');
  expect(hasOpenCopy(file)).toBe(expected);
});

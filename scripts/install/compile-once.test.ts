import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { compileOnce } from './compile-once.mjs';

const folder = mkdtempSync(join(tmpdir(), 'compile-once-'));
const calls = join(folder, 'calls');

/** A server that records its start, and ends only after a signal. */
const server = `
  require('node:fs').appendFileSync(${JSON.stringify(calls)}, process.env.NODE_COMPILE_CACHE + '\\n');
  setInterval(() => undefined, 1000);
  console.log('listening');`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('the sandbox starts and stops once, and stores compiled sources in the folder', async () => {
  const cache = join(folder, 'below/cache');
  for (let call = 0; call < 2; call++) {
    expect(await compileOnce(cache, process.execPath, ['-e', server])).toBe(true);
  }
  expect(readFileSync(calls, 'utf8')).toBe(`${cache}\n`);
  expect(existsSync(cache)).toBe(true);
  expect(console.error).toHaveBeenCalledOnce();
});

test('nothing is compiled if the folder cannot be created', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await compileOnce(join(file, 'cache'), '/missing/node', [])).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
});

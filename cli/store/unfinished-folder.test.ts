import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFolder } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the written files appear together, beside earlier files', async () => {
  const place = join(folder, 'whole', 'export');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'earlier'), '');
  await writeFolder(place, async (temporary) => {
    for (const name of ['one', 'two']) mkdirSync(join(temporary, name));
    expect(readdirSync(place)).not.toContain('one');
  });
  expect(readdirSync(place)).toEqual(['earlier', 'one', 'two']);
});

test('after an error nothing is left, also of the folders that were created', async () => {
  const failing = writeFolder(join(folder, 'new', 'deep'), async (temporary) => {
    writeFileSync(join(temporary, 'half'), '');
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

test('a folder that cannot be created is wrong usage', async () => {
  writeFileSync(join(folder, 'file'), '');
  const failing = writeFolder(join(folder, 'file', 'export'), async () => undefined);
  await expect(failing).rejects.toThrow(/^the folder .*export cannot be written: /);
});

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('after %s nothing is left', async (signal, code) => {
  const place = join(folder, signal);
  const program = `
    import { writeFileSync } from 'node:fs';
    import { writeFolder } from ${JSON.stringify(new URL('../store.ts', import.meta.url).href)};
    await writeFolder(${JSON.stringify(place)}, async (temporary) => {
      writeFileSync(temporary + '/half', '');
      console.log('written');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  expect(existsSync(place)).toBe(true);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(existsSync(place)).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addTenant, departments, openStored, putUnit } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

/** Opens a store as a user other than root, because root ignores permissions. Prints why the store cannot be opened. */
const program = (file: string) => `
  const { SqliteStore } = await import(${JSON.stringify(new URL('./sqlite-store.ts', import.meta.url).href)});
  if (process.getuid() === 0) {
    process.setgid(65534);
    process.setuid(65534);
  }
  await SqliteStore.open(${JSON.stringify(file)}).then(() => console.log('opened'), ({ message }) => console.log(message));`;

test.skipIf(process.platform === 'win32').each([
  ['file', 0o777, 0o444],
  ['folder', 0o555, 0o666],
])('a store whose %s is read-only is refused with a message and does not change', async (_what, ofFolder, ofFile) => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-read-only-'));
  onTestFinished(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'sandbox.db');
  const { tenants, close } = await openStored(await SqliteStore.open(file));
  await addTenant(tenants);
  await putUnit(tenants, 'Before');
  await close();
  const before = readFileSync(file);
  chmodSync(file, ofFile);
  chmodSync(folder, ofFolder);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program(file)], {
    encoding: 'utf8',
  });
  const reason = 'the file or its folder is read-only for this user';
  expect({ stdout, stderr }).toEqual({ stdout: `the store sqlite:${file} cannot be opened: ${reason}\n`, stderr: '' });
  expect(readFileSync(file).equals(before)).toBe(true);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const again = await openStored(await SqliteStore.open(file));
  expect(await departments(again.tenants)).toEqual(['Before']);
  await again.close();
});

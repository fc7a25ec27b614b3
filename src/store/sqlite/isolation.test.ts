import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { damagePageWith } from '../testing/damaged-page.ts';
import { newSqliteFiles, openRowsOf } from '../testing/sqlite-file.ts';
import { addDepartments, addTenant, departments, idsFrom, openStored, putUnit } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const open = async (file: string) => openStored(await SqliteStore.open(file));
type Opened = Awaited<ReturnType<typeof open>>;

const names = Array.from({ length: 12 }, (_, at) => `tenant-${at}`);

async function damagedFile(length: number): Promise<string> {
  const file = newFile();
  const { tenants, close } = await open(file);
  for (const name of names) await addTenant(tenants, name);
  for (let round = 1; round < 5; round++) {
    for (const tenant of names) {
      const nameOf = (id: string) => `${id} of ${tenant} ${'x'.repeat(length)}`;
      await addDepartments(tenants, idsFrom(10 * round, 8), { tenant, nameOf });
    }
  }
  await close();
  damagePageWith(file, '25 of tenant-9 ');
  return file;
}

async function unreadable({ tenants }: Opened): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    try {
      expect(await departments(tenants, name)).toHaveLength(32);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      found.push(name);
    }
  }
  return found;
}

test('a damaged page makes few tenants unreadable', async () => {
  const opened = await open(await damagedFile(20));
  onTestFinished(opened.close);
  const found = await unreadable(opened);
  expect(found).toContain('tenant-9');
  expect(found.length).toBeLessThanOrEqual(3);
});

test('a tenant with a damaged page can be discarded, and unused rows of other tenants are still removed', async () => {
  const file = await damagedFile(900);
  const opened = await open(file);
  const { tenants, close } = opened;
  onTestFinished(close);
  const found = await unreadable(opened);
  for (const name of found) await tenants.discard(name);
  const left = names.filter((name) => !found.includes(name));
  expect(tenants.names).toEqual(left);
  const [other = ''] = left;
  await addDepartments(tenants, idsFrom(0, 3_000), { tenant: other });
  await tenants.unit(() => tenants.replace(tenants.seedOf(other)));
  await vi.waitFor(async () => expect(openRowsOf(file, other)).toBe(0));
});

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

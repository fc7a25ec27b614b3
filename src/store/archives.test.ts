import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalFiles } from '../files/local-files.ts';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { Tenants } from '../tenant/tenants.ts';
import { exportedTenants, exportTenant, importTenant } from './archives.ts';
import { begin, departments, putUnit, takeSnapshot, tenantIn } from './testing/tenants-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
const sound = join(folder, 'sound');
afterAll(() => rmSync(folder, { recursive: true }));

const holding = () => ({ tenants: new MemoryTenants(() => begin), files: new LocalFiles() });

function dataOf(tenants: Tenants, name: string) {
  const tenantData = tenantIn(tenants, name);
  return { tenantData, seed: tenants.seedOf(name), snapshots: [...tenants.snapshotsOf(tenantData).values()] };
}

beforeAll(async () => {
  const from = holding();
  for (const name of ['one', 'two']) from.tenants.add(emptyTenantData(name, begin));
  await putUnit(from.tenants, 'Early');
  await takeSnapshot(from.tenants);
  await putUnit(from.tenants, 'Late');
  for (const name of ['one', 'two']) await exportTenant(dataOf(from.tenants, name), from.files, sound);
});

function changed(name: string, change: (place: string) => void): string {
  const place = join(folder, name);
  cpSync(sound, place, { recursive: true });
  change(place);
  return place;
}

test('a tenant is imported with its snapshots, even if an empty folder is missing or other files exist', async () => {
  const place = changed('packed', (place) => {
    rmSync(join(place, 'two', 'snapshots'), { recursive: true });
    writeFileSync(join(place, 'one', 'snapshots', '.DS_Store'), '');
  });
  const to = holding();
  for (const name of await exportedTenants(place)) await importTenant(to, name, place);
  expect(await departments(to.tenants)).toEqual(['Early', 'Late']);
  expect([...to.tenants.snapshotsOf(tenantIn(to.tenants, 'one')).keys()]).toEqual(['early']);
  expect(to.tenants.names).toEqual(['one', 'two']);
});

test('a tenant whose name or API key another tenant has is refused, and nothing is imported', async () => {
  const to = holding();
  await importTenant(to, 'one', sound);
  await expect(importTenant(to, 'one', sound)).rejects.toThrow('the store already has a tenant one');
  const other = emptyTenantData('other', begin);
  const key = emptyTenantData('two', begin).rows.apiKeys.get('user');
  other.transact(() => key && other.rows.apiKeys.put(key));
  to.tenants.add(other);
  await expect(importTenant(to, 'two', sound)).rejects.toThrow(
    'the API key user of two belongs to another tenant of the store',
  );
  expect(to.tenants.names).toEqual(['one', 'other']);
});

test('an export never overwrites an earlier export', async () => {
  const from = holding();
  from.tenants.add(emptyTenantData('one', begin));
  await expect(exportTenant(dataOf(from.tenants, 'one'), from.files, sound)).rejects.toThrow('EEXIST');
});

test('the tenants of all folders with archives are listed in alphabetical order, also the incomplete ones', async () => {
  const place = changed('incomplete', (place) => {
    rmSync(join(place, 'one', 'world.ndjson'));
    cpSync(join(place, 'two'), join(place, 'a-third'), { recursive: true });
    mkdirSync(join(place, 'notes'));
    writeFileSync(join(place, 'world.ndjson'), '');
  });
  expect(await exportedTenants(place)).toEqual(['a-third', 'one', 'two']);
});

test.each([
  ['the seed of another', (place: string) => cpSync(join(place, 'two/seed.ndjson'), join(place, 'one/seed.ndjson'))],
  ['the world of another', (place: string) => cpSync(join(place, 'two/world.ndjson'), join(place, 'one/world.ndjson'))],
  [
    'a snapshot of another',
    (place: string) => cpSync(join(place, 'two/seed.ndjson'), join(place, 'one/snapshots/early.ndjson')),
  ],
  [
    'a folder of another name',
    (place: string) => {
      rmSync(join(place, 'one'), { recursive: true });
      renameSync(join(place, 'two'), join(place, 'one'));
    },
  ],
])('%s is reported, and nothing is imported', async (what, change) => {
  const to = holding();
  const place = changed(what, change);
  await expect(importTenant(to, 'one', place)).rejects.toThrow(
    /ndjson contains the tenant two, but its folder belongs to the tenant one/,
  );
  expect(to.tenants.names).toEqual([]);
});

test.each([
  [
    'no seed',
    (place: string) => rmSync(join(place, 'one/seed.ndjson')),
    /seed\.ndjson is missing: the export is incomplete/,
  ],
  [
    'no current data',
    (place: string) => rmSync(join(place, 'one/world.ndjson')),
    /world\.ndjson is missing: the export is incomplete/,
  ],
  [
    'a snapshot of a name that none has',
    (place: string) => cpSync(join(place, 'one/seed.ndjson'), join(place, 'one/snapshots/A b.ndjson')),
    /A b\.ndjson is not a snapshot/,
  ],
  [
    'what is no archive',
    (place: string) => writeFileSync(join(place, 'one/snapshots/README'), 'hi'),
    /README is not a snapshot/,
  ],
])('an export with %s is refused, and nothing is taken in', async (what, change, reason) => {
  const to = holding();
  await expect(importTenant(to, 'one', changed(what, change))).rejects.toThrow(reason);
  expect(to.tenants.names).toEqual([]);
});

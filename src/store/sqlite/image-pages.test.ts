import { expect, test } from 'vitest';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { inDatabase, newSqliteFiles, numberIn } from '../testing/sqlite-file.ts';
import { addTenant, begin, openStored, takeSnapshot, tenantIn } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const open = async (file: string) => openStored(await SqliteStore.open(file));
type Kept = Awaited<ReturnType<typeof open>>;

const roles = 6_000;

async function addLarge({ tenants }: Kept, name: string): Promise<void> {
  const tenantData = emptyTenantData(name, begin);
  tenantData.transact(() =>
    tenantData.rows.roles.putAll(
      Array.from({ length: roles }, (_, at) => ({
        id: String(at + 1),
        name: `role ${at + 1}`,
        type: 'custom' as const,
        description: null,
      })),
    ),
  );
  await tenants.unit(() => tenants.add(tenantData));
}

const rolesOf = ({ tenants }: Kept, name: string) => tenants.unit(() => tenantIn(tenants, name).rows.roles.size);

const ask = (file: string, sql: string) => inDatabase(file, (database) => database.prepare(sql).all());
const pagesIn = (file: string, tenant: string) =>
  numberIn(file, `SELECT count(*) FROM pages WHERE tenant = '${tenant}'`);

test('the pages of a deleted tenant, a deleted snapshot and a replaced base are removed', async () => {
  const file = newFile();
  const store = await open(file);
  const { tenants } = store;
  for (const name of ['gone', 'stays']) await addLarge(store, name);
  await takeSnapshot(tenants, 's', 'stays');
  await tenants.unit(() => tenants.snapshotsOf(tenantIn(tenants, 'stays')).delete('s'));
  await tenants.unit(() => tenants.replace(tenantIn(tenants, 'stays').fork('stays')));
  await tenants.unit(() => tenants.replace(tenants.seedOf('stays')));
  await tenants.unit(() => tenants.remove('gone'));
  await store.store.sweep(1e12);
  await store.close();
  expect(pagesIn(file, 'gone')).toBe(0);
  expect(ask(file, 'SELECT DISTINCT image FROM pages')).toHaveLength(1);
  const again = await open(file);
  expect(await rolesOf(again, 'stays')).toBe(roles);
  await again.close();
});

test('a tenant that is deleted and made again has its new image', async () => {
  const file = newFile();
  const store = await open(file);
  await addLarge(store, 'one');
  await store.tenants.unit(() => store.tenants.remove('one'));
  await addLarge(store, 'one');
  expect(await rolesOf(store, 'one')).toBe(roles);
  await store.store.sweep(1e12);
  await store.close();
  expect(ask(file, 'SELECT DISTINCT image FROM pages')).toHaveLength(1);
});

test('the pages of a commit that another change overtook are removed', async () => {
  const file = newFile();
  const store = await open(file);
  const pages = Array.from({ length: 10 }, () => '["settings",[]]');
  const ref = { id: 'lost', version: 1 };
  const catalog = { seed: ref, base: ref, snapshots: [], tokens: { tenantId: '', revocations: [] } };
  const structure = { catalog, listed: { faulty: false, expiresAt: null }, keys: [], clear: true, drop: [] };
  const next = {
    head: { epoch: 'e', version: 1, catalogVersion: 1 },
    rows: [],
    structure: { ...structure, images: [{ id: 'lost', pages }] },
  };
  const outcome = await store.store.commit([{ tenant: 'lost', expected: null, next }], -1);
  expect(outcome.won).toBe(false);
  await store.store.sweep(1e12);
  await store.close();
  expect(pagesIn(file, 'lost')).toBe(0);
});

test('opening a store removes the incomplete image of a killed process', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await first.close();
  const before = pagesIn(file, 'one');
  for (const tenant of ['one', 'never'])
    for (let page = 0; page < 9; page++)
      ask(file, `INSERT INTO pages VALUES ('${tenant}', 'half', ${page}, '["settings",[]]', 0)`);
  const again = await open(file);
  await again.store.sweep(1e12);
  await again.close();
  expect([pagesIn(file, 'one'), pagesIn(file, 'never')]).toEqual([before, 0]);
});

test('the images of a tenant with a damaged row stay for the repair', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await first.close();
  const before = pagesIn(file, 'one');
  ask(file, `UPDATE tenants SET shelved = '{"base":{"id":"x"}}' WHERE tenant = 'one'`);
  const again = await open(file);
  await again.store.sweep(1e12);
  await again.close();
  expect(pagesIn(file, 'one')).toBe(before);
});

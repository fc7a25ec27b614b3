import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { lastingSuite } from '../testing/lasting-suite.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { replicasSuite } from '../testing/replicas-suite.ts';
import { addTenant, departments, keepFile, openStored, putUnit, tenantsSuite } from '../testing/tenants-suite.ts';
import { PostgresStore } from './postgres-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.end());

const place = async () => {
  const address = await server.database();
  return { open: async () => openStored(await PostgresStore.open(address)) };
};

tenantsSuite('postgres', place);
lastingSuite('postgres', place);

async function replicas(count: number) {
  const address = await server.database();
  const opening = Array.from({ length: count }, () => PostgresStore.open(address));
  const stores = await Promise.all(opening);
  const opened = await Promise.all(stores.map(openStored));
  return { opened, close: () => Promise.all(opened.map(({ close }) => close())), address, stores };
}

replicasSuite('postgres', () => replicas(4));

test('replicas that start together make one schema and one secret', async () => {
  const { stores, close } = await replicas(4);
  expect(new Set(stores.map(({ secret }) => secret.toString('hex'))).size).toBe(1);
  await close();
});

test('a large tenant is written in many short statements, so that other requests are answered between them', async () => {
  const { tenants, close } = await (await place()).open();
  const query = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const tenantData = new TenantData('large');
  const rows = Array.from({ length: 6_100 }, (_, index) => ({ id: String(index + 1), name: `D${index}` }));
  tenantData.transact(() =>
    tenantData.rows.departments.putAll(rows.map((row) => ({ ...row, parentDepartment: null }))),
  );
  await tenants.unit(() => tenants.add(tenantData));
  const writes = query.mock.calls.filter(([text]) => String(text).startsWith('INSERT INTO cps_pages'));
  const longest = Math.max(...writes.map((write) => JSON.stringify(write).length));
  const all = JSON.stringify(tenantData.rows.departments.list()).length;
  expect(longest).toBeLessThan(all / 2);
  await close();
});

test('other processes can lock the list of tenants while a process writes the copy of a tenant', async () => {
  const { opened, address, close } = await replicas(1);
  const [one] = opened;
  const [blocker, watcher] = [new Client(address), new Client(address)];
  await Promise.all([blocker.connect(), watcher.connect()]);
  await blocker.query('BEGIN; LOCK TABLE cps_pages IN EXCLUSIVE MODE');
  const added = one && addTenant(one.tenants);
  const waiting = "SELECT FROM pg_locks WHERE relation = 'cps_pages'::regclass AND NOT granted";
  while ((await watcher.query(waiting)).rowCount === 0);
  await watcher.query('SELECT version FROM cps_registry FOR UPDATE NOWAIT');
  await blocker.query('COMMIT');
  await added;
  await Promise.all([blocker.end(), watcher.end(), close()]);
});

test('a read is one round trip, a write at most two, also when others wrote', async () => {
  const { opened, stores, close } = await replicas(2);
  const [[one, two], [here]] = [opened, stores];
  if (!one || !two || !here) return;
  await addTenant(one.tenants);
  await departments(two.tenants);
  const costOf = async (work: () => Promise<unknown>) => {
    const before = here.connections.roundTrips;
    await work();
    return here.connections.roundTrips - before;
  };
  expect(await costOf(() => departments(one.tenants))).toBe(1);
  expect(await costOf(() => putUnit(one.tenants, 'Mine'))).toBe(1);
  await putUnit(two.tenants, 'Theirs');
  expect(await costOf(() => departments(one.tenants))).toBe(1);
  await putUnit(two.tenants, 'Theirs too');
  expect(await costOf(() => putUnit(one.tenants, 'Mine too'))).toBe(2);
  await close();
});

test('a file of one replica is read on another', async () => {
  const { opened, close } = await replicas(2);
  const [one, two] = opened;
  if (!one || !two) return;
  const { hash } = await keepFile(one.files, Buffer.alloc(600_000, 'shared '));
  let size = 0;
  for await (const chunk of two.files.open(hash)) size += chunk.length;
  expect(size).toBe(600_000);
  await close();
});

test('while the database is unavailable everything is refused, and all data exists afterwards', async () => {
  const { opened, stores, close } = await replicas(1);
  const [[one], [store]] = [opened, stores];
  if (!one || !store) return;
  await addTenant(one.tenants);
  await putUnit(one.tenants, 'Before');
  await server.stop();
  await expect(departments(one.tenants)).rejects.toThrow(Unavailable);
  await expect(putUnit(one.tenants, 'Refused')).rejects.toThrow(Unavailable);
  expect(await store.ready()).not.toBeNull();
  await server.start();
  expect(await departments(one.tenants)).toEqual(['Before']);
  expect(await store.ready()).toBeNull();
  await close();
});

test.each([
  ['a wrong password', (address: string) => address.replace(':kit@', ':secret-word@'), /refuses the password/],
  ['no such database', (address: string) => `${address}_none`, /no such database/],
  ['nobody there', () => 'postgres://kit:secret-word@127.0.0.1:1/kit', /the connection to the database was refused/],
])('%s is reported in a sentence without the password', async (_what, wrong, reason) => {
  const failure = await PostgresStore.open(wrong(await server.database())).catch((error: Error) => error.message);
  expect(failure).toMatch(reason);
  expect(failure).not.toContain('secret-word');
});

test('a schema of a newer kit is refused', async () => {
  const { address, stores, close } = await replicas(1);
  await stores[0]?.connections.ask("UPDATE cps_meta SET value = convert_to('99', 'UTF8') WHERE name = 'schema'");
  await close();
  await expect(PostgresStore.open(address)).rejects.toThrow('use a newer kit');
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import { StoredTenants } from './stored-tenants.ts';
import { sweepDaily, sweepStore } from './sweep.ts';
import { inDatabase, newSqliteFiles } from './testing/sqlite-file.ts';
import { addTenant, begin, keepFile } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();
const day = 86_400_000;
const askEvery = 600_000;

async function opened(file = newFile()) {
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  const host = { time: begin };
  const tenants = await StoredTenants.open(store, { clock: () => host.time, mostWorlds: 2 });
  return { store, tenants, host };
}

async function addExpiring(tenants: StoredTenants, name: string, expiresAt: number): Promise<void> {
  const tenantData = emptyTenantData(name, begin);
  tenantData.transact(() => {
    for (const settings of tenantData.rows.settings.list()) tenantData.rows.settings.put({ ...settings, expiresAt });
  });
  await tenants.unit(() => tenants.add(tenantData));
}

test('a removal removes the expired tenants and keeps the others', async () => {
  const { store, tenants, host } = await opened();
  await addTenant(tenants, 'lasting');
  await addExpiring(tenants, 'brief', begin + 10);
  await addExpiring(tenants, 'later', begin + 20);
  host.time = begin + 9;
  expect(await sweepStore({ store, tenants })).toEqual({ tenants: 0, files: 0, bytes: 0 });
  host.time = begin + 10;
  expect(await sweepStore({ store, tenants })).toEqual({ tenants: 1, files: 0, bytes: 0 });
  expect((await store.registry()).tenants.map(({ tenant }) => tenant)).toEqual(['lasting', 'later']);
});

test('an expired tenant is removed even if its data is damaged', async () => {
  const file = newFile();
  const first = await SqliteStore.open(file);
  const created = await StoredTenants.open(first, { clock: () => begin, mostWorlds: 2 });
  await addExpiring(created, 'brief', begin + 10);
  await first.close();
  inDatabase(file, (database) => database.exec("UPDATE pages SET body = '['"));
  const { store, tenants, host } = await opened(file);
  host.time = begin + 10;
  expect(await sweepStore({ store, tenants })).toMatchObject({ tenants: 1 });
  expect((await store.registry()).tenants).toEqual([]);
});

test('a removal fails if the database does not respond, and removes no tenant', async () => {
  const { store, tenants, host } = await opened();
  await addExpiring(tenants, 'brief', begin + 10);
  host.time = begin + 10;
  store.commit = async () => {
    throw new Unavailable('the database does not respond');
  };
  const discard = vi.spyOn(store, 'discard');
  await expect(sweepStore({ store, tenants })).rejects.toThrow(Unavailable);
  expect(discard).not.toHaveBeenCalled();
});

test('an unused file is removed after a day, because it may belong to an upload in progress', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  onTestFinished(() => void vi.useRealTimers());
  const { store, tenants } = await opened();
  for (const content of ['first', 'second!']) await keepFile(store.files, Buffer.from(content));
  vi.setSystemTime(begin + day - 1);
  expect(await sweepStore({ store, tenants })).toMatchObject({ files: 0 });
  vi.setSystemTime(begin + day);
  expect(await sweepStore({ store, tenants })).toEqual({ tenants: 0, files: 2, bytes: 12 });
});

test('every ten minutes a process asks whether it must remove unused data, and stops when it ends', async () => {
  const { store, tenants } = await opened();
  const answers: ((isDue: boolean) => void)[] = [];
  const asked = vi
    .spyOn(store, 'isDueToSweep')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const sweep = vi.spyOn(store, 'sweep');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = sweepDaily({ store, tenants }, () => undefined);
  vi.advanceTimersByTime(askEvery - 1);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asked.mock.calls).toEqual([[day]]);
  answers[0]?.(false);
  vi.advanceTimersByTime(askEvery);
  const stopping = stop();
  answers[1]?.(true);
  await stopping;
  expect(sweep.mock.calls).toEqual([[day]]);
  vi.advanceTimersByTime(askEvery * 3);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the errors of the daily removals are passed on, and the next removals run', async () => {
  const { store, tenants } = await opened();
  const failure = new Unavailable('the database does not respond');
  vi.spyOn(store, 'isDueToSweep').mockRejectedValue(failure);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const faults: unknown[] = [];
  const stop = sweepDaily({ store, tenants }, (error) => faults.push(error));
  vi.advanceTimersByTime(askEvery * 2);
  await stop();
  expect(faults).toEqual([failure, failure]);
});

import { rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newSqliteFiles, numberIn } from '../testing/sqlite-file.ts';
import { addTenant, begin, departments, openStored, takeSnapshot, tenantIn } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();

async function opened(file = newFile()) {
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  return { ...(await openStored(store)), store, file };
}

test('a store that cannot be opened is closed, and can be opened when the reason is gone', async () => {
  const file = newFile();
  writeFileSync(`${file}-files`, 'not a folder');
  await expect(SqliteStore.open(file)).rejects.toThrow(`the store sqlite:${file} cannot be opened: `);
  rmSync(`${file}-files`);
  const { tenants } = await opened(file);
  await addTenant(tenants);
  expect(await departments(tenants)).toEqual([]);
});

test('a store is new until a tenant is added, even if the tenant is removed again', async () => {
  const { store, tenants } = await opened();
  expect(await store.isNew()).toBe(true);
  await addTenant(tenants);
  expect(await store.isNew()).toBe(false);
  await tenants.unit(() => tenants.remove('one'));
  expect([await store.isNew(), (await store.registry()).tenants]).toEqual([false, []]);
});

test('the data of a deleted snapshot is removed, and the data of other snapshots stays', async () => {
  const { store, tenants, close, file } = await opened();
  await addTenant(tenants);
  for (const name of ['first', 'second']) await takeSnapshot(tenants, name);
  await tenants.unit(() => tenants.snapshotsOf(tenantIn(tenants, 'one')).delete('first'));
  await store.sweep(1e12);
  await close();
  expect(numberIn(file, 'SELECT count(DISTINCT image) FROM pages')).toBe(2);
});

test('the removal of unused data is due once in each interval', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await opened();
  expect([await store.isDueToSweep(1_000), await store.isDueToSweep(1_000)]).toEqual([true, false]);
  vi.setSystemTime(begin + 999);
  expect(await store.isDueToSweep(1_000)).toBe(false);
  vi.setSystemTime(begin + 1_000);
  expect(await store.isDueToSweep(1_000)).toBe(true);
});

test('commits of the same turn of the event loop share one transaction, and an outdated one of them fails', async () => {
  const { store, tenants } = await opened();
  for (const id of ['one', 'two', 'three']) await addTenant(tenants, id);
  const { version } = await store.registry();
  const [one, two, three] = await Promise.all([
    store.commit([{ tenant: 'one', expected: null, next: 'removed' }], version),
    store.commit([{ tenant: 'two', expected: null, next: 'removed' }], version),
    store.commit([{ tenant: 'three', expected: null, next: 'removed' }], null),
  ]);
  expect([one.won, two, three.won]).toEqual([true, { won: false, registry: version + 2, conflicts: [] }, true]);
  expect((await store.registry()).tenants.map(({ tenant }) => tenant)).toEqual(['two']);
});

test('a commit that waits for its transaction is stored when the store is closed', async () => {
  const { store, tenants, file } = await opened();
  await addTenant(tenants);
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  const committing = store.commit([{ tenant: 'one', expected: null, next: 'removed' }], null);
  await new Promise((resolve) => setTimeout(resolve));
  await store.close();
  expect(await committing).toMatchObject({ won: true });
  vi.useRealTimers();
  expect((await (await opened(file)).store.registry()).tenants).toEqual([]);
});

test('a missing tenant has no data, and a missing copy of data is damage', async () => {
  const { store, tenants } = await opened();
  expect(await store.load('none')).toBeNull();
  await addTenant(tenants);
  await expect(store.image('one', 'none')).rejects.toThrow('the image none has no pages');
});

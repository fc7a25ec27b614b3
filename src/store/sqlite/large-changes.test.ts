import { expect, onTestFinished, test } from 'vitest';
import type { Tenants } from '../../tenant/tenants.ts';
import type { TenantWrite } from '../store.ts';
import { newSqliteFiles, numberIn, openRowsOf } from '../testing/sqlite-file.ts';
import { addDepartments, addTenant, departments, idsFrom, openStored, putUnit } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const open = async (file: string) => openStored(await SqliteStore.open(file));
const add = (tenants: Tenants, count: number) => addDepartments(tenants, idsFrom(1_000, count));
const rowsIn = (file: string) => numberIn(file, 'SELECT count(*) FROM world_rows');

test('a commit of very many rows writes a copy of all data in slices instead of the rows', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  const commit = first.store.commit.bind(first.store);
  const writes: TenantWrite[] = [];
  first.store.commit = (given, registry) => {
    writes.push(...given);
    return commit(given, registry);
  };
  await add(first.tenants, 10_000);
  await add(first.tenants, 10_001);
  await putUnit(first.tenants, 'Later');
  const nexts = writes.map(({ next }) => (typeof next === 'object' ? next : undefined));
  expect(nexts.map((next) => next?.rows.length)).toEqual([10_000, 0, expect.any(Number)]);
  expect(nexts[1]?.structure).toMatchObject({ clear: true, images: [expect.anything()] });
  await first.close();
  const again = await open(file);
  onTestFinished(again.close);
  const names = await departments(again.tenants);
  expect(names).toHaveLength(10_002);
  expect(names).toContain('Later');
});

test('a reset replaces the rows at once, and removes the earlier rows in later turns', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await add(first.tenants, 9_000);
  await first.tenants.unit(() => first.tenants.replace(first.tenants.seedOf('one')));
  expect(openRowsOf(file, 'one')).toBe(7_000);
  expect(await departments(first.tenants)).toEqual([]);
  await putUnit(first.tenants, 'New');
  await first.store.sweep(1e12);
  await first.close();
  expect(rowsIn(file)).toBeLessThan(10);
  const again = await open(file);
  onTestFinished(again.close);
  expect(await departments(again.tenants)).toEqual(['New']);
});

test('a tenant that is deleted and added again has none of the earlier rows', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await add(first.tenants, 9_000);
  await first.tenants.unit(() => first.tenants.remove('one'));
  await addTenant(first.tenants);
  await putUnit(first.tenants, 'New');
  await first.close();
  const again = await open(file);
  onTestFinished(again.close);
  await again.store.sweep(1e12);
  expect(await departments(again.tenants)).toEqual(['New']);
  expect(openRowsOf(file, 'one')).toBeLessThan(10);
});

test('closing a store removes no unused rows, and the next process removes them in later turns', async () => {
  const file = newFile();
  const first = await open(file);
  await addTenant(first.tenants);
  await add(first.tenants, 9_000);
  await first.tenants.unit(() => first.tenants.replace(first.tenants.seedOf('one')));
  await first.close();
  expect(rowsIn(file)).toBeGreaterThanOrEqual(5_000);
  const again = await open(file);
  onTestFinished(again.close);
  expect(openRowsOf(file, 'one')).toBeGreaterThanOrEqual(1_000);
  await again.store.sweep(1e12);
  expect(openRowsOf(file, 'one')).toBe(0);
});

import { expect, test } from 'vitest';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import { nextTurn } from '../tenant/slices.ts';
import { applyRows, pagesOf, tenantDataOfPages } from './pages.ts';

const count = 20_000;

function largeWorld() {
  const tenantData = emptyTenantData('large', 0);
  tenantData.transact(() => tenantData.rows.roles.putAll(Array.from({ length: count }, (_, at) => roleOf(at + 1))));
  return tenantData;
}

function roleOf(id: number) {
  return { id: String(id), name: `role ${id}`, type: 'custom' as const, description: null };
}

async function turnsDuring<T>(work: Promise<T>): Promise<{ turns: number; value: T }> {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  let turns = 0;
  for (; !isOver; turns++) await nextTurn();
  return { turns, value: await ended };
}

test('a large world is written to pages and read from them with turns for other work in between', async () => {
  const tenantData = largeWorld();
  const written = await turnsDuring(pagesOf(tenantData));
  expect(written.turns).toBeGreaterThan(15);
  const read = await turnsDuring(tenantDataOfPages('large', 7, written.value));
  expect(read.turns).toBeGreaterThan(15);
  expect([read.value.version, read.value.rows.roles.list()]).toEqual([7, tenantData.rows.roles.list()]);
});

test('many rows over a page are applied with turns for other work in between', async () => {
  const tenantData = emptyTenantData('large', 0);
  const rows = Array.from({ length: count }, (_, at) => ({
    collection: 'roles',
    key: String(at + 1),
    body: JSON.stringify(roleOf(at + 1)),
  }));
  const { turns } = await turnsDuring(applyRows(tenantData, rows, 9));
  expect(turns).toBeGreaterThan(15);
  expect([tenantData.version, tenantData.rows.roles.size]).toEqual([9, count]);
});

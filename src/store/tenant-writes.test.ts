import { expect, test } from 'vitest';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { tenantDataOfPages } from './pages.ts';
import { renewedBase, type WorldChange } from './tenant-writes.ts';
import { newTenant } from './testing/new-tenant.ts';

function addDepartments(tenantData: TenantData, count: number, name = 'D'): WorldChange {
  const ids = Array.from({ length: count }, (_, at) => String(at + 1));
  const { changeSet } = tenantData.transact(() =>
    tenantData.rows.departments.putAll(ids.map((id) => ({ id, name, parentDepartment: null }))),
  );
  if (!changeSet) throw new Error('the transaction has changed nothing');
  return { tenantData, changeSet };
}

const sizeOf = ({ rows }: TenantData) => Object.values(rows).reduce((sum, { size }) => sum + size, 0);
const stateOf = (tenantData: TenantData, dead = 0) => ({ ...newTenant(), tenantData, dead });

test.each([
  [10_000, false],
  [10_001, true],
])('whether a commit of %d changed rows stores a complete copy: %s', async (count, isRenewed) => {
  const tenantData = emptyTenantData('one', 0);
  const changes = [addDepartments(tenantData, count)];
  const renewed = await renewedBase(stateOf(tenantData), changes);
  expect(renewed !== undefined).toBe(isRenewed);
  if (!renewed) return;
  const read = await tenantDataOfPages('one', tenantData.version, renewed.pages);
  expect(read.rows.departments.size).toBe(count);
  expect(renewed.base.version).toBe(tenantData.version);
  expect(renewed.base.tenantData).not.toBe(tenantData);
});

test('the changed rows of another tenant do not count', async () => {
  const [tenantData, other] = [emptyTenantData('one', 0), emptyTenantData('two', 0)];
  const changes = [addDepartments(other, 10_001), addDepartments(tenantData, 10)];
  expect(await renewedBase(stateOf(tenantData), changes)).toBeUndefined();
});

test('the changed rows of several transactions are added up', async () => {
  const tenantData = emptyTenantData('one', 0);
  const changes = [addDepartments(tenantData, 6_000), addDepartments(tenantData, 6_000, 'Renamed')];
  expect(await renewedBase(stateOf(tenantData), changes)).toBeDefined();
});

test('only the changed rows are stored while a complete copy would be much larger, unless very many rows change', async () => {
  const tenantData = emptyTenantData('one', 0);
  const large = { id: '1000000', name: 'x'.repeat(25_000_000), parentDepartment: null };
  tenantData.transact(() => tenantData.rows.departments.put(large));
  const changes = [addDepartments(tenantData, 10_001)];
  expect(await renewedBase(stateOf(tenantData), changes)).toBeUndefined();
  const more = [...changes, addDepartments(tenantData, 20_000, 'Renamed')];
  expect(await renewedBase(stateOf(tenantData), more)).toBeDefined();
});

test.each([
  ['2000 markers', 2_000, 100, false],
  ['2001 markers', 2_001, 100, true],
  ['more markers than rows', 3_001, 3_000, true],
  ['as many markers as rows', 3_000, 3_000, false],
])('with %s of deleted rows, a complete copy may replace them', async (_what, dead, rows, isRenewed) => {
  const tenantData = emptyTenantData('one', 0);
  const change = addDepartments(tenantData, rows - sizeOf(tenantData));
  expect(sizeOf(tenantData)).toBe(rows);
  expect((await renewedBase(stateOf(tenantData, dead), [change])) !== undefined).toBe(isRenewed);
});

test('a unit of work that changes nothing stores no complete copy, whatever the number of deleted rows', async () => {
  expect(await renewedBase(stateOf(emptyTenantData('one', 0), 5_000), [])).toBeUndefined();
});

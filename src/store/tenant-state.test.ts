import { expect, test } from 'vitest';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import { pagesOf } from './pages.ts';
import type { Catalog, Conflict, StoredRow } from './store.ts';
import { catalogOf, imagesOf, loadedState, newImage, stateAfter, type TenantState } from './tenant-state.ts';
import { newTenant } from './testing/new-tenant.ts';

const department = (id: string, name: string) => ({ id, name, parentDepartment: null });
const rowOf = (id: string, row: object | null): StoredRow => ({
  collection: 'departments',
  key: id,
  body: row && JSON.stringify(row),
});

const rows = [rowOf('1', null), rowOf('2', department('2', 'Changed')), rowOf('3', null)];

const snapshot = newImage(emptyTenantData('one', 0));
const seed = newImage(emptyTenantData('one', 0));

const tenant = () => ({
  ...newTenant(),
  seed,
  snapshots: new Map([['early', { takenAt: 7, image: snapshot }]]),
  binding: { tenantId: 'id', revocations: new Map([['admin', 2]]) },
  dead: 5,
});

async function stored(catalog: Catalog) {
  const tenantData = emptyTenantData('one', 0);
  tenantData.transact(() => tenantData.rows.departments.putAll(['1', '2', '3'].map((id) => department(id, 'Old'))));
  const head = { epoch: 'e', version: 9, catalogVersion: 2 };
  return loadedState('one', { head, catalog, pages: await pagesOf(tenantData), rows });
}

test('a loaded tenant has the rows of its complete copy with all later changes', async () => {
  const catalog = catalogOf(tenant());
  const state = await stored(catalog);
  expect(state.tenantData.rows.departments.list()).toEqual([department('2', 'Changed')]);
  expect(state.base.tenantData?.rows.departments.size).toBe(3);
  expect([state.head, state.tenantData.version, state.dead, state.keys]).toEqual([
    { epoch: 'e', version: 9, catalogVersion: 2 },
    9,
    2,
    null,
  ]);
  expect(catalogOf(state)).toEqual(catalog);
});

test('a tenant whose initial data is its complete copy has the initial data in memory', async () => {
  const { base, ...catalog } = catalogOf(tenant());
  const state = await stored({ ...catalog, base, seed: base });
  expect(state.seed).toBe(state.base);
});

test('a tenant of an early version has no revoked tokens', async () => {
  const { tokens: _, ...catalog } = catalogOf(tenant());
  expect((await stored(catalog)).binding).toEqual({ tenantId: '', revocations: new Map() });
});

const conflictWith = (change: Partial<Conflict>, state: TenantState = tenant()): Conflict => {
  return {
    tenant: 'one',
    head: { epoch: '', version: 4, catalogVersion: 3 },
    catalog: catalogOf(state),
    rows,
    ...change,
  };
};

test('the changes of another process are applied to the tenant in memory', () => {
  const state = tenant();
  const after = stateAfter(state, conflictWith({}, state));
  expect(after?.tenantData).toBe(state.tenantData);
  expect(after?.tenantData.rows.departments.list()).toEqual([department('2', 'Changed')]);
  expect(after).toMatchObject({ head: { version: 4, catalogVersion: 3 }, keys: null, dead: 7 });
  expect(after?.tenantData.version).toBe(4);
  const known = [after?.seed, after?.base, after?.snapshots.get('early')?.image];
  for (const [at, image] of [state.seed, state.base, snapshot].entries()) expect(known[at]).toBe(image);
});

test('a tenant that another process has removed does not exist, and replaced data must be loaded again', () => {
  expect(stateAfter(tenant(), conflictWith({ head: null, catalog: null }))).toBeNull();
  const head = { epoch: 'other', version: 4, catalogVersion: 3 };
  expect(stateAfter(tenant(), conflictWith({ head }))).toBeUndefined();
});

test('the copies of a tenant are its initial data, its last complete copy and its snapshots', () => {
  const state = tenant();
  expect([...imagesOf(state).keys()]).toEqual([seed.id, state.base.id, snapshot.id]);
  expect(imagesOf(null).size).toBe(0);
});

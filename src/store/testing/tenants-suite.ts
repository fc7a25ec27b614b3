import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { FileStore } from '../../files/file-store.ts';
import { applyDueTransitions, schedule } from '../../jobs/due.ts';
import { idleWorkKinds } from '../../jobs/testing/idle-work-kinds.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { findApiKey, type Tenants } from '../../tenant/tenants.ts';
import type { Store } from '../store.ts';
import { StoredTenants } from '../stored-tenants.ts';

export interface OpenedStore {
  tenants: Tenants;
  files: FileStore;
  close: () => Promise<void>;
}

export interface StorePlace {
  open: () => Promise<OpenedStore>;
}

export const begin = Date.parse('2026-01-15T09:00:00Z');

export async function putUnit(tenants: Tenants, name: string, tenant = 'one'): Promise<string> {
  return tenants.unit(() => put(tenantIn(tenants, tenant), name));
}

export async function departments(tenants: Tenants, tenant = 'one'): Promise<string[]> {
  return tenants.unit(() =>
    tenantIn(tenants, tenant)
      .rows.departments.list()
      .map(({ name }) => name),
  );
}

export function tenantIn(tenants: Tenants, tenant: string): TenantData {
  const tenantData = tenants.get(tenant);
  if (!tenantData) throw new Error(`no tenant ${tenant}`);
  return tenantData;
}

export async function takeSnapshot(tenants: Tenants, name = 'early', tenant = 'one'): Promise<void> {
  await tenants.unit(() => {
    const tenantData = tenantIn(tenants, tenant);
    tenants.snapshotsOf(tenantData).set(name, { name, takenAt: begin, tenantData: tenantData.fork(tenant) });
  });
}

export async function addDepartments(
  tenants: Tenants,
  ids: readonly string[],
  { tenant = 'one', nameOf = (id: string) => id } = {},
): Promise<void> {
  const rows = ids.map((id) => ({ id, name: nameOf(id), parentDepartment: null }));
  await tenants.unit(() => {
    const tenantData = tenantIn(tenants, tenant);
    tenantData.transact(() => tenantData.rows.departments.putAll(rows));
  });
}

export function idsFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(first + at));
}

function put(tenantData: TenantData, name: string): string {
  return tenantData.transact(() => {
    const id = tenantData.nextId('departments');
    tenantData.rows.departments.put({ id, name, parentDepartment: null });
    return id;
  }).value;
}

export async function addTenant(tenants: Tenants, id = 'one'): Promise<void> {
  await tenants.unit(() => tenants.add(emptyTenantData(id, begin)));
}

export async function addNewTenant(
  tenants: Tenants,
  id: string,
  tenantData = emptyTenantData(id, begin),
): Promise<string> {
  return tenants.unit(() => {
    const taken = tenantData.rows.apiKeys.list().some(({ key }) => tenants.ownerOf(key) !== undefined);
    if (taken || tenants.get(id)) throw new Error('taken');
    tenants.add(tenantData);
    return id;
  });
}

function worldWithKey(id: string, key: string): TenantData {
  const tenantData = emptyTenantData(id, begin);
  const apiKey = tenantData.rows.apiKeys.get('user');
  if (apiKey) tenantData.transact(() => tenantData.rows.apiKeys.put({ ...apiKey, key }));
  return tenantData;
}

/** Creates a tenant with so much data that its serialization takes many turns of the event loop. */
function largeWorld(id: string): TenantData {
  const tenantData = emptyTenantData(id, begin);
  tenantData.transact(() => {
    for (let at = 0; at < 20_000; at++)
      tenantData.rows.due.put({ id: at, at: begin, machine: 'job', subject: String(at) });
  });
  return tenantData;
}

export function tenantsSuite(name: string, place: () => Promise<StorePlace>): void {
  const inPlace = async (work: (opened: OpenedStore) => Promise<void>) => {
    const opened = await (await place()).open();
    await addTenant(opened.tenants);
    await work(opened).finally(opened.close);
  };

  describe(name, () => {
    test('the next unit sees the writes of the previous unit', () =>
      inPlace(async ({ tenants }) => {
        expect(await putUnit(tenants, 'Legal')).toBe('1');
        expect(await departments(tenants)).toEqual(['Legal']);
      }));

    test('a transaction that throws changes nothing, and earlier transactions of the unit remain', () =>
      inPlace(async ({ tenants }) => {
        const refused = async () =>
          tenants.unit(() => {
            const tenantData = tenantIn(tenants, 'one');
            put(tenantData, 'Kept');
            tenantData.transact(() => {
              tenantData.rows.departments.put({ id: '9', name: 'Half', parentDepartment: null });
              throw new Error('refused');
            });
          });
        await expect(refused()).rejects.toThrow('refused');
        expect(await departments(tenants)).toEqual(['Kept']);
      }));

    test('simultaneous units run one after the other', () =>
      inPlace(async ({ tenants }) => {
        const names = Array.from({ length: 40 }, (_, at) => `D${at}`);
        const ids = await Promise.all(names.map((each) => putUnit(tenants, each)));
        expect(new Set(ids).size).toBe(40);
        expect(await departments(tenants)).toHaveLength(40);
      }));

    test('a reset restores the initial data, and a restore restores a snapshot', () =>
      inPlace(async ({ tenants }) => {
        await putUnit(tenants, 'First');
        await takeSnapshot(tenants);
        await putUnit(tenants, 'Second');
        await tenants.unit(() => tenants.replace(tenants.seedOf('one')));
        expect(await departments(tenants)).toEqual([]);
        await tenants.unit(() => {
          const early = tenants.snapshotsOf(tenantIn(tenants, 'one')).get('early');
          if (early) tenants.replace(early.tenantData);
        });
        expect(await departments(tenants)).toEqual(['First']);
        expect(await putUnit(tenants, 'Next')).toBe('2');
      }));

    test('an API key leads to its tenant until the tenant is removed', () =>
      inPlace(async ({ tenants }) => {
        const found = async () => tenants.unit(() => findApiKey(tenants, 'one-admin-key')?.tenantData.tenant);
        expect(await found()).toBe('one');
        await tenants.unit(() => tenants.remove('one'));
        expect(await found()).toBeUndefined();
        expect(await tenants.unit(() => tenants.names)).toEqual([]);
      }));

    test('a tenant owns the API keys of its current data, after a seed and after a restore', () =>
      inPlace(async ({ tenants }) => {
        const found = async () =>
          tenants.unit(() =>
            ['first', 'second'].filter((key) => findApiKey(tenants, key)?.tenantData.tenant === 'one'),
          );
        const owned = async () =>
          tenants.unit(() => ['first', 'second'].filter((key) => tenants.ownerOf(key) !== undefined));
        const seen = async () => [await found(), await owned()];
        await tenants.unit(() => tenants.add(worldWithKey('one', 'first')));
        await takeSnapshot(tenants);
        await tenants.unit(() => tenants.add(worldWithKey('one', 'second')));
        expect(await seen()).toEqual([['second'], ['second']]);
        await tenants.unit(() => {
          const early = tenants.snapshotsOf(tenantIn(tenants, 'one')).get('early');
          if (early) tenants.replace(early.tenantData);
        });
        expect(await seen()).toEqual([['first'], ['first']]);
        await tenants.unit(() => tenants.replace(tenants.seedOf('one')));
        expect(await seen()).toEqual([['second'], ['second']]);
      }));

    test('only the tenants with injected faults are listed as such', () =>
      inPlace(async ({ tenants }) => {
        await addTenant(tenants, 'two');
        await tenants.unit(() => {
          const tenantData = tenantIn(tenants, 'two');
          const fault = { id: '1', name: 'delay', operation: null, share: 1, seed: 1, left: null, parameters: {} };
          tenantData.transact(() => tenantData.rows.faults.put({ ...fault, asked: 0, memory: [] }));
        });
        expect(await tenants.unit(() => tenants.faulty)).toEqual(['two']);
      }));

    test.each([
      ['API key', 'c', 'c-super'],
      ['id', 'd', 'd'],
    ])('of concurrent creations of tenants with the same %s one succeeds', (_what, left, right) =>
      inPlace(async ({ tenants }) => {
        const outcomes = await Promise.allSettled([left, right, left, right].map((id) => addNewTenant(tenants, id)));
        const added = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        expect(added).toHaveLength(1);
        expect(await tenants.unit(() => tenants.names)).toEqual(['one', ...added]);
        const owner = await tenants.unit(() => findApiKey(tenants, `${left}-super-admin-key`)?.tenantData.tenant);
        expect([owner]).toEqual(added);
      }),
    );

    test('a small tenant takes an API key while a large tenant with the same API key is stored', () =>
      inPlace(async ({ tenants }) => {
        const creations = [addNewTenant(tenants, 'c-super', largeWorld('c-super')), addNewTenant(tenants, 'c')];
        const outcomes = await Promise.allSettled(creations);
        const added = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        expect(added).toHaveLength(1);
        expect(await tenants.unit(() => tenants.names)).toEqual(['one', ...added]);
      }));

    test('a new tenant with the name of a deleted tenant starts with new data', () =>
      inPlace(async ({ tenants }) => {
        await putUnit(tenants, 'Old');
        await tenants.unit(() => tenants.remove('one'));
        await addTenant(tenants);
        expect(await departments(tenants)).toEqual([]);
      }));

    test('a unit of two tenants sees both and writes both', () =>
      inPlace(async ({ tenants }) => {
        await addTenant(tenants, 'two');
        await tenants.unit(() => {
          put(tenantIn(tenants, 'one'), 'Here');
          put(tenantIn(tenants, 'two'), 'There');
        });
        expect([await departments(tenants), await departments(tenants, 'two')]).toEqual([['Here'], ['There']]);
      }));

    test('actions after the unit run once, when the unit succeeds', () =>
      inPlace(async ({ tenants }) => {
        const done: string[] = [];
        await tenants.unit(() => {
          tenants.get('one');
          tenants.afterwards(() => done.push('told'));
        });
        expect(done).toEqual(['told']);
      }));

    test('each due transition is applied once, whichever caller causes it', () =>
      inPlace(async ({ tenants }) => {
        await tenants.unit(() => {
          const tenantData = tenantIn(tenants, 'one');
          tenantData.transact(() => schedule(tenantData, 'job', '7', begin));
        });
        const made = await Promise.all(
          [1, 2, 3].map(async () => tenants.unit(() => settleAll(tenantIn(tenants, 'one')))),
        );
        expect(made.flat()).toEqual(['7']);
      }));

    test('a file is stored under its hash until every user has released it', () =>
      inPlace(async ({ files }) => {
        const content = Buffer.alloc(700_000, 'the bytes of a file ');
        const [first, second] = [await keepFile(files, content), await keepFile(files, content)];
        expect(second).toEqual(first);
        expect(
          (await buffer(files.open(first.hash, 300_000, 300_010))).equals(content.subarray(300_000, 300_010)),
        ).toBe(true);
        await files.release(first.hash);
        expect((await buffer(files.open(first.hash))).equals(content)).toBe(true);
        await files.release(first.hash);
        await expect((async () => buffer(files.open(first.hash)))()).rejects.toThrow(first.hash);
      }));
  });
}

function settleAll(tenantData: TenantData): string[] {
  return applyDueTransitions(tenantData, idleWorkKinds, begin).made.map(({ subject }) => subject);
}

export async function keepFile(files: FileStore, content: Buffer) {
  const intake = files.receive();
  for (let at = 0; at < content.length; at += 65_536) await intake.write(content.subarray(at, at + 65_536));
  return intake.keep();
}

export async function openStored(store: Store): Promise<OpenedStore & { store: Store }> {
  const tenants = await StoredTenants.open(store, { clock: () => begin, mostWorlds: 2 });
  return { store, tenants, files: store.files, close: () => store.close() };
}

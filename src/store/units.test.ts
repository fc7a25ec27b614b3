import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { sharedStore } from './testing/shared-store.ts';
import { newSqliteFiles } from './testing/sqlite-file.ts';
import { addTenant, begin, departments, openStored, putUnit, tenantIn } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();

async function newSharedStore(): Promise<Store> {
  const store = await SqliteStore.open(newFile());
  onTestFinished(() => store.close());
  return sharedStore(store);
}

async function twoProcesses() {
  const store = await newSharedStore();
  const [one, two] = [await openStored(store), await openStored(store)];
  await addTenant(one.tenants);
  await departments(two.tenants);
  return { store, one, two };
}

const outage = async () => {
  throw new Unavailable('the database does not respond');
};

const changes: [string, (tenantData: TenantData) => void, boolean][] = [
  ['a document', (tenantData) => tenantData.rows.texts.put({ documentId: '1', text: 'wanted' }), true],
  [
    'a department',
    (tenantData) => tenantData.rows.departments.put({ id: '9', name: 'D', parentDepartment: null }),
    false,
  ],
];

test.each(changes)(
  'after a conflict over %s a unit runs again, without the search index of its undone changes',
  async (_what, change, isCopied) => {
    const { one, two } = await twoProcesses();
    await putUnit(one.tenants, 'First');
    const worlds: TenantData[] = [];
    const effects: string[] = [];
    await two.tenants.unit(() => {
      const tenantData = tenantIn(two.tenants, 'one');
      worlds.push(tenantData);
      tenantData.transact(() => change(tenantData));
      two.tenants.afterwards(() => effects.push('told'));
    });
    expect(worlds).toHaveLength(2);
    expect(worlds[0] !== worlds[1]).toBe(isCopied);
    expect(effects).toEqual(['told']);
    expect(await departments(one.tenants)).toContain('First');
  },
);

test('a tenant that one process removes and adds again is up to date in the other process', async () => {
  const { one, two } = await twoProcesses();
  await one.tenants.unit(() => one.tenants.remove('one'));
  expect(await two.tenants.unit(() => two.tenants.get('one'))).toBeUndefined();
  await addTenant(two.tenants);
  await putUnit(two.tenants, 'New');
  await one.tenants.unit(() => one.tenants.add(emptyTenantData('one', begin)));
  expect(await departments(two.tenants)).toEqual([]);
});

test('after a conflict over one of two tenants, both are up to date without being loaded again', async () => {
  const { store, one, two } = await twoProcesses();
  await addTenant(one.tenants, 'two');
  await departments(two.tenants, 'two');
  await putUnit(one.tenants, 'First');
  const load = vi.spyOn(store, 'load');
  await two.tenants.unit(() => {
    for (const name of ['one', 'two']) {
      const tenantData = tenantIn(two.tenants, name);
      tenantData.transact(() => tenantData.rows.departments.put({ id: '9', name, parentDepartment: null }));
    }
  });
  expect(load).not.toHaveBeenCalled();
  expect([await departments(one.tenants), await departments(one.tenants, 'two')]).toEqual([['First', 'one'], ['two']]);
});

test('a unit that depends on the list of tenants runs again after another process has changed the list', async () => {
  const { one, two } = await twoProcesses();
  expect(await two.tenants.unit(() => two.tenants.names)).toEqual(['one']);
  await addTenant(one.tenants, 'late');
  expect(await two.tenants.unit(() => two.tenants.names)).toEqual(['one', 'late']);
});

test('a failed commit is reported to its units, and the next unit reads the stored data', async () => {
  const { store, one } = await twoProcesses();
  const { commit } = store;
  store.commit = outage;
  const refused = ['Lost', 'Lost too'].map((name) => putUnit(one.tenants, name));
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  store.commit = commit;
  expect(await departments(one.tenants)).toEqual([]);
});

test('a commit succeeds although the changed list of tenants cannot be read afterwards', async () => {
  const { store, one } = await twoProcesses();
  const { registry } = store;
  store.registry = outage;
  await addTenant(one.tenants, 'two');
  store.registry = registry;
  expect(await one.tenants.unit(() => one.tenants.names)).toEqual(['one', 'two']);
});

test('an error while the list of tenants is read after a conflict is reported', async () => {
  const { store, one, two } = await twoProcesses();
  await addTenant(one.tenants, 'two');
  store.registry = outage;
  await expect((async () => two.tenants.unit(() => two.tenants.names))()).rejects.toThrow(Unavailable);
});

test('an unexpected error while a tenant is loaded is reported, and the next unit loads the tenant', async () => {
  const { store } = await twoProcesses();
  const { load } = store;
  const { tenants } = await openStored(store);
  store.load = outage;
  await expect((async () => departments(tenants))()).rejects.toThrow(Unavailable);
  store.load = load;
  expect(await departments(tenants)).toEqual([]);
  expect(tenants.quarantined).toEqual([]);
});

/** Runs 5,000 units of work with 8 kB each. Prints how many bytes stay in memory after minor garbage collections. */
const program = `
  import { setImmediate as turn } from 'node:timers/promises';
  import { StoredTenants } from ${JSON.stringify(new URL('stored-tenants.ts', import.meta.url))};
  import { openStore } from ${JSON.stringify(new URL('open-store.ts', import.meta.url))};
  const store = await openStore('sqlite:' + process.argv[1]);
  const tenants = await StoredTenants.open(store, { clock: Date.now, mostWorlds: 1 });
  const runUnit = () => {
    const data = Array.from({ length: 1_000 }, (_, index) => index);
    return tenants.unit(() => data.length);
  };
  await runUnit();
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let unit = 0; unit < 5_000; unit++) await runUnit();
  await turn();
  gc({ type: 'minor' });
  console.log(process.memoryUsage().heapUsed - before);
  await store.close();
`;

test('the memory of a finished unit is released without a full garbage collection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cps-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const flags = ['--expose-gc', '--input-type=module', '--eval', program, join(folder, 'units.db')];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(Number(stdout)).toBeLessThan(10_000_000);
});

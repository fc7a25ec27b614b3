import { expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { checkStore } from './check-store.ts';
import { repairStore } from './repair-store.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import { openStored } from './testing/open-stored.ts';
import { inDatabase, newSqliteFiles } from './testing/sqlite-file.ts';
import { addDepartment, addTenant, departments, existing, start } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();

/** Creates the tenants `one` and `two`. Each tenant has two departments and the snapshots `early` and `late`. */
async function filledFile(): Promise<string> {
  const file = newFile();
  const { tenants, close } = await openStored(await SqliteStore.open(file));
  for (const id of ['one', 'two']) {
    await addTenant(tenants, id);
    for (const name of ['early', 'late']) {
      await addDepartment(tenants, name, id);
      await tenants.unit(() => {
        const world = existing(tenants, id);
        tenants.snapshotsOf(world).set(name, { name, takenAt: start, world: world.fork(id) });
      });
    }
  }
  await close();
  return file;
}

/** Runs an SQL statement that damages a database, and repairs the database. Returns the repairs and the saved rows. */
async function repaired(sql: string) {
  const file = await filledFile();
  inDatabase(file, (database) => database.exec(sql));
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const changes = await repairStore(store, async (line) => void lines.push(line));
  expect((await checkStore(store)).faults).toEqual([]);
  const { tenants } = await openStored(store);
  expect(await departments(tenants, 'two')).toEqual(['early', 'late']);
  return { store, tenants, changes, saved: lines.map((line) => JSON.parse(line)) };
}

test('an undamaged database is not changed', async () => {
  const { changes, saved } = await repaired('SELECT 1');
  expect([changes, saved]).toEqual([[], []]);
});

test('a damaged row is saved and removed', async () => {
  const { tenants, changes, saved } = await repaired(
    "UPDATE world_rows SET body = '{' WHERE tenant = 'one' AND collection = 'departments' AND row_key = '1'",
  );
  const fault = 'one: the row 1 of departments: it is not JSON';
  expect(changes).toEqual([`removed: ${fault}`]);
  expect(saved).toEqual([{ fault, table: 'row', columns: expect.objectContaining({ tenant: 'one', body: '{' }) }]);
  expect(await departments(tenants)).toEqual(['late']);
});

test('of a damaged list of rows, only the damaged rows are removed', async () => {
  const body = '["departments",[{"id":"7","name":"sound","parentDepartment":null},{"id":8}]]';
  const { tenants, changes, saved } = await repaired(
    `UPDATE pages SET body = '${body}' WHERE tenant = 'one' AND page = 0`,
  );
  const faults = changes.map((change) => change.replace(/image \S+:/, 'image:'));
  expect(new Set(faults)).toEqual(
    new Set(['repaired: one: the row at position 1 of page 0 of the image: it needs name']),
  );
  expect(saved.map(({ columns }) => columns.body)).toEqual(faults.map(() => body));
  expect(await departments(tenants)).toContain('sound');
});

test('damaged properties of a tenant get values with which all its data is served', async () => {
  const { store, tenants, changes } = await repaired(
    "UPDATE tenants SET epoch = '', version = 'x', shelf = 'x', faulty = 'x', expires = 'x' WHERE tenant = 'one'",
  );
  expect(changes).toEqual(['repaired: one: the column epoch must be a text']);
  const { head } = (await store.load('one')) ?? {};
  expect(head).toEqual({ epoch: expect.stringMatching(/^[0-9a-f-]{36}$/), version: 1e12, catalogVersion: 1 });
  const { tenants: listed } = await store.registry();
  expect(listed.find(({ tenant }) => tenant === 'one')).toMatchObject({ faulty: true, expiresAt: null });
  expect(await departments(tenants)).toEqual(['early', 'late']);
});

test('the undamaged properties of a tenant stay', async () => {
  const { store } = await repaired("UPDATE tenants SET epoch = '', version = 41, shelf = 9 WHERE tenant = 'one'");
  expect((await store.load('one'))?.head).toMatchObject({ version: 41, catalogVersion: 9 });
});

test('a tenant without a readable catalog is removed, and all its rows are saved', async () => {
  const { store, changes, saved } = await repaired("UPDATE tenants SET shelved = 'x' WHERE tenant = 'one'");
  const fault = 'one: the column shelved: it is not JSON';
  expect(changes).toEqual([`removed: all data of the tenant ${fault}`]);
  expect(new Set(saved.map((line) => line.table))).toEqual(new Set(['tenant', 'apiKey', 'row', 'page']));
  expect(new Set(saved.map((line) => [line.fault, line.columns.tenant].join()))).toEqual(new Set([`${fault},one`]));
  expect((await store.registry()).tenants.map(({ tenant }) => tenant)).toEqual(['two']);
});

test('a tenant whose current data is missing is removed', async () => {
  const { changes } = await repaired("DELETE FROM pages WHERE tenant = 'one'");
  expect(changes).toEqual([expect.stringMatching(/^removed: all data of the tenant one: the image \S+ has no pages$/)]);
});

const snapshot = (name: string) =>
  `(SELECT substr(shelved, instr(shelved, '"name":"${name}"'), 120) FROM tenants WHERE tenant = 'one')`;

test('a missing snapshot is removed from its tenant, and the other snapshots stay', async () => {
  const { store, tenants, changes, saved } = await repaired(
    `DELETE FROM pages WHERE tenant = 'one' AND instr(${snapshot('early')}, image) > 0`,
  );
  expect(changes).toEqual(['repaired: one: a seed that cannot be read is replaced by the base, snapshots are removed']);
  expect(saved).toEqual([expect.objectContaining({ table: 'tenant' })]);
  const { catalog } = (await store.load('one')) ?? {};
  expect(catalog?.snapshots.map(({ name }) => name)).toEqual(['late']);
  expect(await departments(tenants)).toEqual(['early', 'late']);
});

test('initial data that is missing is replaced by the last complete copy', async () => {
  const file = await filledFile();
  const first = await openStored(await SqliteStore.open(file));
  await first.tenants.unit(() => first.tenants.replace(existing(first.tenants, 'one').fork('one')));
  const { catalog } = (await first.store.load('one')) ?? {};
  await first.close();
  inDatabase(file, (database) => database.prepare('DELETE FROM pages WHERE image = ?').run(catalog?.seed.id ?? ''));
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  expect(await repairStore(store, async () => undefined)).toHaveLength(1);
  const stored = await store.load('one');
  expect(stored?.catalog).toEqual({ ...catalog, seed: catalog?.base });
  const { tenants } = await openStored(store);
  await addDepartment(tenants, 'lost by the reset');
  await tenants.unit(() => tenants.replace(tenants.seedOf('one')));
  expect(await departments(tenants)).toEqual(['early', 'late']);
});

test('a repair fails and removes nothing if the database does not respond', async () => {
  const file = await filledFile();
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close());
  const discard = vi.spyOn(store, 'discard');
  for (const method of ['load', 'image'] as const) {
    const failing = vi.spyOn(store, method).mockRejectedValue(new Unavailable('the database does not respond'));
    await expect(repairStore(store, async () => undefined)).rejects.toThrow(Unavailable);
    failing.mockRestore();
  }
  expect(discard).not.toHaveBeenCalled();
});

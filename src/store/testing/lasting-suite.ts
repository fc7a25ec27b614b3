import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { findApiKey } from '../../tenant/tenants.ts';
import { World } from '../../tenant/world.ts';
import { addDepartment, addTenant, departments, existing, keep, type Place, start } from './tenants-suite.ts';

/** Tests that the data of tenants is unchanged after a database was closed and opened again. */
export function lastingSuite(name: string, place: () => Promise<Place>): void {
  describe(`${name} lasts`, () => {
    test('rows, deleted rows, keys, snapshots and clocks are there again', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await addDepartment(first.tenants, 'Gone');
      await addDepartment(first.tenants, 'Stays');
      await first.tenants.unit(() => {
        const world = existing(first.tenants, 'one');
        world.transact(() => world.rows.departments.delete(1));
        world.transact(() => world.rows.clock.put({ id: 'clock', offset: 0, frozenAt: start }));
        first.tenants.snapshotsOf(world).set('s', { name: 's', takenAt: start, world: world.fork('one') });
      });
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['Stays']);
      const seen = await tenants.unit(() => {
        const found = findApiKey(tenants, 'one-admin-key');
        return found && [tenants.now(found.world), ...tenants.snapshotsOf(found.world).keys()];
      });
      expect(seen).toEqual([start, 's']);
      expect(await addDepartment(tenants, 'Next')).toBe('3');
      await close();
    });

    test('revoked tokens are still revoked', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await first.tenants.unit(() => first.tenants.endTokens('one', 'admin'));
      await first.close();
      const { tenants, close } = await store.open();
      const revocations = await tenants.unit(() => {
        existing(tenants, 'one');
        return tenants.bindingOf('one')?.revocations;
      });
      expect(revocations).toEqual(new Map([['admin', 1]]));
      await close();
    });

    test('a restored snapshot and a reset are read as they were left', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await addDepartment(first.tenants, 'Before');
      await first.tenants.unit(() => first.tenants.replace(first.tenants.seedOf('one')));
      await addDepartment(first.tenants, 'After');
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['After']);
      await close();
    });

    test('a tenant with rows on many pages is loaded with the same rows', async () => {
      const store = await place();
      const first = await store.open();
      const world = new World('large');
      const names = Array.from({ length: 6_100 }, (_, index) => ({ id: String(index + 1), name: `D "${index}" \\` }));
      world.transact(() => world.rows.departments.putAll(names.map((row) => ({ ...row, parentDepartment: null }))));
      await first.tenants.unit(() => first.tenants.add(world));
      await first.close();
      const { tenants, close } = await store.open();
      const rows = await tenants.unit(() => existing(tenants, 'large').rows.departments.list());
      expect(rows).toEqual(world.rows.departments.list());
      await close();
    });

    test('a snapshot without rows is restored', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await first.tenants.unit(() => {
        const snapshots = first.tenants.snapshotsOf(existing(first.tenants, 'one'));
        snapshots.set('empty', { name: 'empty', takenAt: start, world: new World('one') });
      });
      await first.close();
      const { tenants, close } = await store.open();
      const users = await tenants.unit(
        () => tenants.snapshotsOf(existing(tenants, 'one')).get('empty')?.world.rows.users.size,
      );
      expect(users).toBe(0);
      await close();
    });

    test('the bytes of files are there again', async () => {
      const store = await place();
      const first = await store.open();
      const content = Buffer.alloc(300_000, 'lasting ');
      const { hash } = await keep(first.files, content);
      await first.close();
      const { files, close } = await store.open();
      expect((await buffer(files.open(hash))).equals(content)).toBe(true);
      await close();
    });

    test('a world changes inside a unit alone', async () => {
      const { tenants, close } = await (await place()).open();
      await addTenant(tenants);
      const world = await tenants.unit(() => existing(tenants, 'one'));
      expect(() => world.transact(() => world.rows.departments.delete(1))).toThrow('only inside a unit of work');
      await close();
    });

    test('idle worlds leave the memory and come back', async () => {
      const { tenants, close } = await (await place()).open();
      for (const id of ['one', 'two', 'three', 'four']) await addTenant(tenants, id);
      for (const id of ['one', 'two', 'three', 'four']) await addDepartment(tenants, id, id);
      expect(['one', 'two', 'three', 'four'].filter((id) => tenants.get(id))).toEqual(['three', 'four']);
      expect(await departments(tenants, 'one')).toEqual(['one']);
      await close();
    });

    test('many deleted rows are swept away, and nothing with them', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await addDepartment(first.tenants, 'Stays');
      for (let round = 0; round < 3; round++) await first.tenants.unit(() => churn(existing(first.tenants, 'one')));
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['Stays']);
      expect(await addDepartment(tenants, 'Next')).toBe('2');
      await close();
    });
  });
}

function churn(world: ReturnType<typeof existing>): void {
  const ids = Array.from({ length: 1_500 }, (_, at) => at + 10);
  world.transact(() => {
    for (const id of ids) world.rows.due.put({ id, at: start, machine: 'job', subject: String(id) });
  });
  world.transact(() => {
    for (const id of ids) world.rows.due.delete(id);
  });
}

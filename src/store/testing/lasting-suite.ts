import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { TenantData } from '../../tenant/tenant-data.ts';
import { findApiKey } from '../../tenant/tenants.ts';
import {
  addTenant,
  begin,
  departments,
  keepFile,
  putUnit,
  type StorePlace,
  takeSnapshot,
  tenantIn,
} from './tenants-suite.ts';

export function lastingSuite(name: string, place: () => Promise<StorePlace>): void {
  describe(`${name} lasts`, () => {
    test('rows, deleted rows, keys, snapshots and clocks are there again', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await putUnit(first.tenants, 'Gone');
      await putUnit(first.tenants, 'Stays');
      await first.tenants.unit(() => {
        const tenantData = tenantIn(first.tenants, 'one');
        tenantData.transact(() => tenantData.rows.departments.delete(1));
        tenantData.transact(() => tenantData.rows.clock.put({ id: 'clock', offset: 0, frozenAt: begin }));
      });
      await takeSnapshot(first.tenants, 's');
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['Stays']);
      const seen = await tenants.unit(() => {
        const found = findApiKey(tenants, 'one-admin-key');
        return found && [tenants.now(found.tenantData), ...tenants.snapshotsOf(found.tenantData).keys()];
      });
      expect(seen).toEqual([begin, 's']);
      expect(await putUnit(tenants, 'Next')).toBe('3');
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
        tenantIn(tenants, 'one');
        return tenants.bindingOf('one')?.revocations;
      });
      expect(revocations).toEqual(new Map([['admin', 1]]));
      await close();
    });

    test('a restored snapshot and a reset are read as they were left', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await putUnit(first.tenants, 'Before');
      await first.tenants.unit(() => first.tenants.replace(first.tenants.seedOf('one')));
      await putUnit(first.tenants, 'After');
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['After']);
      await close();
    });

    test('a tenant with rows on many pages is loaded with the same rows', async () => {
      const store = await place();
      const first = await store.open();
      const tenantData = new TenantData('large');
      const names = Array.from({ length: 6_100 }, (_, index) => ({ id: String(index + 1), name: `D "${index}" \\` }));
      tenantData.transact(() =>
        tenantData.rows.departments.putAll(names.map((row) => ({ ...row, parentDepartment: null }))),
      );
      await first.tenants.unit(() => first.tenants.add(tenantData));
      await first.close();
      const { tenants, close } = await store.open();
      const rows = await tenants.unit(() => tenantIn(tenants, 'large').rows.departments.list());
      expect(rows).toEqual(tenantData.rows.departments.list());
      await close();
    });

    test('a snapshot without rows is restored', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await first.tenants.unit(() => {
        const snapshots = first.tenants.snapshotsOf(tenantIn(first.tenants, 'one'));
        snapshots.set('empty', { name: 'empty', takenAt: begin, tenantData: new TenantData('one') });
      });
      await first.close();
      const { tenants, close } = await store.open();
      const users = await tenants.unit(
        () => tenants.snapshotsOf(tenantIn(tenants, 'one')).get('empty')?.tenantData.rows.users.size,
      );
      expect(users).toBe(0);
      await close();
    });

    test('the bytes of files are there again', async () => {
      const store = await place();
      const first = await store.open();
      const content = Buffer.alloc(300_000, 'lasting ');
      const { hash } = await keepFile(first.files, content);
      await first.close();
      const { files, close } = await store.open();
      expect((await buffer(files.open(hash))).equals(content)).toBe(true);
      await close();
    });

    test('a world changes inside a unit alone', async () => {
      const { tenants, close } = await (await place()).open();
      await addTenant(tenants);
      const tenantData = await tenants.unit(() => tenantIn(tenants, 'one'));
      expect(() => tenantData.transact(() => tenantData.rows.departments.delete(1))).toThrow(
        'only inside a unit of work',
      );
      await close();
    });

    test('idle worlds leave the memory and come back', async () => {
      const { tenants, close } = await (await place()).open();
      for (const id of ['one', 'two', 'three', 'four']) await addTenant(tenants, id);
      for (const id of ['one', 'two', 'three', 'four']) await putUnit(tenants, id, id);
      expect(['one', 'two', 'three', 'four'].filter((id) => tenants.get(id))).toEqual(['three', 'four']);
      expect(await departments(tenants, 'one')).toEqual(['one']);
      await close();
    });

    test('many deleted rows are swept away, and nothing with them', async () => {
      const store = await place();
      const first = await store.open();
      await addTenant(first.tenants);
      await putUnit(first.tenants, 'Stays');
      for (let round = 0; round < 3; round++) await first.tenants.unit(() => churn(tenantIn(first.tenants, 'one')));
      await first.close();
      const { tenants, close } = await store.open();
      expect(await departments(tenants)).toEqual(['Stays']);
      expect(await putUnit(tenants, 'Next')).toBe('2');
      await close();
    });
  });
}

function churn(tenantData: ReturnType<typeof tenantIn>): void {
  const ids = Array.from({ length: 1_500 }, (_, at) => at + 10);
  tenantData.transact(() => {
    for (const id of ids) tenantData.rows.due.put({ id, at: begin, machine: 'job', subject: String(id) });
  });
  tenantData.transact(() => {
    for (const id of ids) tenantData.rows.due.delete(id);
  });
}

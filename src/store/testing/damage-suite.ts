import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { Damaged } from '../../contract/damaged.ts';
import { checkStore, readTenants } from '../check-store.ts';
import type { Store } from '../store.ts';
import type { StoreReader } from '../store-reader.ts';
import { addTenant, departments, openStored, putUnit, takeSnapshot, tenantIn } from './tenants-suite.ts';

export interface DamagePlace {
  open: () => Promise<Store>;
  read: () => Promise<StoreReader>;
  write: (sql: string) => Promise<void>;
}

/** The file damage.yaml explains the members. */
interface Damage {
  what: string;
  sql: string;
  says: string;
  isServed?: boolean;
}

const damages: Record<'common' | 'sqlite', readonly Damage[]> = parse(
  readFileSync(new URL('damage.yaml', import.meta.url), 'utf8'),
);

export function damageSuite(name: 'postgres' | 'sqlite', place: () => Promise<DamagePlace>): void {
  describe(`${name} with damaged rows`, () => {
    test.each([...damages.common, ...(name === 'sqlite' ? damages.sqlite : [])])(
      '$what: other tenants are served, the damage is reported, and everything else is exported',
      async ({ sql, says, isServed }) => {
        const { open, read, write } = await place();
        await fill(await open());
        await write(sql);
        await expectQuarantine(await open(), isServed ?? false);
        const reader = await read();
        onTestFinished(() => reader.close());
        const { damage, lost } = await checkStore(reader);
        expect([...damage, ...lost].join('\n')).toMatch(new RegExp(says));
        const found = new Map<string, string[]>();
        for await (const { tenant, data } of readTenants(reader, await reader.tenants())) {
          found.set(tenant, data?.tenantData.rows.departments.list().map(({ name }) => name) ?? []);
        }
        expect(found.get('two')).toEqual(['Sound']);
        if (lost.length === 0) expect(found.get('one')).toEqual(['Damaged']);
      },
    );

    test('a damaged tenant can be deleted and made again', async () => {
      const { open, write } = await place();
      await fill(await open());
      await write(`UPDATE {rows} SET body = 'x' WHERE tenant = 'one' AND collection = 'departments'`);
      const { tenants, close } = await openStored(await open());
      onTestFinished(close);
      await expect(departments(tenants)).rejects.toThrow(Damaged);
      await tenants.discard('one');
      expect(tenants.quarantined).toEqual([]);
      await addTenant(tenants);
      expect(await departments(tenants)).toEqual([]);
    });

    test('only requests that need a missing snapshot are refused', async () => {
      const { open, read: reader, write } = await place();
      await fill(await open());
      await write(`DELETE FROM {pages} WHERE tenant = 'two' AND image NOT IN (
        SELECT image FROM {pages} WHERE tenant = 'two' ORDER BY image = (${baseOf}) DESC LIMIT 1)`);
      const { store, tenants } = await openStored(await open());
      expect(await departments(tenants, 'two')).toEqual(['Sound']);
      const read = async () => tenants.unit(() => tenants.snapshotsOf(tenantIn(tenants, 'two')).get('early')?.takenAt);
      await expect(read()).rejects.toThrow(Damaged);
      await store.close();
      const opened = await reader();
      onTestFinished(() => opened.close());
      expect((await checkStore(opened)).lost.join()).toMatch(/two: the image \S+ has no pages, so the snapshot early/);
    });
  });
}

const baseOf = `SELECT substr(shelved, length('{"seed":{"id":"') + 1, 36) FROM {tenants} WHERE tenant = 'two'`;

async function fill(store: Store): Promise<void> {
  const { tenants, close } = await openStored(store);
  for (const id of ['one', 'two']) await addTenant(tenants, id);
  await putUnit(tenants, 'Damaged');
  await putUnit(tenants, 'Sound', 'two');
  await takeSnapshot(tenants, 'early', 'two');
  await close();
}

async function expectQuarantine(store: Store, isServed: boolean): Promise<void> {
  const { tenants, close } = await openStored(store);
  expect(await departments(tenants, 'two')).toEqual(['Sound']);
  await putUnit(tenants, 'Later', 'two');
  await tenants.unit(() =>
    tenantIn(tenants, 'two').transact(() => tenantIn(tenants, 'two').rows.departments.delete(2)),
  );
  if (isServed) expect(await departments(tenants)).toEqual(['Damaged']);
  else await expect((async () => departments(tenants))()).rejects.toThrow(Damaged);
  expect(tenants.quarantined.map(({ id }) => id)).toEqual(isServed ? [] : ['one']);
  expect(await tenants.unit(() => tenants.readable('two')?.tenant)).toBe('two');
  await close();
}

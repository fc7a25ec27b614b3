import { describe, expect, onTestFinished, test } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { checkStore, readTenants } from '../check-store.ts';
import type { Store } from '../store.ts';
import type { StoreReader } from '../store-reader.ts';
import { addDepartment, addTenant, departments, existing, openStored, start } from './tenants-suite.ts';

export interface DamagePlace {
  open: () => Promise<Store>;
  read: () => Promise<StoreReader>;
  /** `{rows}`, `{pages}` and `{first}` stand for the names of tables and the number of the first page. */
  write: (sql: string) => Promise<void>;
}

export interface Damage {
  what: string;
  sql: string;
  /** Matches the error that the command `cps store check` must report for the damaged data. */
  says: RegExp;
  /** True if the sandbox still serves the tenant although some of its data is damaged. */
  isServed?: boolean;
}

const theRow = "tenant = 'one' AND collection = 'departments' AND row_key = '1'";

export const commonDamage: readonly Damage[] = [
  {
    what: 'a row that is not JSON',
    sql: `UPDATE {rows} SET body = '{"id"' WHERE ${theRow}`,
    says: /one: the row 1 of departments: it is not JSON/,
  },
  {
    what: 'a row that is a number',
    sql: `UPDATE {rows} SET body = '5' WHERE ${theRow}`,
    says: /the row 1 of departments: it must be a mapping/,
  },
  {
    what: 'a row with a wrong type',
    sql: `UPDATE {rows} SET body = '{"id":"1","name":7,"parentDepartment":null}' WHERE ${theRow}`,
    says: /departments: \/name must be/,
  },
  {
    what: 'a row of another key',
    sql: `UPDATE {rows} SET body = '{"id":"2","name":"x","parentDepartment":null}' WHERE ${theRow}`,
    says: /its body belongs to the key 2/,
  },
  {
    what: 'a key that is not JSON',
    sql: `UPDATE {rows} SET row_key = 'x' WHERE ${theRow}`,
    says: /the key of the row x of departments: it is not JSON/,
  },
  {
    what: 'an unknown collection',
    sql: `UPDATE {rows} SET collection = 'constructor' WHERE ${theRow}`,
    says: /there is no such collection/,
  },
  {
    what: 'an expiry that no date can show',
    sql: `INSERT INTO {rows} (tenant, collection, row_key, body{more}) VALUES ('one', 'settings', '"settings"', '{"id":"settings","adminAccessApi":true,"hrManagedRoles":false,"rateLimit":null,"expiresAt":9e18}'{values})`,
    says: /settings: \/expiresAt must be milliseconds since 1970/,
  },
  {
    what: 'a pending transition of an unknown machine',
    sql: `INSERT INTO {rows} (tenant, collection, row_key, body{more}) VALUES ('one', 'due', '1', '{"id":1,"at":0,"machine":"later","subject":"1"}'{values})`,
    says: /due: \/machine must be one of job, user-import/,
  },
  {
    what: 'an expiry that is too large an integer',
    sql: "UPDATE {tenants} SET expires = 9200000000000000000 WHERE tenant = 'one'",
    says: /one: the column expires must be null or milliseconds/,
  },
  {
    what: 'a version that is too large an integer',
    sql: "UPDATE {tenants} SET version = 9200000000000000000 WHERE tenant = 'one'",
    says: /one: the column version must be a whole number/,
  },
  {
    what: 'a catalog that is not JSON',
    sql: "UPDATE {tenants} SET shelved = 'x' WHERE tenant = 'one'",
    says: /one: the column shelved: it is not JSON/,
  },
  {
    what: 'a catalog of another shape',
    sql: `UPDATE {tenants} SET shelved = '{"base":{"id":"x"}}' WHERE tenant = 'one'`,
    says: /one: /,
  },
  {
    what: 'an epoch without text',
    sql: "UPDATE {tenants} SET epoch = '' WHERE tenant = 'one'",
    says: /one: the column epoch must be a text/,
  },
  {
    what: 'a page that is not JSON',
    sql: "UPDATE {pages} SET body = '[' WHERE tenant = 'one' AND page = {first}",
    says: /one: page \d of the image \S+: it is not JSON/,
  },
  {
    what: 'a page with a wrong row',
    sql: `UPDATE {pages} SET body = '["departments",[{"id":1}]]' WHERE tenant = 'one' AND page = {first}`,
    says: /one: the row at position 0 of page \d of the image /,
  },
  {
    what: 'pages that are gone',
    sql: "DELETE FROM {pages} WHERE tenant = 'one'",
    says: /one: the image \S+ has no pages/,
  },
  {
    what: 'a file of no size',
    sql: "INSERT INTO {files} VALUES ('x', -1{file})",
    says: /a row of the table files \(x\)/,
    isServed: true,
  },
];

export function damageSuite(name: string, place: () => Promise<DamagePlace>, all: readonly Damage[]): void {
  describe(`${name} with damaged rows`, () => {
    test.each(all)(
      '$what: other tenants are served, the damage is reported, and everything else is exported',
      async ({ sql, says, isServed }) => {
        const { open, read, write } = await place();
        await fill(await open());
        await write(sql);
        await expectQuarantine(await open(), isServed ?? false);
        const reader = await read();
        onTestFinished(() => reader.close());
        const { damage, lost } = await checkStore(reader);
        expect([...damage, ...lost].join('\n')).toMatch(says);
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
      await write(`UPDATE {rows} SET body = 'x' WHERE ${theRow}`);
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
      const read = async () => tenants.unit(() => tenants.snapshotsOf(existing(tenants, 'two')).get('early')?.takenAt);
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
  await addDepartment(tenants, 'Damaged');
  await addDepartment(tenants, 'Sound', 'two');
  await tenants.unit(() => {
    const tenantData = existing(tenants, 'two');
    tenants.snapshotsOf(tenantData).set('early', { name: 'early', takenAt: start, tenantData: tenantData.fork('two') });
  });
  await close();
}

async function expectQuarantine(store: Store, isServed: boolean): Promise<void> {
  const { tenants, close } = await openStored(store);
  expect(await departments(tenants, 'two')).toEqual(['Sound']);
  await addDepartment(tenants, 'Later', 'two');
  await tenants.unit(() =>
    existing(tenants, 'two').transact(() => existing(tenants, 'two').rows.departments.delete(2)),
  );
  if (isServed) expect(await departments(tenants)).toEqual(['Damaged']);
  else await expect((async () => departments(tenants))()).rejects.toThrow(Damaged);
  expect(tenants.quarantined.map(({ id }) => id)).toEqual(isServed ? [] : ['one']);
  expect(await tenants.unit(() => tenants.readable('two')?.tenant)).toBe('two');
  await close();
}

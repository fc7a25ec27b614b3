import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import { checkStore } from '../check-store.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { addTenant, departments, openStored, putUnit } from '../testing/tenants-suite.ts';
import { PostgresReader } from './postgres-reader.ts';
import { PostgresStore } from './postgres-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.end());

async function say(address: string, statements: string): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

async function storeAt(address: string) {
  const { store, tenants } = await openStored(await PostgresStore.open(address));
  onTestFinished(() => store.close());
  await addTenant(tenants);
  return { store, tenants };
}

const fullDisk = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER refused BEFORE INSERT ON cps_rows EXECUTE FUNCTION refuse();
  CREATE TRIGGER refused BEFORE INSERT ON cps_meta EXECUTE FUNCTION refuse()`;

test.each([
  [
    'a missing table',
    'ALTER TABLE cps_rows RENAME TO gone',
    'ALTER TABLE gone RENAME TO cps_rows',
    'cps_rows cannot be',
  ],
  [
    'a missing function',
    'ALTER FUNCTION cps_commit RENAME TO gone',
    'ALTER FUNCTION gone RENAME TO cps_commit',
    'found',
  ],
  ['a full disk', fullDisk, 'DROP FUNCTION refuse CASCADE', 'the disk of the database is full'],
])('with %s it is not ready until that is mended', async (_what, harm, mend, reason) => {
  const address = await server.database();
  const { store, tenants } = await storeAt(address);
  await say(address, harm);
  await expect((async () => putUnit(tenants, 'Refused'))()).rejects.toThrow(Unavailable);
  expect(await store.ready()).toContain(reason);
  await say(address, mend);
  expect(await store.ready()).toBeNull();
  await putUnit(tenants, 'Mended');
  expect(await departments(tenants)).toEqual(['Mended']);
});

test.each([
  ['reader', 'GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader', 'the user may not insert, update and delete in'],
  ['stuck', 'GRANT kit TO stuck; ALTER ROLE stuck SET default_transaction_read_only = on', 'the database is read-only'],
])('a store that the user %s cannot write to can be read, and is not opened to write', async (role, as, reason) => {
  const address = await server.database();
  await storeAt(address);
  await say(address, `CREATE ROLE ${role} LOGIN PASSWORD 'secret-word'; ${as}`);
  const theirs = address.replace('kit:kit@', `${role}:secret-word@`);
  await expect(PostgresStore.open(theirs)).rejects.toThrow(reason);
  const reader = await PostgresReader.open(theirs);
  expect(await checkStore(reader)).toMatchObject({ tenants: 1, damage: [], lost: [] });
  await reader.close();
});

test.each([
  'CREATE TABLE cps_tenants (id integer)',
  'CREATE TABLE cps_meta (id integer)',
  'CREATE TABLE cps_rows (id integer)',
])('%s by another program is reported, and no tables are created', async (theirs) => {
  const address = await server.database();
  await say(address, theirs);
  await expect(PostgresStore.open(address)).rejects.toThrow('use a separate database or schema for the kit');
  await say(address, `DO 'BEGIN ASSERT (SELECT count(*) FROM pg_tables WHERE schemaname = ''public'') = 1; END'`);
});

test.each(['serializable', 'repeatable read'])(
  'settings of the database do not weaken or refuse simultaneous changes (%s)',
  async (isolation) => {
    const address = await server.database();
    const name = new URL(address).pathname.slice(1);
    await say(address, `ALTER DATABASE ${name} SET default_transaction_isolation = '${isolation}'`);
    await say(address, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    const { tenants } = await storeAt(address);
    const watched = `
    CREATE TABLE seen (setting text);
    CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN new; END $$;
    CREATE TRIGGER seeing BEFORE INSERT OR UPDATE ON cps_tenants FOR EACH ROW EXECUTE FUNCTION see()`;
    await say(address, watched);
    const [blocker, watcher] = [new Client(address), new Client(address)];
    await Promise.all([blocker.connect(), watcher.connect()]);
    onTestFinished(async () => void (await Promise.all([blocker.end(), watcher.end()])));
    await blocker.query('BEGIN; UPDATE cps_tenants SET faulty = faulty; DELETE FROM seen');
    const added = putUnit(tenants, 'Meanwhile');
    while ((await watcher.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount === 0);
    await blocker.query('COMMIT');
    await added;
    expect(await departments(tenants)).toEqual(['Meanwhile']);
    const reader = await PostgresStore.open(address);
    onTestFinished(() => reader.close());
    const { rows } = await reader.connections.ask('SELECT DISTINCT setting FROM seen');
    expect(rows).toEqual([{ setting: 'on' }]);
  },
);

test.each(['LATIN1', 'SQL_ASCII'])('a database with the encoding %s is refused, and stays empty', async (encoding) => {
  const address = await server.database();
  await say(address, `CREATE DATABASE ${encoding} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`);
  const theirs = address.replace(/[^/]+$/, encoding.toLowerCase());
  await expect(PostgresStore.open(theirs)).rejects.toThrow(`must be UTF8, it is ${encoding}; create another one`);
  await say(theirs, `DO 'BEGIN ASSERT (SELECT count(*) FROM pg_tables WHERE schemaname = ''public'') = 0; END'`);
});

test.each(['postgres://kit:kit@one,two/kit', 'postgres://one.example:5432,two.example:5433/kit?a=b'])(
  'an address with several hosts is refused: %s',
  async (address) => {
    await expect(PostgresStore.open(address)).rejects.toThrow('the address must name one host');
  },
);

test('an address with a schema selects that schema', async () => {
  const address = await server.database();
  await say(address, 'CREATE SCHEMA other');
  const options = '-c%20search_path%3Dother%20-c%20synchronous_commit%3Doff';
  const store = await PostgresStore.open(`${address}?options=${options}`);
  onTestFinished(() => store.close());
  const { rows } = await store.connections.transaction((client) => client.query('SHOW synchronous_commit'));
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await say(address, `DO 'BEGIN ASSERT to_regclass(''other.cps_rows'') IS NOT NULL; END'`);
});

test('an error about a separate password does not contain the password', async () => {
  const failure = await PostgresStore.open('postgres://kit:sec/ret-word@127.0.0.1/kit').catch((error) => String(error));
  expect(failure).toContain('in a password write %40 for @');
  expect(failure).not.toContain('ret-word');
});

test('a server that is to speak TLS has to, and the library has nothing to warn of', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  onTestFinished(() => void process.off('warning', listen));
  const address = await server.database();
  await expect(PostgresStore.open(`${address}?sslmode=require`)).rejects.toThrow('does not support SSL');
  expect(warnings).toEqual([]);
});

test('a value that no database accepts is an error and not a temporary failure', async () => {
  const store = await PostgresStore.open(await server.database());
  onTestFinished(() => store.close());
  const failure = await store.load('a\0b').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Unavailable);
});

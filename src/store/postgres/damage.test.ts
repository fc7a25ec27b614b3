import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { damageSuite } from '../testing/damage-suite.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { PostgresReader } from './postgres-reader.ts';
import { PostgresStore } from './postgres-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.end());

const names: Readonly<Record<string, string>> = {
  rows: 'cps_rows',
  pages: 'cps_pages',
  tenants: 'cps_tenants',
  keys: 'cps_api_keys',
  files: 'cps_files',
  first: '1',
  more: ', version',
  values: ', 1',
  file: ", '00000000-0000-0000-0000-000000000000', 0",
};

const place = async () => {
  const address = await server.database();
  return {
    open: () => PostgresStore.open(address),
    read: () => PostgresReader.open(address),
    write: async (sql: string) => {
      const client = new Client(address);
      await client.connect();
      await client
        .query(sql.replaceAll(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole))
        .finally(() => client.end());
    },
  };
};

damageSuite('postgres', place);

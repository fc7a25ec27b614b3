import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStoredSandbox } from '../../src/sandbox/start.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type PostgresServer, startPostgres } from '../../src/store/testing/postgres-server.ts';
import { type ProxyProgram, programPath, type Started, startProgram } from './testing/start-program.ts';

const modes = programPath('pgbouncer') === undefined ? [] : (['transaction', 'session'] as const);

/** With few server connections, the statements of one client use several connections. */
const bouncer = (mode: string): ProxyProgram => ({
  name: `PgBouncer, pool_mode = ${mode}`,
  command: 'pgbouncer',
  words: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '{folder}/config'],
  config: `
[databases]
* = host=127.0.0.1 port={server} user=kit password=kit
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 2 : 20}
unix_socket_dir =
`,
});

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.end());

describe.each(['no pooler', ...modes])('behind %s', (mode) => {
  let pooler: Started;
  beforeAll(async () => {
    pooler =
      mode === 'no pooler'
        ? { url: '', port: server.port, stop: () => Promise.resolve() }
        : await startProgram(bouncer(mode), server.port);
  });
  afterAll(() => pooler.stop());

  const newAddress = async () => (await server.database()).replace(`:${server.port}/`, `:${pooler.port}/`);

  async function open(address: string) {
    const { app } = await openStoredSandbox({ store: await PostgresStore.open(address) });
    const headers = { 'x-api-key': 'aurora-admin-key' };
    const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json();
    const authorization = `Bearer ${token}`;
    const create = (name: string) => {
      const payload = { data: { type: 'departments', attributes: { name } } };
      const type = { authorization, 'content-type': 'application/vnd.api+json' };
      return app.inject({ method: 'POST', url: '/v2/admin/departments', headers: type, payload });
    };
    const count = async () =>
      (await app.inject({ url: '/v2/admin/departments?page[size]=1', headers: { authorization } })).json().meta.total;
    return { app, create, count };
  }

  test('two replicas change one tenant at the same time, and a restarted replica finds all changes', async () => {
    const address = await newAddress();
    const [one, two] = [await open(address), await open(address)];
    const before = await one.count();
    const sent = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).create(`Department ${index}`));
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 201));
    expect(await two.count()).toBe(before + 20);
    const health = await one.app.inject('/_sandbox/ready');
    expect(health.statusCode).toBe(200);
    await Promise.all([one.app.close(), two.app.close()]);
    const again = await open(address);
    onTestFinished(() => again.app.close());
    expect(await again.count()).toBe(before + 20);
    expect((await again.create('After the restart')).statusCode).toBe(201);
  });

  test('a setting in the address is used, or refused with a remedy', async () => {
    const address = `${await newAddress()}?options=-c%20search_path%3Dpublic`;
    const opened = await PostgresStore.open(address).then(
      (store) => store.close().then(() => 'opened'),
      (error: Error) => error.message,
    );
    expect(opened).toMatch(mode === 'no pooler' ? /^opened$/ : /options.*ALTER ROLE cps SET search_path/);
  });
});

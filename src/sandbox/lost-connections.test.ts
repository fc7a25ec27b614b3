import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutTransactions, terminator } from '../../testing/sandbox/cut-transactions.ts';
import { formOf } from '../documents/testing/form.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { type PostgresServer, startPostgres } from '../store/testing/postgres-server.ts';
import { openSandboxServer } from './start.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.end());

const tenants = '/_sandbox/tenants';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=cut-here' };

async function sandboxOnPostgres() {
  const address = await server.database();
  const store = await PostgresStore.open(address);
  const app = await openSandboxServer({ store });
  onTestFinished(() => app.close());
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: string | Buffer,
    headers = {},
  ) => app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  await send('POST', tenants, JSON.stringify({ id: 'one' }), json);
  const { token } = (await send('POST', '/auth/token', undefined, { 'x-api-key': 'one-admin-key' })).json();
  return { send, cutNext: cutTransactions(store), address, bearer: { authorization: `Bearer ${token}` } };
}

type Sandbox = Awaited<ReturnType<typeof sandboxOnPostgres>>;

const post = (url: string, body: object) => (sandbox: Sandbox) =>
  sandbox.send('POST', `${tenants}${url}`, JSON.stringify(body), json);

const seed = {
  settings: { adminAccessApi: true, hrManagedRoles: false },
  apiKeys: [{ name: 'admin', key: 'one-admin-key', user: '1', role: 'admin' }],
  roles: [],
  departments: [{ id: '1', name: 'Treasury' }],
  users: [
    {
      id: '1',
      email: 'ada@small.example',
      firstName: 'Ada',
      lastName: 'Berg',
      jobTitle: null,
      role: null,
      departments: ['Treasury'],
      createdAt: '2026-01-01T00:00:00.000Z',
      lastLogin: null,
    },
  ],
  folders: { id: '1', name: '/' },
  fields: [],
};
const archive = `${JSON.stringify({
  format: 'contract-platform-world',
  version: 1,
  kit: '0.1.0',
  tenant: 'one',
  takenAt: '2026-01-15T09:00:00.000Z',
  worldVersion: 0,
  rows: {},
  files: 0,
})}\n{"end":true}\n`;

/** Changes that need a transaction, each with the control-plane path that shows its effect. */
const changes: [what: string, change: (sandbox: Sandbox) => ReturnType<Sandbox['send']>, effect: string][] = [
  [
    'an upload',
    ({ send, bearer }) =>
      send('POST', '/documents', formOf([['file', { name: 'a.txt', bytes: 'text' }]]), { ...form, ...bearer }),
    '/one/state',
  ],
  ['a reset', post('/one/reset', {}), '/one/state'],
  ['a seed', post('/one/seed', seed), '/one'],
  ['a new tenant', post('', { id: 'two' }), ''],
  ['a copy of a tenant', post('', { id: 'two', from: 'one' }), ''],
  ['a deletion of a tenant', ({ send }) => send('DELETE', `${tenants}/one`), ''],
  ['a snapshot', post('/one/snapshots', { name: 'early' }), '/one/snapshots'],
  [
    'an archive',
    ({ send }) =>
      send('PUT', `${tenants}/one/snapshots/early/archive`, archive, { 'content-type': 'application/x-ndjson' }),
    '/one/snapshots',
  ],
  ['a fault', post('/one/faults', { name: 'delay' }), '/one/faults'],
  ['a revoked key', ({ send }) => send('DELETE', `${tenants}/one/api-keys/user`), '/one'],
  ['a time to live', ({ send }) => send('PATCH', `${tenants}/one`, JSON.stringify({ ttl: '1h' }), json), '/one'],
];

/** Returns the response of a control-plane path, without the current time. */
async function shown({ send }: Sandbox, url: string): Promise<string> {
  return (await send('GET', `${tenants}${url}`)).payload.replaceAll(/"now":"[^"]*"/g, '');
}

test.each(changes)(
  '%s whose connection breaks at any statement answers 503 and changes nothing',
  async (_what, change, effect) => {
    const sandbox = await sandboxOnPostgres();
    await sandbox.send('POST', '/v2/admin/departments', department('Before'), { ...json, ...sandbox.bearer });
    const before = await shown(sandbox, effect);
    let breaks = 0;
    let answer = await cutAt(sandbox, breaks, change);
    for (; answer.statusCode === 503; answer = await cutAt(sandbox, breaks, change)) {
      expect([answer.json().code, answer.headers['retry-after']]).toEqual(['STORE UNAVAILABLE', '1']);
      expect(await shown(sandbox, effect)).toBe(before);
      expect((await sandbox.send('GET', '/_sandbox/ready')).statusCode).toBe(200);
      breaks += 1;
    }
    expect(answer.statusCode).toBeLessThan(300);
    expect(breaks).toBeGreaterThan(1);
    expect(await shown(sandbox, effect)).not.toBe(before);
  },
);

const department = (name: string) => JSON.stringify({ data: { type: 'departments', attributes: { name } } });

function cutAt(sandbox: Sandbox, after: number, change: (typeof changes)[0][1]) {
  sandbox.cutNext({ after, breakIt: terminator(sandbox.address) });
  return change(sandbox);
}

test.each(changes.slice(0, 2))(
  '%s under way when the server is killed answers 503; then all is there again',
  async (_what, change, effect) => {
    const sandbox = await sandboxOnPostgres();
    await sandbox.send('POST', '/v2/admin/departments', department('Before'), { ...json, ...sandbox.bearer });
    const before = await shown(sandbox, effect);
    let restarted: Promise<void> | undefined;
    sandbox.cutNext({
      after: 1,
      breakIt: async () => {
        restarted = server.kill();
      },
    });
    const answer = await change(sandbox);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    await restarted;
    expect((await sandbox.send('GET', '/_sandbox/ready')).statusCode).toBe(200);
    expect(await shown(sandbox, effect)).toBe(before);
    expect((await change(sandbox)).statusCode).toBeLessThan(300);
  },
);

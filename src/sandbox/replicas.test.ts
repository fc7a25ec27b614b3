import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { type PostgresServer, startPostgres } from '../store/testing/postgres-server.ts';
import { openSandboxServer } from './start.ts';

let server: PostgresServer;
let replicas: { a: FastifyInstance; b: FastifyInstance };

beforeAll(async () => {
  server = await startPostgres();
  const address = await server.database();
  const open = async () => openSandboxServer({ store: await PostgresStore.open(address), clock: () => hostTime });
  replicas = { a: await open(), b: await open() };
});

afterAll(async () => {
  await replicas.a.close();
  await replicas.b.close();
  await server.end();
});

const start = Date.parse('2026-01-15T09:00:00Z');
let hostTime = start;

type Name = keyof typeof replicas;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function send(replica: Name, method: Method, url: string, body?: object, headers: Record<string, string> = {}) {
  const payload = body && {
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  const answer = await replicas[replica].inject({ method, url, headers, ...payload });
  return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() };
}

const control = (replica: Name, method: Method, url: string, body?: object) =>
  send(replica, method, `/_sandbox/tenants${url}`, body);

const signIn = async (replica: Name, key: string) =>
  send(replica, 'POST', '/auth/token', undefined, { 'x-api-key': key });

async function bearer(replica: Name, tenant: string): Promise<Record<string, string>> {
  const { body } = await signIn(replica, `${tenant}-admin-key`);
  return { authorization: `Bearer ${body.token}` };
}

const departments = async (replica: Name, headers: Record<string, string>) => {
  const { status, body } = await send(replica, 'GET', '/v2/admin/departments', undefined, headers);
  return body.data ? body.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name) : status;
};

const addDepartment = (replica: Name, name: string, headers: Record<string, string>) =>
  send(replica, 'POST', '/v2/admin/departments', { data: { type: 'departments', attributes: { name } } }, headers);

let made = 0;

async function known(): Promise<{ tenant: string; headers: Record<string, string> }> {
  const tenant = `known-${made++}`;
  await control('a', 'POST', '', { id: tenant });
  const headers = await bearer('a', tenant);
  for (const replica of ['a', 'b'] as const) await departments(replica, headers);
  await control('b', 'GET', '');
  return { tenant, headers };
}

describe.each<[Name, Name]>([
  ['a', 'b'],
  ['b', 'a'],
])('what replica %s answered is seen by the first request to %s:', (writer, reader) => {
  test('the API keys of new tenants', async () => {
    for (let round = 0; round < 5; round++) {
      const id = `${writer}-new-${round}`;
      await control(writer, 'POST', '', { id });
      expect((await signIn(reader, `${id}-user-key`)).status).toBe(200);
    }
  });

  test('a new tenant in the list, and by its name', async () => {
    const id = `${writer}-listed`;
    await control(writer, 'POST', '', { id });
    const { body } = await control(reader, 'GET', '');
    expect(body.tenants.map((each: { id: string }) => each.id)).toContain(id);
    await control(writer, 'DELETE', `/${id}`);
    expect((await control(reader, 'GET', `/${id}`)).status).toBe(404);
    const after = await control(reader, 'GET', '');
    expect(after.body.tenants.map((each: { id: string }) => each.id)).not.toContain(id);
  });

  test('that a name and the keys made of it are taken, and free again', async () => {
    const id = `${writer}-taken`;
    await control(writer, 'POST', '', { id: `${id}-super` });
    expect((await control(reader, 'POST', '', { id })).status).toBe(409);
    await control(writer, 'DELETE', `/${id}-super`);
    expect((await control(reader, 'POST', '', { id })).status).toBe(201);
    expect((await control(writer, 'POST', '', { id })).status).toBe(409);
  });

  test('a tenant that was copied from one which changed just before', async () => {
    const { tenant, headers } = await known();
    await addDepartment(writer, 'Copied', headers);
    await control(reader, 'POST', '', { id: `${tenant}-copy`, from: tenant });
    expect(await departments(writer, await bearer(writer, `${tenant}-copy`))).toEqual(['Copied']);
  });

  test('a renamed department, also for a client in the middle of a list', async () => {
    const { headers } = await known();
    for (const name of ['c', 'b', 'a']) await addDepartment(writer, name, headers);
    const url = '/v2/admin/departments?page[size]=1';
    const { body } = await send(reader, 'GET', url, undefined, headers);
    const renamed = { data: { type: 'departments', attributes: { name: '1' } } };
    await send(writer, 'PATCH', '/v2/admin/departments/1', renamed, headers);
    const next = (await send(reader, 'GET', body.links.next, undefined, headers)).body;
    const last = (await send(writer, 'GET', next.links.next, undefined, headers)).body;
    expect([body, next, last].map(({ data }) => data[0].attributes.name)).toEqual(['a', 'b', '1']);
  });

  test('a row, a reset, a snapshot and a restore', async () => {
    const { tenant, headers } = await known();
    await addDepartment(writer, 'Kept', headers);
    expect(await departments(reader, headers)).toEqual(['Kept']);
    await control(writer, 'POST', `/${tenant}/snapshots`, { name: 'early' });
    expect((await control(reader, 'GET', `/${tenant}/snapshots`)).body.snapshots).toHaveLength(1);
    await control(writer, 'POST', `/${tenant}/reset`);
    expect(await departments(reader, headers)).toEqual([]);
    await control(writer, 'POST', `/${tenant}/snapshots/early/restore`);
    expect(await departments(reader, headers)).toEqual(['Kept']);
    await control(writer, 'DELETE', `/${tenant}/snapshots/early`);
    expect((await control(reader, 'POST', `/${tenant}/snapshots/early/restore`)).status).toBe(404);
  });

  test('a seed, with its API keys in place of those before', async () => {
    const { tenant } = await known();
    const seed = {
      settings: { adminAccessApi: true, hrManagedRoles: false },
      apiKeys: [{ name: 'admin', key: `${tenant}-seeded-key`, user: '1', role: 'admin' }],
      roles: [],
      departments: [{ id: '1', name: 'Seeded' }],
      users: [seededUser],
      folders: { id: '1', name: '/' },
      fields: [],
    };
    expect((await control(writer, 'POST', `/${tenant}/seed`, seed)).status).toBe(200);
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(403);
    expect((await signIn(reader, `${tenant}-seeded-key`)).status).toBe(200);
    expect((await control(reader, 'GET', `/${tenant}`)).body.counts.departments).toBe(1);
  });

  test('a revoked API key and the end of its tokens, also after a reset', async () => {
    const { tenant, headers } = await known();
    await control(writer, 'DELETE', `/${tenant}/api-keys/admin`);
    expect(await departments(reader, headers)).toBe(401);
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(403);
    await control(writer, 'POST', `/${tenant}/reset`);
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(200);
    expect(await departments(reader, headers)).toBe(401);
  });

  test('the end of the tokens of a tenant whose name is used again, and of its journal', async () => {
    const { tenant, headers } = await known();
    await control(writer, 'DELETE', `/${tenant}`);
    await control(writer, 'POST', '', { id: tenant });
    expect(await departments(reader, headers)).toBe(401);
    expect((await control(reader, 'GET', `/${tenant}/journal`)).body.entries).toEqual([]);
    expect(await departments(reader, await bearer(writer, tenant))).toEqual([]);
  });

  test('the feature flag, limits and the rate limit', async () => {
    const { tenant, headers } = await known();
    await addDepartment(writer, 'One', headers);
    const remove = () => send(reader, 'DELETE', '/v2/admin/departments/1', undefined, headers);
    await control(writer, 'PATCH', `/${tenant}`, { adminAccessApi: false });
    expect((await remove()).status).toBe(403);
    await control(writer, 'PATCH', `/${tenant}`, { limits: { pageSize: 1 } });
    const page = await send(reader, 'GET', '/v2/admin/users', undefined, headers);
    expect(page.body.data).toHaveLength(1);
    await control(writer, 'PATCH', `/${tenant}`, { rateLimit: { requests: 1, per: '1h' } });
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(200);
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(429);
  });

  test('a time to live, and its end', async () => {
    const { tenant, headers } = await known();
    await control(writer, 'PATCH', `/${tenant}`, { ttl: '1h' });
    const { expiresAt } = (await control(reader, 'GET', `/${tenant}`)).body;
    expect(Date.parse(expiresAt)).toBe(hostTime + 3_600_000);
    hostTime += 3_600_000;
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(403);
    expect((await send(reader, 'GET', '/v2/admin/users', undefined, headers)).status).toBe(401);
    await control(writer, 'POST', '', { id: tenant });
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(200);
  });

  test('a fault, also by a request without a credential, and its end', async () => {
    const { tenant, headers } = await known();
    await control(writer, 'POST', `/${tenant}/faults`, { name: 'unavailable' });
    expect(await departments(reader, headers)).toBe(503);
    await control(writer, 'DELETE', `/${tenant}/faults`);
    expect(await departments(reader, headers)).toEqual([]);
    const stranger = () => signIn(reader, 'the-key-of-nobody');
    expect((await stranger()).status).toBe(403);
    await control(writer, 'POST', `/${tenant}/faults`, { name: 'documents-token-without-key' });
    expect((await stranger()).status).toBe(200);
    await control(writer, 'DELETE', `/${tenant}/faults`);
    expect((await stranger()).status).toBe(403);
  });

  test('a job plan and a clock', async () => {
    const { tenant } = await known();
    await control(writer, 'PUT', `/${tenant}/job-plans/members`, { mode: 'manual' });
    expect((await control(reader, 'GET', `/${tenant}/job-plans`)).body.jobPlans).toContainEqual(
      expect.objectContaining({ kind: 'members', mode: 'manual' }),
    );
    await control(writer, 'POST', `/${tenant}/clock/freeze`);
    expect((await control(reader, 'GET', `/${tenant}/clock`)).body.frozen).toBe(true);
    await control(writer, 'POST', `/${tenant}/clock/advance`, { by: '15m' });
    expect(Date.parse((await control(reader, 'GET', `/${tenant}/clock`)).body.now)).toBe(hostTime + 900_000);
  });

  test('a tenant that was deleted and created again under its name', async () => {
    const { tenant, headers } = await known();
    await addDepartment(writer, 'Old', headers);
    await control(writer, 'DELETE', `/${tenant}`);
    expect((await signIn(reader, `${tenant}-admin-key`)).status).toBe(403);
    await control(writer, 'POST', '', { id: tenant });
    expect(await departments(reader, await bearer(reader, tenant))).toEqual([]);
  });
});

const seededUser = {
  id: '1',
  email: 'ada@small.example',
  firstName: 'Ada',
  lastName: 'Berg',
  jobTitle: null,
  role: null,
  departments: ['Seeded'],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
};

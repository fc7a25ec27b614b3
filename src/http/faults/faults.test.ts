import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';

/** The sandbox listens on a port, because transport faults affect TCP connections. */
let app: FastifyInstance;
let url: string;
let token: string;

const tenant = '/_sandbox/tenants/aurora';
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  app = createSandboxServer();
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'X-API-Key': 'aurora-admin-key' },
  });
  ({ token } = (await answer.json()) as { token: string });
});
beforeEach(() => fetch(`${url}${tenant}/faults`, { method: 'DELETE' }));
afterAll(() => app.close());

const give = (body: object) =>
  fetch(`${url}${tenant}/faults`, { method: 'POST', headers: json, body: JSON.stringify(body) });
const read = (path = '/v2/admin/departments/12') =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });

function raw(): Promise<string> {
  const { hostname, port } = new URL(url);
  const request = `GET /fields HTTP/1.1\r\nHost: sandbox\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (bytes) => (text += bytes));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(`${text}${error.code}`));
    socket.on('end', () => resolve(text));
  });
}

test('status answers in the error shape of the interface', async () => {
  await give({ name: 'status', status: 502, code: 'BAD GATEWAY' });
  const [admin, documents] = [await read(), await read('/fields')];
  expect([admin.status, documents.status]).toEqual([502, 502]);
  expect(await admin.json()).toMatchObject({ errors: [{ status: '502', code: 'BAD GATEWAY' }] });
  expect(await documents.json()).toMatchObject({ code: 'BAD GATEWAY', error: expect.stringContaining('(status)') });
  expect(admin.headers.get('content-type')).toBe('application/vnd.api+json');
  expect(documents.headers.get('content-type')).toBe('application/json');
  expect(admin.headers.has('retry-after')).toBe(false);
});

test.each([
  ['too-many-requests', 429],
  ['unavailable', 503],
] as const)('%s answers %i with Retry-After', async (name, status) => {
  await give({ name, retryAfter: 7 });
  const answer = await read();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '7']);
});

test('reset ends the connection without a byte', async () => {
  await give({ name: 'reset' });
  expect(await raw()).toBe('ECONNRESET');
});

test('empty closes the connection without a byte', async () => {
  await give({ name: 'empty' });
  expect(await raw()).toBe('');
});

test('garbage is no HTTP', async () => {
  await give({ name: 'garbage' });
  const text = await raw();
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/^HTTP/);
});

test('truncated announces the whole body and sends a part', async () => {
  const whole = (await (await read('/fields')).text()).length;
  await give({ name: 'truncated', keep: 0.25 });
  const [head = '', body = ''] = (await raw()).replace(/ECONNRESET$/, '').split('\r\n\r\n');
  expect(head).toContain(`content-length: ${whole}`);
  expect(body.length).toBe(Math.floor(whole / 4));
});

test('dribble sends the same body over the configured duration', async () => {
  const whole = await (await read()).text();
  await give({ name: 'dribble', over: '80ms', pieces: 4 });
  const start = performance.now();
  expect(await (await read()).text()).toBe(whole);
  expect(performance.now() - start).toBeGreaterThan(70);
});

describe('delay', () => {
  test.each([
    [{ for: '60ms' }, 55],
    [{ distribution: 'uniform', from: '60ms', to: '90ms' }, 55],
  ])('%j', async (parameters, least) => {
    await give({ name: 'delay', ...parameters });
    const start = performance.now();
    expect((await read()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(least);
  });
});

test('a share of the requests meets it, and the same share in the same order', async () => {
  const draw = async () => {
    await fetch(`${url}${tenant}/faults`, { method: 'DELETE' });
    await give({ name: 'unavailable', share: 0.3, seed: 42 });
    const statuses = [];
    for (let asked = 0; asked < 60; asked++) statuses.push((await read()).status);
    return statuses;
  };
  const first = await draw();
  expect(first.filter((status) => status === 503).length).toBeGreaterThan(8);
  expect(first.filter((status) => status === 503).length).toBeLessThan(30);
  expect(await draw()).toEqual(first);
});

test('a fault acts on the configured operation for the configured number of times', async () => {
  await give({ name: 'unavailable', operation: 'readDepartment', times: 2 });
  const statuses = [(await read('/fields')).status];
  for (let asked = 0; asked < 4; asked++) statuses.push((await read()).status);
  expect(statuses).toEqual([200, 503, 503, 200, 200]);
  const { faults } = (await (await fetch(`${url}${tenant}/faults`)).json()) as { faults: { left: number }[] };
  expect(faults.map(({ left }) => left)).toEqual([0]);
});

test.each([
  ['requests 3 and 4', { skip: 2, times: 2 }, [200, 200, 503, 503, 200, 200]],
  ['all requests from the third', { skip: 2 }, [200, 200, 503, 503, 503, 503]],
])('a fault acts on %s of an operation, and other operations do not count', async (_which, limits, wanted) => {
  await give({ name: 'unavailable', operation: 'readDepartment', ...limits });
  const statuses = [];
  for (const _ of wanted) {
    statuses.push((await read()).status);
    expect((await read('/fields')).status).toBe(200);
  }
  expect(statuses).toEqual(wanted);
});

test('other tenants, strangers and the control plane do not meet it', async () => {
  await give({ name: 'unavailable' });
  const key = { 'X-API-Key': 'cirrus-admin-key' };
  const statuses = [
    (await fetch(`${url}/v2/admin/auth/token`, { method: 'POST', headers: key })).status,
    (await fetch(`${url}/v2/admin/departments`)).status,
    (await fetch(`${url}${tenant}/state`)).status,
    (await read()).status,
  ];
  expect(statuses).toEqual([200, 401, 200, 503]);
});

test('a request that a fault refuses is not executed', async () => {
  await give({ name: 'unavailable', times: 1 });
  const body = JSON.stringify({ data: { type: 'departments', attributes: { name: 'Never made' } } });
  const headers = { ...json, authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v2/admin/departments`, { method: 'POST', headers, body });
  expect(answer.status).toBe(503);
  expect(await (await read('/v2/admin/departments?page[size]=200')).text()).not.toContain('Never made');
});

test('a contract fault does not prevent the streaming of an upload', async () => {
  await give({ name: 'document-version-in-other-set' });
  const form = new FormData();
  form.set('file', new Blob(['A lease.'], { type: 'text/plain' }), 'lease.txt');
  const headers = { authorization: `Bearer ${token}` };
  const upload = await fetch(`${url}/documents`, { method: 'POST', headers, body: form });
  const { documentId, docSetId } = (await upload.json()) as Record<string, string>;
  const version = await fetch(`${url}/documents/${documentId}/version`, { method: 'POST', headers, body: form });
  expect([upload.status, version.status]).toEqual([202, 202]);
  expect((await version.json()) as object).toMatchObject({ docSetId: `${docSetId}0` });
});

describe('a connection fault with repeats', () => {
  const outcome = (path?: string) =>
    read(path).then(
      ({ status }) => status,
      () => 'broken',
    );
  const left = async () => JSON.parse(await (await fetch(`${url}${tenant}/faults`)).text()).faults[0].left;

  test('outlasts the repetitions of one request, which count as one', async () => {
    await give({ name: 'empty', times: 2, repeats: 2, operation: 'readDepartment' });
    const seen = [await outcome(), await outcome()];
    expect([seen, await left()]).toEqual([['broken', 'broken'], 1]);
    expect([await outcome(), await left()]).toEqual(['broken', 1]);
    expect([await outcome(), await left()]).toEqual(['broken', 0]);
    expect([await outcome(), await outcome(), await outcome()]).toEqual(['broken', 'broken', 200]);
  });

  test('does not affect another request instead of the repetition', async () => {
    await give({ name: 'reset', times: 1, repeats: 1, operation: 'readDepartment' });
    expect(await outcome()).toBe('broken');
    expect([await outcome('/v2/admin/departments/13'), await outcome()]).toEqual([200, 200]);
  });

  test('is refused for a fault that answers', async () => {
    const answer = await give({ name: 'unavailable', repeats: 1 });
    expect([answer.status, JSON.parse(await answer.text()).detail]).toEqual([
      400,
      expect.stringContaining('no parameter "repeats"'),
    ]);
  });
});

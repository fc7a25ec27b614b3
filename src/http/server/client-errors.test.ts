import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';

const faults: unknown[] = [];
let app: ReturnType<typeof createSandboxServer>;

beforeEach(async () => {
  faults.length = 0;
  app = createSandboxServer({ onFault: (error) => faults.push(error) });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');

async function answerTo(...packets: string[]) {
  const socket = open();
  const answer = text(socket);
  for (const packet of packets) {
    socket.write(packet);
    await new Promise(setImmediate);
  }
  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  expect(head).toMatch(/^cache-control: no-store$/m);
  return { status: Number(head.split(' ')[1]), type: /content-type: (.*)/i.exec(head)?.[1], body: JSON.parse(body) };
}

const get = (path: string, field: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${field}\r\n\r\n`;
const chunked = (path: string, fields = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n${fields}\r\n`;
const key = 'X-API-Key: aurora-admin-key\r\n';
const json = 'Content-Type: application/json\r\n';
const long = `X-Long: ${'a'.repeat(20_000)}`;

test.each([
  ['a bad header', '/v2/admin/users', get('/v2/admin/users', 'Bad Header: x'), 400, 'application/vnd.api+json'],
  ['a method that is none', '/documents', 'FOO /documents HTTP/1.1\r\n\r\n', 400, 'application/json'],
  ['what is no HTTP', 'nothing', '\u0016\u0003\u0001', 400, 'application/json'],
  ['a large header', '/documents', get('/documents', long), 431, 'application/json'],
  ['a large header', '/_sandbox/tenants', get('/_sandbox/tenants', long), 431, 'application/problem+json'],
  [
    'broken chunks',
    '/v2/admin/auth/token',
    `${chunked('/v2/admin/auth/token', key)}zz\r\n`,
    400,
    'application/vnd.api+json',
  ],
])('%s at %s is refused in the shape of the interface', async (_what, _where, packet, status, type) => {
  const { body, ...head } = await answerTo(packet);
  expect(head).toEqual({ status, type });
  const { code } = body.errors?.[0] ?? body;
  expect(code).toBe(status === 431 ? 'HEADERS TOO LARGE' : 'MALFORMED REQUEST');
});

test('the refusal of large headers names their limit', async () => {
  const { body } = await answerTo(get('/documents', long));
  expect(body.error).toBe(
    'the request line and the header fields may have at most 16384 bytes together, they have more',
  );
});

test.each([
  ['CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 404],
  [get('/_sandbox/health', 'Expect: a-miracle\r\nConnection: close'), 200],
])('%j is answered as the contract declares', async (request, expected) => {
  expect((await answerTo(request)).status).toBe(expected);
});

test('a request whose headers take too long to arrive is refused', async () => {
  app.server.once('connection', (socket) => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', error, socket);
  });
  const { status, type, body } = await answerTo('GET /docu');
  expect([status, type, body]).toEqual([
    408,
    'application/json',
    expect.objectContaining({ code: 'REQUEST TIMEOUT', error: 'the request took too long to arrive' }),
  ]);
});

test('invalid chunks after the headers are refused, and the request changes nothing', async () => {
  const { status, type, body } = await answerTo(chunked('/_sandbox/tenants', json), '8\r\n{"id":"x\r\n', 'zz\r\n');
  expect([status, type, body.code]).toEqual([400, 'application/problem+json', 'MALFORMED REQUEST']);
  expect(body.detail).toContain('chunk size');
  expect((await app.inject('/_sandbox/health')).json().tenants).toEqual(['aurora', 'borealis', 'cirrus']);
});

test('a request that was answered before its body broke is answered once', async () => {
  const socket = open();
  const answer = text(socket);
  socket.write(`${chunked('/v2/admin/departments', 'Content-Type: application/vnd.api+json\r\n')}`);
  await once(socket, 'readable');
  socket.write('zz\r\n');
  expect((await answer.catch(() => '')).match(/HTTP\/1\.1/g)?.length ?? 1).toBe(1);
});

test.each([
  ['JSON', '/v2/admin/departments', 'application/vnd.api+json', '{"data":'],
  ['a file', '/documents', 'multipart/form-data; boundary=b', '--b\r\n'],
])('the journal does not know the size of a body of %s that ends too early', async (_what, path, type, body) => {
  const headers = { 'x-api-key': 'aurora-admin-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json();
  const fields = `Authorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 5000`;
  const socket = open();
  const answer = text(socket);
  socket.end(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${fields}\r\n\r\n${body}`);
  expect(await answer).toContain('the connection ended before the request was complete');
  const [entry] = (await app.inject('/_sandbox/tenants/aurora/journal')).json().entries;
  expect([entry.status, entry.request.bytes]).toEqual([400, null]);
});

test.each([
  ['with an empty body', 'POST /documents', 'Content-Length: 0', '', 0],
  ['without a body', 'GET /documents', '', '', 0],
  [
    'with a body in chunks',
    'PATCH /v2/admin/departments/1',
    'Transfer-Encoding: chunked',
    '2\r\n{}\r\n0\r\n\r\n',
    null,
  ],
])('the journal records the size of a request %s that is refused', async (_what, line, field, body, bytes) => {
  const headers = { 'x-api-key': 'aurora-user-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json();
  const fields = `Host: localhost\r\nAuthorization: Bearer ${token}\r\nPrefer: code=7\r\nConnection: close`;
  const socket = open();
  socket.write(`${line} HTTP/1.1\r\n${fields}${field && `\r\n${field}`}\r\n\r\n${body}`);
  await text(socket);
  const [entry] = (await app.inject('/_sandbox/tenants/aurora/journal')).json().entries;
  expect([`${entry.method} ${entry.path}`, entry.request.bytes]).toEqual([line, bytes]);
});

test('a caller that disconnects during the body causes no error in the sandbox', async () => {
  const socket = open();
  socket.write(chunked('/_sandbox/tenants', json));
  await once(app.server, 'request');
  socket.destroy();
  while ((await connections()) > 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(faults).toEqual([]);
});

test('a caller that disconnects before a byte stream begins causes no error in the sandbox', async () => {
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json();
  const socket = open();
  socket.end(get('/v2/admin/users/export', `Authorization: Bearer ${token}`));
  await once(socket.resume(), 'close');
  while ((await connections()) > 0) await new Promise(setImmediate);
  await app.close();
  expect(faults).toEqual([]);
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

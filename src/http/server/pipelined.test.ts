import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const faults: unknown[] = [];
const app = createSandboxServer({ onFault: (error) => faults.push(error) });
let token = '';
let content = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  token = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
  const authorization = `Bearer ${token}`;
  const { documents } = (await app.inject({ url: '/documents', headers: { authorization } })).json();
  await app.inject({ method: 'POST', url: '/_sandbox/tenants/aurora/snapshots', payload: { name: 'large' } });
  content = `/documents/${documents[0].documentId}/content`;
});
afterAll(() => app.close());

const head = (line: string, ...fields: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...fields].join('\r\n')}\r\n\r\n`;

function creation(name: string): string {
  const body = JSON.stringify({ data: { type: 'departments', attributes: { name } } });
  const fields = ['Content-Type: application/vnd.api+json', `Content-Length: ${body.length}`];
  return head('POST /v2/admin/departments', ...fields) + body;
}

const garbage = ['\x16\x03\x01\r\n\r\n', 'GET /documents HTTP/1.1\r\nBad Header: x\r\n\r\n'];

test.each([
  ['a file', () => content, garbage[0]],
  ['a file', () => content, garbage[1]],
  ['an archive', () => '/_sandbox/tenants/aurora/snapshots/large/archive', garbage[1]],
])('%s that is downloaded before what is no HTTP comes whole, then one refusal', async (_what, path, behind) => {
  const alone = await new RawConnection(app.server).write(head(`GET ${path()}`, 'Connection: close')).response();
  const client = new RawConnection(app.server).write(head(`GET ${path()}`) + behind);
  const first = await client.response();
  expect([first?.status, first?.body]).toEqual([200, alone?.body]);
  expect(await client.response()).toMatchObject({ status: 400, headers: { connection: 'close' } });
  expect(await client.rest()).toBe('');
});

test.each(garbage)('a creation followed by invalid HTTP is answered as successful: %j', async (behind) => {
  const client = new RawConnection(app.server).write(creation(`Before ${garbage.indexOf(behind)}`) + behind);
  expect((await client.response())?.status).toBe(201);
  expect((await client.response())?.status).toBe(400);
  expect(await client.rest()).toBe('');
});

test('several requests before invalid HTTP are answered in order', async () => {
  const requests = [creation('One'), head('GET /documents'), head('GET /nowhere'), creation('Two'), garbage[0]];
  const client = new RawConnection(app.server).write(requests.join(''));
  const statuses: unknown[] = [];
  for (const _ of requests) statuses.push((await client.response())?.status);
  expect(statuses).toEqual([201, 200, 404, 201, 400]);
});

test('chunks that break behind another request are refused after its response', async () => {
  const chunks = head('POST /v2/admin/departments', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const client = new RawConnection(app.server).write(`${creation('Whole') + chunks}zz\r\n`);
  expect((await client.response())?.status).toBe(201);
  const refusal = await client.response();
  expect([refusal?.status, refusal?.headers['connection']]).toEqual([400, 'close']);
  expect(refusal?.body).toContain('chunk size');
  expect(await client.rest()).toBe('');
});

test('continuing invalid bytes are refused once', async () => {
  const client = new RawConnection(app.server).write(head(`GET ${content}`) + garbage[0], 'more', 'and more');
  expect((await client.response())?.status).toBe(200);
  expect((await client.response())?.status).toBe(400);
  expect(await client.rest()).toBe('');
  expect(faults).toEqual([]);
});

test.each([
  ['two headers Host', 'GET /documents HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n'],
  ['two headers Host on the control plane', 'GET /_sandbox/tenants HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n'],
  ['two headers Host on a page', 'GET /_sandbox/console/ HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n'],
  ['two headers Host nowhere', 'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n'],
  ['no header Host', 'GET /documents HTTP/1.1\r\nAccept: */*\r\n\r\n'],
])('%s is refused', async (_what, request) => {
  const client = new RawConnection(app.server).write(request);
  const response = await client.response();
  expect([response?.status, response?.body]).toEqual([400, expect.stringContaining('header Host')]);
  client.socket.destroy();
});

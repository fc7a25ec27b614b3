import { createHash } from 'node:crypto';
import { request as open } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openedRelay } from '../testing/send.ts';
import { keptBytes } from './incoming.ts';

function sendRaw(url: string, method: string, target: string, ...headers: string[]): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''];
  socket.write(lines.join('\r\n'));
  return text(socket);
}

test.each([
  '/_sandbox/tenants',
  '//_sandbox/tenants',
  '/%5fsandbox/tenants',
  '/%255fsandbox/tenants',
  '/_SANDBOX/tenants',
  '/v2/../_sandbox/tenants',
  '/v2/%2e%2e/_sandbox/tenants',
  '/v2/..%2f_sandbox/tenants',
  '/v2\\..\\_sandbox/tenants',
  '/documents/docid/..%2F..%2F..%2F_sandbox%2Ftenants',
  'http://elsewhere.invalid/_sandbox/tenants',
  '/',
])('a request to %s does not reach the sandbox, and is recorded', async (target) => {
  const { relay, exchanges } = await openedRelay();
  const answer = await sendRaw(relay.url, 'GET', target);
  expect(answer).toMatch(/^HTTP\/1.1 404 [\s\S]*the grading forwards only requests to the published API, got GET/);
  expect(await exchanges()).toMatchObject([{ method: 'GET', path: target, operation: null, status: 404 }]);
});

test('a client cannot delete its tenant, clear its journal or open a tunnel', async () => {
  const { relay, tenant, get, exchanges } = await openedRelay();
  await get('/v2/admin/departments?color=blue');
  await sendRaw(relay.url, 'DELETE', `/_sandbox/tenants/${tenant.id}/journal`);
  await sendRaw(relay.url, 'DELETE', `/_sandbox/tenants/${tenant.id}`);
  await sendRaw(relay.url, 'CONNECT', new URL(relay.url).host);
  await sendRaw(relay.url, 'GET', '/_sandbox/tenants', 'Upgrade: websocket');
  expect(await exchanges()).toMatchObject([
    { operation: 'listDepartments', violations: [{ place: 'query /color' }] },
    { method: 'DELETE', status: 404 },
    { method: 'DELETE', status: 404 },
    { method: 'CONNECT', status: 404 },
    { method: 'GET', status: 404 },
  ]);
});

test('a request in absolute form or with another host name reaches the published API', async () => {
  const { relay, exchanges } = await openedRelay();
  const path = '/v2/admin/departments/1';
  await sendRaw(relay.url, 'GET', relay.url + path);
  const [{ hostname, port }, headers] = [new URL(relay.url), { host: 'elsewhere.invalid', connection: 'close' }];
  await new Promise((resolve) => open({ hostname, port, path, headers }, resolve).end());
  const answered = { path, operation: 'readDepartment', status: 401 };
  expect(await exchanges()).toMatchObject([answered, answered]);
});

test('the API keys of other tenants are unknown to the client', async () => {
  const { relay, tenant } = await openedRelay();
  const statusFor = async (key: string) =>
    (await fetch(`${relay.url}/v2/admin/auth/token`, { method: 'POST', headers: { 'x-api-key': key } })).status;
  expect(await statusFor('aurora-admin-key')).toBe(403);
  expect(await statusFor(tenant.apiKeys.admin)).toBe(200);
});

const content = Buffer.alloc(3 * keptBytes, 'a long file ');

test('long bodies pass the relay whole, and only their beginning is kept', async () => {
  const { relay, token, tenant, exchanges } = await openedRelay();
  const authorization = `Bearer ${token}`;
  await tenant.jobPlan('document', { mode: 'immediate' });
  const body = new FormData();
  body.append('file', new Blob([content], { type: 'text/plain' }), 'long.txt');
  const uploaded = await fetch(`${relay.url}/documents`, { method: 'POST', headers: { authorization }, body });
  const { documentId } = JSON.parse(await uploaded.text());
  const download = await fetch(`${relay.url}/documents/${documentId}/content`, { headers: { authorization } });
  const digest = createHash('sha256').update(await download.bytes());
  expect(digest.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  const [upload, read] = await exchanges();
  expect([upload?.status, upload?.request.isCut, upload?.request.body]).toEqual([
    202,
    true,
    { parts: [expect.any(String)] },
  ]);
  expect([read?.isWhole, read?.answer?.isCut, read?.answer?.bytes]).toEqual([true, true, content.length]);
  expect(relay.seen.map((each) => each.body.start.length)).toEqual([keptBytes, 0]);
  expect(relay.seen[1]?.answerBody.start.length).toBe(keptBytes);
});

test('a client that uploads too much gets the response of the sandbox', async () => {
  const { relay, tenant, token, exchanges } = await openedRelay();
  await tenant.settings({ limits: { uploadBytes: keptBytes } });
  const { hostname, port } = new URL(relay.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = open({ hostname, port, method: 'POST', path: '/documents', headers });
  const status = new Promise((resolve) => upload.once('response', (answer) => resolve(answer.statusCode)));
  upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
  upload.write(content);
  expect(await status).toBe(413);
  upload.destroy();
  expect(await exchanges()).toMatchObject([{ operation: 'uploadDocument', status: 413 }]);
});

test('the relay settles while a client still sends a body', async () => {
  const { relay, token } = await openedRelay();
  const { hostname, port } = new URL(relay.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = open({ hostname, port, method: 'POST', path: '/documents', headers });
  const broken = new Promise((resolve) => upload.once('error', resolve));
  upload.write('the beginning');
  await expect.poll(() => relay.seen.length).toBe(1);
  await relay.settle(0);
  expect(await broken).toBeInstanceOf(Error);
  expect(relay.seen).toMatchObject([{ status: null, isWhole: false }]);
});

test('after the last request that the relay records, it breaks all connections', async () => {
  let isFull = false;
  const onFull = () => {
    isFull = true;
  };
  const { relay, get } = await openedRelay({ most: { requests: 3, bytes: keptBytes }, onFull });
  await get('/v2/admin/departments/1');
  await get('/v2/admin/departments/1');
  expect(isFull).toBe(false);
  await get('/v2/admin/departments/1').catch(() => undefined);
  expect(isFull).toBe(true);
  await expect(get('/v2/admin/departments/1')).rejects.toThrow('fetch failed');
  expect(relay.seen.length).toBe(3);
});

test('the operation of a request stays known after the sandbox has dropped it from its journal', async () => {
  const { tenant, get, exchanges } = await openedRelay();
  await tenant.settings({ limits: { journalEntries: 30 } });
  for (let sent = 0; sent < 60; sent++) await get('/v2/admin/departments/1');
  expect((await exchanges()).filter(({ operation }) => operation !== 'readDepartment')).toEqual([]);
});

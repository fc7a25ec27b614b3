import { Agent, request as open } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { openedRelay } from '../testing/send.ts';
import type { DuringBody, Intercept } from './recording-proxy.ts';

const opened = (intercept?: Intercept, duringBody?: DuringBody) =>
  openedRelay({ ...(intercept && { intercept }), duringBody });

test('the relay announces the body of a long request once, before the client has sent the rest', async () => {
  const announced: string[] = [];
  const upload = new PassThrough();
  const onLongBody = () => {
    announced.push('long');
    upload.end();
  };
  const { relay } = await opened(undefined, onLongBody);
  await fetch(`${relay.url}/short`, { method: 'POST', body: 'x'.repeat(65_535) });
  upload.write('x'.repeat(65_536));
  // The relay ends the upload, so this request would never end without the announcement.
  await fetch(`${relay.url}/long`, { method: 'POST', body: Readable.toWeb(upload), duplex: 'half' });
  expect(announced).toEqual(['long']);
});

test('an error while a grading scenario changes a request body is reported, and the client gets its response', async () => {
  const { relay } = await opened(undefined, () => {
    throw new Error('the file cannot be changed');
  });
  const { status } = await fetch(`${relay.url}/long`, { method: 'POST', body: 'x'.repeat(65_536) });
  expect(status).toBe(404);
  await expect(relay.settle()).rejects.toThrow('the file cannot be changed');
});

test('an exchange has the operation and the violations that the journal reports', async () => {
  const { get, exchanges } = await opened();
  await get('/v2/admin/departments/1');
  await get('/v2/admin/departments?color=blue');
  expect(await exchanges()).toMatchObject([
    { id: 1, operation: 'readDepartment', status: 200, isWhole: true, violations: [] },
    { id: 2, operation: 'listDepartments', status: 400, violations: [{ place: 'query /color' }] },
  ]);
});

test('credentials are replaced in addresses, headers and bodies', async () => {
  const { tenant, relay, get, token, exchanges } = await opened();
  const headers = { 'x-api-key': tenant.apiKeys.admin };
  const issued = await fetch(`${relay.url}/v2/admin/auth/token`, { method: 'POST', headers });
  const text = await issued.text();
  await get(`/fields?key=${tenant.apiKeys.admin}`);
  const recorded = JSON.stringify(await exchanges());
  for (const secret of [token, tenant.apiKeys.admin, JSON.parse(text).token]) expect(recorded).not.toContain(secret);
  expect(await exchanges()).toMatchObject([
    { hasSecretInUrl: false },
    { hasSecretInUrl: true, path: '/fields?key=***' },
  ]);
});

test('a connection that the sandbox breaks is broken for the client, too', async () => {
  const { tenant, get, exchanges } = await opened();
  await tenant.fault({ name: 'reset', operation: 'readDepartment', times: 1 });
  await expect(get('/v2/admin/departments/1')).rejects.toThrow('fetch failed');
  await tenant.fault({ name: 'truncated', operation: 'readDepartment', times: 1 });
  await expect(get('/v2/admin/departments/1').then((answer) => answer.text())).rejects.toThrow();
  expect(await exchanges()).toMatchObject([
    { status: null, answer: null, isWhole: false },
    { status: 200, isWhole: false },
  ]);
});

test('a scenario changes what the client receives', async () => {
  const { get, exchanges } = await opened(async (_request, forward) => ({
    ...(await forward()),
    status: 503,
    probe: 'outage',
  }));
  expect((await get('/v2/admin/departments/1')).status).toBe(503);
  expect(await exchanges()).toMatchObject([{ status: 503, probe: 'outage', operation: 'readDepartment' }]);
});

test('a response can wait for the whole request', async () => {
  const { relay, get } = await opened(async ({ method }, forward) => {
    if (method === 'GET') return forward();
    return { status: 401, headers: {}, body: Buffer.alloc(0), afterBody: true };
  });
  const upload = open(`${relay.url}/documents`, { method: 'POST' });
  const answered = new Promise((resolve) => upload.once('response', (answer) => resolve(answer.statusCode)));
  upload.write('the beginning');
  await expect.poll(() => relay.seen.length).toBe(1);
  await get('/v2/admin/departments/1');
  expect(relay.seen.map(({ status }) => status)).toEqual([null, 200]);
  upload.end('the rest');
  expect(await answered).toBe(401);
});

test('a connection that a client opens beside an idle one is noticed', async () => {
  const { relay, token, exchanges } = await opened();
  const get = (agent: Agent) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = open(`${relay.url}/v2/admin/departments/1`, { agent, headers });
      request.once('error', reject);
      request.once('response', (response) => response.once('end', resolve).resume());
      request.end();
    });
  const [one, other] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  onTestFinished(() => {
    one.destroy();
    other.destroy();
  });
  for (const agent of [one, one, other]) await get(agent);
  const ignoring = (await exchanges()).map(({ ignoresIdleConnection }) => ignoresIdleConnection);
  expect(ignoring).toEqual([false, false, true]);
});

test('the headers of the parts of a form are recorded, and not the file', async () => {
  const { relay, token, exchanges } = await opened();
  const form = new FormData();
  form.append('file', new Blob(['secret plans'], { type: 'text/plain' }), 'plans.txt');
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${relay.url}/documents`, { method: 'POST', headers, body: form });
  const [upload] = await exchanges();
  expect(upload?.request.body).toEqual({
    parts: [expect.stringMatching(/^Content-Disposition: .*filename="plans.txt"\r\nContent-Type: text\/plain$/)],
  });
});

test('an error of a scenario is not swallowed', async () => {
  const { relay, get } = await opened(() => Promise.reject(new Error('a defect')));
  await expect(get('/v2/admin/departments/1')).rejects.toThrow('fetch failed');
  await expect(relay.settle()).rejects.toThrow('a defect');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const controlKey = 'the-key-of-this-test';
let app: ReturnType<typeof createSandboxServer>;

beforeEach(() => {
  app = createSandboxServer({ controlKey });
});
afterEach(() => app.close());

const steering = Object.values(operationTable).filter((entry) => entry.interface === 'sandbox');
const open = ['readHealth', 'readReady'];
const closed = steering.filter(({ id }) => !open.includes(id)).map(({ id, method, path }) => ({ id, method, path }));

const ask = (method: (typeof steering)[number]['method'], path: string, headers: Record<string, string> = {}) =>
  app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'aurora'), headers });

test.each(closed)('$id requires the control key', async ({ method, path }) => {
  const without = await ask(method, path);
  expect([without.statusCode, without.json().code]).toEqual([401, 'CONTROL KEY MISSING']);
  expect(without.headers['www-authenticate']).toBe('ControlKey');
  expect((await ask(method, path, { 'x-control-key': '' })).json().code).toBe('CONTROL KEY MISSING');
  const wrong = await ask(method, path, { 'x-control-key': 'the-key-of-this-tes' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'CONTROL KEY WRONG']);
});

test.each(open)('%s is open', async (id) => {
  const { method, path } = operationTable[id as 'readHealth'];
  expect((await ask(method, path)).statusCode).toBe(200);
});

test('the correct key is accepted, and the interfaces of the service require no control key', async () => {
  expect((await ask('GET', '/_sandbox/tenants', { 'x-control-key': controlKey })).statusCode).toBe(200);
  const token = await app.inject({ method: 'POST', url: '/auth/token', headers: { 'x-api-key': 'aurora-admin-key' } });
  expect(token.statusCode).toBe(200);
});

test('no response contains the key', async () => {
  const answers = [
    await ask('GET', '/_sandbox/tenants'),
    await ask('GET', '/_sandbox/journal', { 'x-control-key': controlKey }),
  ];
  for (const { payload } of answers) expect(payload).not.toContain(controlKey);
});

test('a sandbox that is not ready returns the reason and continues to answer', async () => {
  const notReady = createSandboxServer({ notReady: async () => 'the database does not answer' });
  const answer = await notReady.inject({ url: '/_sandbox/ready' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'NOT READY', detail: 'the database does not answer' }),
  ]);
  expect((await notReady.inject({ url: '/_sandbox/health' })).statusCode).toBe(200);
  await notReady.close();
});

test('the refusal of a control key says where the key is', async () => {
  expect((await ask('GET', '/_sandbox/tenants')).json().detail).toBe(
    'the header X-Control-Key must contain the control key, which the sandbox printed when it started',
  );
  expect((await ask('GET', '/_sandbox/tenants', { 'x-control-key': 'x' })).json().detail).toBe(
    'the header X-Control-Key does not contain the control key of the sandbox',
  );
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';
import { isLocalVisit } from './local-caller.ts';

let app: ReturnType<typeof createSandboxServer>;

beforeEach(() => {
  app = createSandboxServer();
});
afterEach(() => app.close());

const freeze = (headers: Record<string, string>, server = app) =>
  server.inject({ method: 'POST', url: '/_sandbox/tenants/aurora/clock/freeze', headers });
const isFrozen = async () => (await app.inject('/_sandbox/tenants/aurora/clock')).json().frozen;

test.each([
  { host: 'evil.example' },
  { host: 'evil.example:4010' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host: '10.0.0.7:4010' },
  { forwarded: 'for=127.0.0.1;host=evil.example' },
  { forwarded: 'host=localhost, For=127.0.0.1; Host="evil.example:4010"' },
  { forwarded: 'host=' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example:4010' },
  { origin: 'null' },
])('a page from elsewhere does not steer: %o', async (headers) => {
  const answer = await freeze(headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN CALLER']);
  expect(answer.json().detail).toContain(JSON.stringify(Object.values(headers)[0]));
  expect(await isFrozen()).toBe(false);
});

test.each([
  { host: 'localhost:4010' },
  { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4010' },
  { host: '[::1]:4010', origin: 'http://localhost:5173' },
  { host: 'sandbox.localhost' },
  { host: 'localhost', forwarded: 'for=10.0.0.7;proto=https;host="[::1]:4010", host=localhost' },
  { host: 'localhost', 'x-forwarded-host': 'localhost:8080 , 127.0.0.1' },
])('a caller on this machine does: %o', async (headers) => {
  expect((await freeze(headers)).statusCode).toBe(200);
  expect(await isFrozen()).toBe(true);
});

test('a caller with a control key may use any machine', async () => {
  const controlKey = 'the-key-of-this-test';
  const keyed = createSandboxServer({ controlKey });
  const headers = { host: 'sandbox.example', origin: 'https://sandbox.example', 'x-control-key': controlKey };
  expect((await freeze(headers, keyed)).statusCode).toBe(200);
  await keyed.close();
});

const pages = ['health', 'ready', 'metrics', 'console', 'console/', 'console/lib.js', 'docs', 'docs/', 'journal'];
const routes = [...pages, 'tenants', 'faults', 'tenants/aurora/events', 'tenants/aurora/state'];

test.each(routes)('/_sandbox/%s is not for a page from elsewhere', async (route) => {
  for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }]) {
    const answer = await app.inject({ url: `/_sandbox/${route}`, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN CALLER']);
  }
});

test('health and ready are for everybody where a control key decides', async () => {
  const keyed = createSandboxServer({ controlKey: 'the-key-of-this-test' });
  for (const url of ['/_sandbox/health', '/_sandbox/ready']) {
    expect((await keyed.inject({ url, headers: { host: 'sandbox.example' } })).statusCode).toBe(200);
  }
  await keyed.close();
});

test.each(['evil.example', 'localhost, evil.example'])(
  'a proxy that serves %s serves no control plane',
  async (host) => {
    const answer = await freeze({ host: 'localhost', 'x-forwarded-host': host });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN CALLER']);
    expect(answer.json().detail).toBe(
      `the host in the header X-Forwarded-Host must be localhost, 127.0.0.1 or [::1], got "${host}"; ` +
        'to allow requests from other machines, set CPS_CONTROL_KEY',
    );
  },
);

test.each([
  [true, { host: 'localhost:4010' }, '127.0.0.1'],
  [true, { host: '[::1]:4010', 'sec-fetch-site': 'none' }, '::1'],
  [true, { host: 'localhost' }, '::ffff:127.0.0.1'],
  [true, { host: 'localhost' }, '127.255.1.20'],
  [false, { host: 'localhost' }, '10.0.0.7'],
  [false, { host: 'localhost' }, '127.0.0.1.7'],
  [false, { host: 'localhost' }, '1127.0.0.1'],
  [false, { host: 'localhost' }, '::12'],
  [false, { host: 'localhost' }, '2001::1'],
  [false, { host: 'localhost' }, undefined],
  [false, {}, '127.0.0.1'],
  [false, { host: 'sandbox.example' }, '127.0.0.1'],
  [false, { host: 'localhost', 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
  [false, { host: 'localhost', 'x-forwarded-host': 'sandbox.example' }, '127.0.0.1'],
])('is a visit from this machine: %s, with %o from %s', (expected, headers, remoteAddress) => {
  expect(isLocalVisit({ headers, remoteAddress })).toBe(expected);
});

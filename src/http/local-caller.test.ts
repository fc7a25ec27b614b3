import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandboxServer } from '../sandbox/start.ts';

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
])('a caller on this machine does: %o', async (headers) => {
  expect((await freeze(headers)).statusCode).toBe(200);
  expect(await isFrozen()).toBe(true);
});

test('whoever has a control key may come from anywhere', async () => {
  const controlKey = 'the-key-of-this-test';
  const keyed = createSandboxServer({ controlKey });
  const headers = { host: 'sandbox.example', origin: 'https://sandbox.example', 'x-control-key': controlKey };
  expect((await freeze(headers, keyed)).statusCode).toBe(200);
  await keyed.close();
});

test('health is told to everybody', async () => {
  expect((await app.inject({ url: '/_sandbox/health', headers: { host: 'evil.example' } })).statusCode).toBe(200);
});

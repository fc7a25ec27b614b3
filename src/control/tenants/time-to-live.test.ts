import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const tenants = '/_sandbox/tenants';
const hour = 3_600_000;
const create = (sandbox: TestSandbox, body: object) =>
  sandbox.send('POST', tenants, { body: { id: 'trial', ...body } });
const expiry = async (sandbox: TestSandbox, id = 'trial') =>
  (await sandbox.send('GET', `${tenants}/${id}`)).body.expiresAt;

test('a tenant is removed with its keys and tokens when its time to live expires', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { ttl: '1h' });
  const client = await sandbox.as('trial');
  sandbox.advance(hour - 1);
  expect((await client.get('/fields')).status).toBe(401);
  expect((await (await sandbox.as('trial')).get('/fields')).status).toBe(200);
  expect(await expiry(sandbox)).toBe('2026-01-15T10:00:00.000Z');
  const late = await sandbox.as('trial');
  sandbox.advance(1);
  expect((await late.get('/fields')).body.code).toBe('TOKEN INVALID');
  expect((await sandbox.send('GET', `${tenants}/trial`)).body).toMatchObject({ code: 'TENANT NOT FOUND' });
  const { body } = await sandbox.send('GET', tenants);
  expect(body.tenants.map(({ id }: { id: string }) => id)).toEqual(['aurora', 'borealis', 'cirrus']);
  const token = await sandbox.send('POST', '/auth/token', { headers: { 'x-api-key': 'trial-admin-key' } });
  expect([token.status, token.body.code]).toEqual([403, 'API KEY UNKNOWN']);
  expect((await create(sandbox, {})).status).toBe(201);
  expect((await sandbox.send('GET', `${tenants}/trial/journal`)).body.kept).toBe(0);
});

test("the time to live uses the machine's clock and not the tenant's clock", async () => {
  const sandbox = openSandbox();
  await create(sandbox, { ttl: '1h' });
  await sandbox.send('POST', `${tenants}/trial/clock/advance`, { body: { by: '30d' } });
  expect((await sandbox.send('GET', `${tenants}/trial`)).status).toBe(200);
});

test('the settings change and remove it', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { ttl: '1h' });
  sandbox.advance(hour / 2);
  await sandbox.send('PATCH', `${tenants}/trial`, { body: { ttl: '2h' } });
  expect(await expiry(sandbox)).toBe('2026-01-15T11:30:00.000Z');
  await sandbox.send('PATCH', `${tenants}/trial`, { body: { adminAccessApi: false } });
  expect(await expiry(sandbox)).toBe('2026-01-15T11:30:00.000Z');
  await sandbox.send('PATCH', `${tenants}/trial`, { body: { ttl: null } });
  expect(await expiry(sandbox)).toBeNull();
});

test('neither a reset nor a snapshot changes the time to live of a tenant, and a copy has the requested one', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { from: 'aurora', ttl: '1h' });
  await sandbox.send('POST', `${tenants}/trial/snapshots`, { body: { name: 'one' } });
  await sandbox.send('PATCH', `${tenants}/trial`, { body: { ttl: '3h' } });
  await sandbox.send('POST', `${tenants}/trial/snapshots/one/restore`);
  expect(await expiry(sandbox)).toBe('2026-01-15T12:00:00.000Z');
  await sandbox.send('POST', `${tenants}/trial/reset`);
  expect(await expiry(sandbox)).toBe('2026-01-15T12:00:00.000Z');
  await sandbox.send('POST', `${tenants}/trial/reset`, { body: { collections: ['settings'] } });
  expect(await expiry(sandbox)).toBe('2026-01-15T12:00:00.000Z');
  await sandbox.send('POST', tenants, { body: { id: 'copy', from: 'trial' } });
  expect(await expiry(sandbox, 'copy')).toBeNull();
});

test.each(['0s', '-1h', 'soon', '1 week', 5])('the time to live %j is refused', async (ttl) => {
  const sandbox = openSandbox();
  expect((await create(sandbox, { ttl })).status).toBe(400);
  expect((await sandbox.send('GET', `${tenants}/trial`)).status).toBe(404);
  expect((await sandbox.send('PATCH', `${tenants}/aurora`, { body: { ttl } })).status).toBe(400);
  expect(await expiry(sandbox, 'aurora')).toBeNull();
});

test('of two creations of one tenant at the same moment one wins', async () => {
  const sandbox = openSandbox();
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await create(sandbox, {})).status));
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test('the metrics do not contain an expired tenant', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { ttl: '1h' });
  await (await sandbox.as('trial')).get('/fields');
  const metrics = async () => String((await sandbox.send('GET', '/_sandbox/metrics')).body);
  expect(await metrics()).toContain('tenant="trial"');
  sandbox.advance(hour);
  expect(await metrics()).not.toContain('tenant="trial"');
});

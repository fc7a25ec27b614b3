import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { RateLimits } from './rate-limits.ts';

const aurora = '/_sandbox/tenants/aurora';

async function openLimited(requests: number, per: string) {
  const sandbox = openSandbox();
  const client = await sandbox.as('aurora', 'user');
  await sandbox.send('PATCH', aurora, { body: { rateLimit: { requests, per } } });
  return { sandbox, client };
}

const getToken = (sandbox: TestSandbox, tenant: string) =>
  sandbox.send('POST', '/auth/token', { headers: { 'x-api-key': `${tenant}-user-key` } });

test('requests over the limit get 429 until the allowance is restored evenly', async () => {
  const { sandbox, client } = await openLimited(2, '10s');
  const get = async () => (await client.get('/fields')).status;
  expect([await get(), await get(), await get()]).toEqual([200, 200, 429]);
  const { body, headers } = await client.get('/fields');
  expect([body.code, headers['retry-after']]).toEqual(['TOO MANY REQUESTS', '5']);
  sandbox.advance(4999);
  expect(await get()).toBe(429);
  sandbox.advance(1);
  expect([await get(), await get()]).toEqual([200, 429]);
  sandbox.advance(60_000);
  expect([await get(), await get(), await get()]).toEqual([200, 200, 429]);
});

test('both interfaces and the token operation share the allowance; other tenants and the control plane have none', async () => {
  const { sandbox, client } = await openLimited(1, '1h');
  expect((await getToken(sandbox, 'aurora')).status).toBe(200);
  expect((await getToken(sandbox, 'aurora')).status).toBe(429);
  expect((await client.get('/v2/admin/users')).body.errors[0].code).toBe('TOO MANY REQUESTS');
  expect((await getToken(sandbox, 'borealis')).status).toBe(200);
  expect((await sandbox.send('GET', aurora)).status).toBe(200);
});

test('the rate limit is checked before the token and the role, and after the route', async () => {
  const { sandbox, client } = await openLimited(2, '30d');
  expect((await client.get('/v2/admin/users')).status).toBe(403);
  sandbox.advance(3_600_000);
  expect((await client.get('/fields')).status).toBe(401);
  expect((await client.get('/fields')).status).toBe(429);
  expect((await client.get('/v2/admin/users')).status).toBe(429);
  expect((await client.get('/nothing')).status).toBe(404);
});

test('with a frozen clock the rate limit restores no allowance until the clock is advanced', async () => {
  const { sandbox, client } = await openLimited(1, '1s');
  await sandbox.send('POST', `${aurora}/clock/freeze`);
  await client.get('/fields');
  sandbox.advance(10_000);
  expect((await client.get('/fields')).status).toBe(429);
  await sandbox.send('POST', `${aurora}/clock/advance`, { body: { by: '1s' } });
  expect((await client.get('/fields')).status).toBe(200);
});

test('a new rate limit starts with its full allowance, and null removes it', async () => {
  const { sandbox, client } = await openLimited(1, '1h');
  await client.get('/fields');
  await sandbox.send('PATCH', aurora, { body: { hrManagedRoles: true } });
  expect((await client.get('/fields')).status).toBe(429);
  await sandbox.send('PATCH', aurora, { body: { rateLimit: { requests: 1, per: '1h' } } });
  expect([(await client.get('/fields')).status, (await client.get('/fields')).status]).toEqual([200, 429]);
  await sandbox.send('PATCH', aurora, { body: { rateLimit: null } });
  expect((await client.get('/fields')).status).toBe(200);
});

function worldWithLimit(requests: number, per: string) {
  const tenantData = emptyTenantData('tenant', 0);
  tenantData.transact(() => {
    const settings = tenantData.rows.settings.get('settings');
    if (settings) tenantData.rows.settings.put({ ...settings, rateLimit: { requests, per } });
  });
  return tenantData;
}

test('rounding errors of many small refills delay no request', () => {
  const [tenantData, limits] = [worldWithLimit(10, '1s'), new RateLimits()];
  for (let sent = 0; sent < 10; sent++) limits.take({}, tenantData, 0);
  for (let now = 10; now < 100; now += 10) expect(() => limits.take({}, tenantData, now)).toThrow('again in 1 s');
  expect(() => limits.take({}, tenantData, 100)).not.toThrow();
});

test('a request that is processed twice is counted once', () => {
  const [tenantData, limits] = [worldWithLimit(2, '1h'), new RateLimits()];
  const [one, two, three] = [{}, {}, {}];
  for (const request of [one, one, two, two, one]) limits.take(request, tenantData, 0);
  expect(() => limits.take(three, tenantData, 0)).toThrow(
    'the tenant may send at most 2 requests per 1h; send the request again in 1800 s',
  );
});

import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const tenants = '/_sandbox/tenants';
const department = (name: string) => ({ data: { type: 'departments', attributes: { name } } });

async function create(sandbox: TestSandbox, body: object) {
  return sandbox.send('POST', tenants, { body });
}

test('a new tenant has a user for each API key, the feature on, and nothing else', async () => {
  const sandbox = openSandbox();
  const { status, headers, body } = await create(sandbox, { id: 'trial' });
  expect([status, headers['location']]).toEqual([201, '/_sandbox/tenants/trial']);
  expect(body).toEqual({
    id: 'trial',
    apiKeys: { superAdmin: 'trial-super-admin-key', admin: 'trial-admin-key', user: 'trial-user-key' },
  });
  const client = await sandbox.as('trial');
  const users = (await client.get('/v2/admin/users')).body.data;
  expect(users.map(({ attributes }: { attributes: { email: string } }) => attributes.email)).toEqual([
    'super-admin@trial.example',
    'admin@trial.example',
    'user@trial.example',
  ]);
  expect((await client.get('/v2/admin/departments')).body.data).toEqual([]);
  const { settings, counts } = (await sandbox.send('GET', `${tenants}/trial`)).body;
  expect(settings).toMatchObject({ adminAccessApi: true, hrManagedRoles: false, rateLimit: null });
  const rows = Object.entries(counts).filter(([, count]) => count !== 0);
  expect(rows).toEqual([
    ['users', 3],
    ['folders', 1],
  ]);
});

test('a copy starts with the current data of the other tenant, and both tenants are independent', async () => {
  const sandbox = openSandbox();
  const aurora = await sandbox.as('aurora');
  const { id } = (await aurora.post('/v2/admin/departments', department('Before'))).body.data;
  expect((await create(sandbox, { id: 'copy', from: 'aurora' })).body.apiKeys.admin).toBe('copy-admin-key');
  const copy = await sandbox.as('copy');
  expect((await copy.get(`/v2/admin/departments/${id}`)).body.data.attributes.name).toBe('Before');
  const later = (await copy.post('/v2/admin/departments', department('After'))).body.data.id;
  expect((await aurora.get(`/v2/admin/departments/${later}`)).status).toBe(404);
  expect(
    (await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': 'aurora-admin-key' } })).status,
  ).toBe(200);
});

test('a reset restores the initial state of a copy', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { id: 'copy', from: 'cirrus' });
  const copy = await sandbox.as('copy');
  const before = (await sandbox.send('GET', `${tenants}/copy`)).body.counts;
  await copy.post('/v2/admin/departments', department('Gone'));
  expect((await sandbox.send('POST', `${tenants}/copy/reset`)).body.counts).toEqual(before);
  await sandbox.as('copy');
});

test.each([
  [{ id: 'aurora' }, 409, 'TENANT ID TAKEN'],
  [{ id: 'trial', from: 'zephyr' }, 404, 'TENANT NOT FOUND'],
  [{ id: 'Trial' }, 400, 'INVALID VALUE'],
  [{ id: 'a--b' }, 400, 'INVALID VALUE'],
  [{ id: '' }, 400, 'INVALID VALUE'],
  [{ id: 7 }, 400, 'INVALID VALUE'],
  [{}, 400, 'MISSING VALUE'],
  [{ id: 'trial', colour: 'red' }, 400, 'UNKNOWN PROPERTY'],
])('%j is refused with %i and creates nothing', async (given, status, code) => {
  const sandbox = openSandbox();
  const received = await create(sandbox, given);
  expect([received.status, received.body.code]).toEqual([status, code]);
  const { body } = await sandbox.send('GET', tenants);
  expect(body.tenants.map(({ id }: { id: string }) => id)).toEqual(['aurora', 'borealis', 'cirrus']);
});

test('a name whose API keys another tenant has is refused', async () => {
  const sandbox = openSandbox();
  const received = await create(sandbox, { id: 'aurora-super' });
  expect([received.status, received.body.detail]).toEqual([409, expect.stringContaining('those of aurora')]);
});

test('settings apply from the next request, and absent settings do not change', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as('borealis');
  expect((await client.get('/v2/admin/jobs/1')).status).toBe(403);
  const limit = { requests: 100, per: '1s' };
  await sandbox.send('PATCH', `${tenants}/borealis`, { body: { rateLimit: limit } });
  const { status, body } = await sandbox.send('PATCH', `${tenants}/borealis`, { body: { adminAccessApi: true } });
  expect(status).toBe(200);
  expect(body.settings).toMatchObject({ adminAccessApi: true, hrManagedRoles: false, rateLimit: limit });
  expect((await client.get('/v2/admin/jobs/999')).status).toBe(404);
});

test.each([
  ['60s', '60s'],
  ['10 minutes', '10m'],
  ['PT1M', '1m'],
  ['minute', '1m'],
  [1500, '1500ms'],
])('the rate limit per %s is one per %s', async (per, shown) => {
  const sandbox = openSandbox();
  const { status, body } = await sandbox.send('PATCH', `${tenants}/borealis`, {
    body: { rateLimit: { requests: 1, per } },
  });
  expect([status, body.settings?.rateLimit]).toEqual([200, { requests: 1, per: shown }]);
});

test.each([
  { rateLimit: { requests: 0, per: '1s' } },
  { rateLimit: { requests: 1, per: '0s' } },
  { rateLimit: { requests: 1, per: 'PT0S' } },
  { rateLimit: { requests: 1, per: 0 } },
  { rateLimit: { requests: 1, per: 'week' } },
  { rateLimit: { requests: 1 } },
  { adminAccessApi: 'yes' },
  { pages: 3 },
])('the settings %j are refused', async (body) => {
  const sandbox = openSandbox();
  expect((await sandbox.send('PATCH', `${tenants}/aurora`, { body })).status).toBe(400);
});

test('a deleted tenant is unknown, its keys and tokens too; its name is free again', async () => {
  const sandbox = openSandbox();
  await create(sandbox, { id: 'trial' });
  const client = await sandbox.as('trial');
  expect((await sandbox.send('DELETE', `${tenants}/trial`)).status).toBe(204);
  expect((await sandbox.send('DELETE', `${tenants}/trial`)).status).toBe(404);
  expect((await client.get('/v2/admin/users')).status).toBe(401);
  const headers = { 'x-api-key': 'trial-admin-key' };
  expect((await sandbox.send('POST', '/auth/token', { headers })).status).toBe(403);
  expect((await create(sandbox, { id: 'trial' })).status).toBe(201);
});

test.each(['super-admin', 'superAdmin'])('the key of a super-admin is revoked as %s', async (name) => {
  const sandbox = openSandbox();
  expect((await sandbox.send('DELETE', `${tenants}/aurora/api-keys/${name}`)).status).toBe(204);
  const headers = { 'x-api-key': 'aurora-super-admin-key' };
  expect((await sandbox.send('POST', '/auth/token', { headers })).status).toBe(403);
});

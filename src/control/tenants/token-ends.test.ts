import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { formOf, upload } from '../../documents/testing/form.ts';

const one = '/_sandbox/tenants/one';
const users = '/v2/admin/users';

async function sandboxWithTenant(): Promise<TestSandbox> {
  const sandbox = openSandbox();
  await create(sandbox);
  return sandbox;
}

const create = (sandbox: TestSandbox) => sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'one' } });
const revoke = (sandbox: TestSandbox) => sandbox.send('DELETE', `${one}/api-keys/admin`);
const statusOf = async (client: TestClient) => (await client.get(users)).status;

const seedWith = (apiKey: object) => ({
  settings: { adminAccessApi: true, hrManagedRoles: false },
  apiKeys: [{ name: 'admin', key: 'one-admin-key', user: '2', role: 'admin', ...apiKey }],
  roles: [],
  departments: [],
  users: ['1', '2'].map((id) => ({
    id,
    email: `${id}@one.example`,
    firstName: 'Ada',
    lastName: 'Berg',
    jobTitle: null,
    role: null,
    departments: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
  })),
  folders: { id: '1', name: '/' },
  fields: [],
});

test('a token does not open a later tenant of the same name', async () => {
  const sandbox = await sandboxWithTenant();
  const before = await sandbox.as('one');
  await sandbox.send('DELETE', one);
  await create(sandbox);
  expect([await statusOf(before), await statusOf(await sandbox.as('one'))]).toEqual([401, 200]);
});

test('nor a file that arrived when the time of the first file was over', async () => {
  const sandbox = await sandboxWithTenant();
  const before = await sandbox.as('one');
  await sandbox.send('PATCH', one, { body: { ttl: '1m' } });
  sandbox.advance(60_000);
  await create(sandbox);
  expect([await statusOf(before), await statusOf(await sandbox.as('one'))]).toEqual([401, 200]);
});

test('nor one that is put back to an archive of the first one', async () => {
  const sandbox = await sandboxWithTenant();
  const before = await sandbox.as('one');
  await sandbox.send('POST', `${one}/snapshots`, { body: { name: 'early' } });
  const archive = (await sandbox.send('GET', `${one}/snapshots/early/archive`)).body;
  await sandbox.send('DELETE', one);
  await create(sandbox);
  const headers = { 'content-type': 'application/x-ndjson' };
  await sandbox.send('PUT', `${one}/snapshots/early/archive`, { headers, body: archive });
  expect((await sandbox.send('POST', `${one}/snapshots/early/restore`)).status).toBe(200);
  expect([await statusOf(before), await statusOf(await sandbox.as('one'))]).toEqual([401, 200]);
});

test('a token remains valid after a reset, a snapshot, a restore and a seed with the same API key', async () => {
  const sandbox = await sandboxWithTenant();
  const client = await sandbox.as('one');
  await sandbox.send('POST', `${one}/snapshots`, { body: { name: 'early' } });
  await sandbox.send('POST', `${one}/reset`);
  expect(await statusOf(client)).toBe(200);
  await sandbox.send('POST', `${one}/snapshots/early/restore`);
  expect(await statusOf(client)).toBe(200);
  await sandbox.send('POST', `${one}/seed`, { body: seedWith({}) });
  expect(await statusOf(client)).toBe(200);
});

test.each([
  ['another role', { role: 'user' }],
  ['another user', { user: '1' }],
  ['another name', { name: 'other' }],
])('a token ends with a seed that gives its key %s', async (_what, change) => {
  const sandbox = await sandboxWithTenant();
  const client = await sandbox.as('one');
  expect((await sandbox.send('POST', `${one}/seed`, { body: seedWith(change) })).status).toBe(200);
  expect(await statusOf(client)).toBe(401);
});

test.each([
  ['a reset', `${one}/reset`],
  ['a restore', `${one}/snapshots/early/restore`],
])('%s brings a revoked key back, and not the tokens that it got before', async (_what, url) => {
  const sandbox = await sandboxWithTenant();
  await sandbox.send('POST', `${one}/snapshots`, { body: { name: 'early' } });
  const [ended, of] = [await sandbox.as('one'), await sandbox.as('one', 'user')];
  await revoke(sandbox);
  await sandbox.send('POST', url);
  expect([await statusOf(ended), await statusOf(await sandbox.as('one'))]).toEqual([401, 200]);
  expect((await of.get('/documents')).status).toBe(200);
});

test('tokens of the original tenant are invalid for its copy, which has no revoked keys', async () => {
  const sandbox = await sandboxWithTenant();
  const client = await sandbox.as('one');
  await revoke(sandbox);
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'two', from: 'one' } });
  expect([await statusOf(client), await statusOf(await sandbox.as('two'))]).toEqual([401, 200]);
});

test('a token that ended opens no interface and meets no fault of the later tenant', async () => {
  const sandbox = await sandboxWithTenant();
  const before = await sandbox.as('one');
  await sandbox.send('DELETE', one);
  await create(sandbox);
  await sandbox.send('POST', `${one}/faults`, { body: { name: 'unavailable' } });
  expect([await statusOf(before), (await upload(before)).status]).toEqual([401, 401]);
  const { entries } = (await sandbox.send('GET', `${one}/journal`)).body;
  expect(entries).toEqual([]);
});

async function uploadWhile(sandbox: TestSandbox, happens: () => Promise<unknown>): Promise<number> {
  const { token } = await sandbox.as('one');
  const form = formOf([['file', { name: 'a.txt', bytes: 'The parties agree.' }]]);
  async function* halves() {
    yield form.subarray(0, form.length / 2);
    await happens();
    yield form.subarray(form.length / 2);
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut-here' };
  const url = '/documents';
  return (await sandbox.app.inject({ method: 'POST', url, headers, payload: Readable.from(halves()) })).statusCode;
}

const documentsOf = async (sandbox: TestSandbox) => (await sandbox.send('GET', `${one}/state`)).body.documents;

test('an upload is stored in the tenant after a reset', async () => {
  const sandbox = await sandboxWithTenant();
  expect(await uploadWhile(sandbox, () => sandbox.send('POST', `${one}/reset`))).toBe(202);
  expect(await documentsOf(sandbox)).toHaveLength(1);
});

test('an upload that was accepted before its key was revoked is completed', async () => {
  const sandbox = await sandboxWithTenant();
  expect(await uploadWhile(sandbox, () => revoke(sandbox))).toBe(202);
});

test('an upload does not go to a later tenant of the same name', async () => {
  const sandbox = await sandboxWithTenant();
  const replaced = async () => {
    await sandbox.send('DELETE', one);
    await create(sandbox);
  };
  expect(await uploadWhile(sandbox, replaced)).toBe(401);
  expect(await documentsOf(sandbox)).toEqual([]);
});

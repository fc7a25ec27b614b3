import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { sendForm } from '../../documents/testing/form.ts';

const aurora = '/_sandbox/tenants/aurora';
const limit = (sandbox: TestSandbox, limits: object) => sandbox.send('PATCH', aurora, { body: { limits } });

const lists = [
  ['/v2/admin/users', 'page%5Bsize%5D', 'page[size]', 'data'],
  ['/v2/admin/departments', 'page%5Bsize%5D', 'page[size]', 'data'],
  ['/documents', 'pageSize', 'pageSize', 'documents'],
  ['/search?q=a', 'pageSize', 'pageSize', 'documents'],
] as const;

test.each(lists)('%s has pages as large as the tenant allows', async (path, parameter, name, member) => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const page = (size: number) => client.get(`${path}${path.includes('?') ? '&' : '?'}${parameter}=${size}`);
  expect((await page(200)).status).toBe(200);
  await limit(sandbox, { pageSize: 3 });
  expect((await page(3)).body[member]).toHaveLength(3);
  expect((await client.get(path)).body[member]).toHaveLength(3);
  const { status, body } = await page(4);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`${name} must be at most 3 for this tenant, got 4`);
  expect(JSON.stringify(body)).toContain('INVALID VALUE');
});

test('a composite search has such pages too', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await limit(sandbox, { pageSize: 3 });
  const query = [{ type: 'property', name: 'fileType', filter: 'equals', terms: ['pdf'] }];
  const { body } = await client.post('/search', { query });
  expect(body.documents).toHaveLength(3);
  expect((await client.post('/search?pageSize=4', { query })).status).toBe(400);
});

const uploads = [
  ['/documents', 'Lease.txt', 'DOCUMENT TOO LARGE'],
  ['/documents/1/version', 'Lease.txt', 'DOCUMENT TOO LARGE'],
  ['/v2/admin/users/import', 'people.csv', 'SPREADSHEET TOO LARGE'],
] as const;

test.each(uploads)('%s takes files as large as the tenant allows', async (path, fileName, code) => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const send = (bytes: number) =>
    sendForm(client, path, [['file', { name: fileName, bytes: `email\n${'x'.repeat(bytes - 6)}` }]]);
  await limit(sandbox, { uploadBytes: 100 });
  expect((await send(100)).status).toBe(202);
  const { status, body } = await send(101);
  expect([status, JSON.stringify(body)]).toEqual([413, expect.stringContaining(code)]);
  expect(JSON.stringify(body)).toContain('100 bytes');
});

test('limits change individually, and a tenant is shown with all limits', async () => {
  const sandbox = openSandbox();
  await limit(sandbox, { pageSize: 10 });
  const { body } = await limit(sandbox, { uploadBytes: 20 });
  expect(body.settings.limits).toEqual({ pageSize: 10, uploadBytes: 20, journalEntries: 200 });
});

test.each([
  { pageSize: 0 },
  { pageSize: 201 },
  { uploadBytes: 0 },
  { uploadBytes: 104_857_601 },
  { journalEntries: -1 },
  { pages: 1 },
  null,
])('the limits %j are refused', async (limits) => {
  const sandbox = openSandbox();
  expect((await sandbox.send('PATCH', aurora, { body: { limits } })).status).toBe(400);
  const { settings } = (await sandbox.send('GET', aurora)).body;
  expect(settings.limits).toEqual({ pageSize: 200, uploadBytes: 104_857_600, journalEntries: 200 });
});

test.each([
  [{ page: 1 }, '/page is unknown; the known properties are adminAccessApi, hrManagedRoles, rateLimit, limits, ttl'],
  [
    { limits: { pages: 1 } },
    '/limits/pages is unknown; the known properties are pageSize, uploadBytes, journalEntries',
  ],
])('the refusal of the tenant settings %j lists the known properties', async (body, detail) => {
  const refused = await openSandbox().send('PATCH', aurora, { body });
  expect([refused.status, refused.body.detail]).toEqual([400, detail]);
});

import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';
const journalOf = async (sandbox: TestSandbox, query = '') =>
  (await sandbox.send('GET', `${aurora}/journal${query}`)).body;
const department = { data: { type: 'departments', attributes: { name: 'Treasury Desk' } } };

test("an entry contains request and response with times of the tenant's clock", async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await sandbox.send('POST', `${aurora}/clock/advance`, { body: { by: '1h' } });
  const token = (await sandbox.as()).token;
  await sandbox.send('POST', '/v2/admin/departments', {
    body: department,
    headers: { authorization: `Bearer ${token}` },
  });
  const { entries, kept, dropped } = await journalOf(sandbox);
  expect([kept, dropped]).toEqual([3, 0]);
  expect(entries[0]).toMatchObject({
    id: 3,
    time: '2026-01-15T10:00:00.000Z',
    hostTime: '2026-01-15T09:00:00.000Z',
    method: 'POST',
    path: '/v2/admin/departments',
    operation: 'createDepartment',
    status: 201,
    caller: { userId: expect.any(String), role: 'admin' },
    request: { headers: { 'content-type': 'application/json' }, body: department, isCut: false },
    answer: {
      headers: { 'content-type': 'application/vnd.api+json' },
      body: { data: { attributes: { name: 'Treasury Desk' } } },
    },
    verdict: { request: { outcome: 'kept', violations: [] }, answer: { outcome: 'kept', violations: [] } },
    nearMisses: [],
    due: [],
  });
  expect(entries[0].request.bytes).toBe(JSON.stringify(department).length);
  expect(client.token).not.toBe(token);
});

test('a journal contains no secrets', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  const headers = { authorization: `Bearer ${token}`, cookie: 'session=secret-cookie' };
  await sandbox.send('GET', `/fields?token=${token}&api_key=secret-query`, { headers });
  await sandbox.send('POST', '/v2/admin/departments', { headers, body: `{"token":"secret-body","a":"${token}` });
  await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': 'secret-unknown-key' } });
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'mine' } });
  const both = [await journalOf(sandbox), (await sandbox.send('GET', '/_sandbox/journal')).body];
  const shown = JSON.stringify(both);
  for (const secret of [token, 'aurora-admin-key', 'mine-admin-key', 'mine-user-key'])
    expect(shown).not.toContain(secret);
  expect(shown).not.toMatch(/secret-/);
  expect(shown).toContain('Bearer ***');
});

test('applied transitions are in the entry of the request that follows them', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete('/v2/admin/departments/24');
  sandbox.advance(150);
  await client.get('/v2/admin/jobs/1');
  const { entries } = await journalOf(sandbox);
  expect(entries[0].due).toEqual([
    { machine: 'job', id: '1', kind: 'department delete', status: 'running', at: '2026-01-15T09:00:00.075Z' },
    { machine: 'job', id: '1', kind: 'department delete', status: 'succeeded', at: '2026-01-15T09:00:00.150Z' },
  ]);
});

test('the contract judges requests that broke it', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/v2/admin/users?page%5Bsize%5D=many&colour=red');
  await client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name: 7, size: 1 } } });
  await client.post('/v2/admin/departments', 'x', { headers: { 'content-type': 'text/plain' } });
  await client.post('/v2/admin/departments');
  const { entries } = await journalOf(sandbox, '?verdict=broken');
  const places = entries.map(({ verdict }: { verdict: { request: { violations: { place: string }[] } } }) =>
    verdict.request.violations.map(({ place }) => place).sort(),
  );
  expect(places).toEqual([
    ['body'],
    ['header Content-Type'],
    ['body /data/attributes/name', 'body /data/attributes/size'],
    ['query /colour', 'query /page[size]'],
  ]);
});

test('the journal states a violated rule in plain words', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.patch('/v2/admin/departments/1', { data: { type: 'departments', attributes: {} } });
  const [entry] = (await journalOf(sandbox)).entries;
  expect(entry.verdict.request.violations).toEqual([
    { place: 'body /data/attributes', wanted: 'must have at least 1 property' },
  ]);
});

test('the contract judges an answer that a fault broke', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await sandbox.send('POST', `${aurora}/faults`, { body: { name: 'status', operation: 'listRoles', status: 418 } });
  await client.get('/v2/admin/roles?filter%5Btype%5D=custom').catch(() => undefined);
  const [entry] = (await journalOf(sandbox)).entries;
  expect(entry).toMatchObject({ operation: 'listRoles', status: 418, faults: ['status'] });
  expect(entry.verdict.answer).toMatchObject({ outcome: 'broken', violations: [{ place: 'status' }] });
});

test.each([
  ['GET', '/v2/admin/departmens', 'listDepartments', '"departmens" is not "departments"'],
  ['PUT', '/v2/admin/departments', 'listDepartments', 'it takes GET, not PUT'],
  [
    'GET',
    '/v2/admin/departments/1/member',
    'updateDepartmentMembers',
    '"member" is not "members"; it takes PATCH, not GET',
  ],
  ['GET', '/admin/users', 'listUsers', '"v2" is missing'],
  ['GET', '/document/1', 'readDocument', '"document" is not "documents"'],
])('%s %s is reported as close to %s', async (method, path, operation, why) => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  await sandbox.app.inject({ method: method as 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
  const [entry] = (await journalOf(sandbox)).entries;
  expect(entry).toMatchObject({ operation: null, verdict: { request: { outcome: 'unjudged' } } });
  const shown = entry.nearMisses.map((each: { operation: string; why: string }) => [each.operation, each.why]);
  expect(shown).toContainEqual([operation, why]);
  expect(shown.length).toBeLessThanOrEqual(3);
});

test('a path that is close to no operation has no suggestions', async () => {
  const sandbox = openSandbox();
  await sandbox.send('GET', '/a/b/c/d/e/f/g/h');
  const [entry] = (await sandbox.send('GET', '/_sandbox/journal')).body.entries;
  expect(entry.nearMisses).toEqual([]);
});

test('filters narrow, and the newest come first', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/v2/admin/departments');
  await client.get('/v2/admin/departments/999');
  sandbox.advance(60_000);
  await client.get('/v2/admin/users');
  const ids = async (query: string) => (await journalOf(sandbox, query)).entries.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([4, 3, 2, 1]);
  expect(await ids('?operation=listUsers')).toEqual([4]);
  expect(await ids('?status=404')).toEqual([3]);
  expect(await ids('?status=4xx')).toEqual([3]);
  expect(await ids('?status=2xx&limit=2')).toEqual([4, 2]);
  expect(await ids('?since=2026-01-15T09:01:00Z')).toEqual([4]);
  expect(await ids('?after=2')).toEqual([4, 3]);
  expect(await ids('?verdict=kept')).toEqual([4, 3, 2, 1]);
  expect(await ids('?operation=readAccess')).toEqual([]);
});

test.each([
  'status=bad',
  'status=404&status=405',
  'limit=0',
  'limit=1001',
  'since=monday',
  'after=-1',
  'verdict=good',
  'colour=red',
])('the filter %s is refused', async (query) => {
  const { status } = await openSandbox().send('GET', `${aurora}/journal?${query}`);
  expect(status).toBe(400);
});

test("a journal stores the number of requests in the tenant's settings and counts the others", async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await sandbox.send('PATCH', aurora, { body: { limits: { journalEntries: 2 } } });
  for (let times = 0; times < 4; times++) await client.get('/v2/admin/departments');
  const { kept, dropped, entries } = await journalOf(sandbox);
  expect([kept, dropped, entries.map(({ id }: { id: number }) => id)]).toEqual([2, 3, [5, 4]]);
  await sandbox.send('PATCH', aurora, { body: { limits: { journalEntries: 0 } } });
  await client.get('/v2/admin/departments');
  expect(await journalOf(sandbox)).toEqual({ kept: 0, dropped: 6, entries: [] });
});

test('the numbers continue in a cleared journal, a reset keeps the journal, and a new tenant has a new one', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  expect((await sandbox.send('DELETE', `${aurora}/journal`)).status).toBe(204);
  expect(await journalOf(sandbox)).toEqual({ kept: 0, dropped: 0, entries: [] });
  await client.get('/fields');
  await sandbox.send('POST', `${aurora}/reset`);
  expect((await journalOf(sandbox)).entries).toMatchObject([{ id: 2, operation: 'listFields' }]);
  await sandbox.send('DELETE', aurora);
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'aurora' } });
  expect((await journalOf(sandbox)).kept).toBe(0);
});

test('requests without a tenant and changes through the control plane are in the journal of the sandbox', async () => {
  const sandbox = openSandbox();
  await sandbox.send('POST', '/auth/token', { headers: { 'x-api-key': 'unknown' } });
  await sandbox.send('GET', '/fields', { headers: { authorization: 'Bearer junk' } });
  await sandbox.send('POST', `${aurora}/reset`);
  await sandbox.send('GET', `${aurora}/clock`);
  const { entries } = (await sandbox.send('GET', '/_sandbox/journal')).body;
  expect(entries.map((each: { operation: string; status: number }) => [each.operation, each.status])).toEqual([
    ['resetTenant', 200],
    ['listFields', 401],
    ['createDocumentsToken', 403],
  ]);
  expect(entries[1]).toMatchObject({ time: null, caller: null });
  expect((await journalOf(sandbox)).entries).toEqual([]);
  expect((await sandbox.send('DELETE', '/_sandbox/journal')).status).toBe(204);
});

test('a refused request belongs to the tenant of its token or key', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as('aurora', 'user');
  await client.get('/v2/admin/users');
  sandbox.advance(900_000);
  await client.get('/fields');
  await sandbox.send('DELETE', `${aurora}/api-keys/user`);
  await sandbox.send('POST', '/auth/token', { headers: { 'x-api-key': 'aurora-user-key' } });
  const { entries } = await journalOf(sandbox);
  expect(entries.map(({ status }: { status: number }) => status)).toEqual([403, 401, 403, 200]);
});

test('files are shown only by their length', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/documents/1/content');
  const [entry] = (await journalOf(sandbox)).entries;
  expect(entry).toMatchObject({ operation: 'downloadDocument', status: 200, answer: { body: null } });
  expect(entry.verdict.answer.outcome).toBe('unjudged');
});

test('the journal has a response selected with Prefer and its body', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/v2/admin/departments/12', { headers: { prefer: 'code=404' } });
  const [entry] = (await journalOf(sandbox)).entries;
  expect(entry).toMatchObject({ status: 404, answer: { body: { errors: [{ status: '404' }] } } });
  expect(entry.verdict.answer.outcome).toBe('kept');
});

test.each(['tenants/aurora/journal', 'journal'])('a filter of %s by an unknown operation is refused', async (path) => {
  const { status, body } = await openSandbox().send('GET', `/_sandbox/${path}?operation=listUser`);
  expect([status, body.code]).toEqual([400, 'INVALID VALUE']);
  expect(body.detail).toContain('the most similar are listUsers');
});

const seedWithKeys = `settings:\n  adminAccessApi: true\napiKeys:\n  - name: one\n    key: secret-seed-key\n  - { name: two, key: "secret-flow-key" }\n`;

test.each([
  ['a seed in YAML', 'application/yaml', seedWithKeys],
  ['a seed in JSON', 'application/json', JSON.stringify({ apiKeys: [{ name: 'one', key: 'secret-json-key' }] })],
  ['a seed with a key that is none', 'application/yaml', `apiKeys:\n  - name: one\n    key: "secret key"\n`],
  ['broken JSON', 'application/json', '{"client_secret": "secret-broken", '],
])('no journal contains the API keys of %s', async (_what, type, body) => {
  const sandbox = openSandbox();
  const headers = { 'content-type': type, 'x-auth-token': 'secret-header', 'api-key': 'secret-header' };
  const query = '?client_secret=secret-query&refresh_token=secret-query';
  await sandbox.send('POST', `${aurora}/seed${query}`, { body, headers });
  await sandbox.send('POST', `${aurora}/seed`, { body, headers });
  const shown = JSON.stringify((await sandbox.send('GET', '/_sandbox/journal')).body);
  expect(shown).not.toMatch(/secret[- ](?:seed|flow|json|key|broken|header|query)/);
  expect(shown).toContain('***');
});

test('the error of a broken body quotes nothing of it', async () => {
  const client = await openSandbox().as();
  const { body } = await client.patch('/v2/admin/departments/1', 'secret-of-somebody');
  expect(JSON.stringify(body)).not.toContain('secret');
});

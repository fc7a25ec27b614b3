import { expect, test } from 'vitest';
import { openSandbox, type Received } from '../../../../testing/sandbox/sandbox.ts';

const rows = (query: string, tenant = 'aurora') => `/_sandbox/tenants/${tenant}/rows?${query}`;
const ids = ({ body }: Received) => body.rows.map(({ id }: { id: string }) => id);

test('a page of users has the names of their roles and the paths of their departments', async () => {
  const { body } = await openSandbox().send('GET', rows('collection=users&pageSize=2&page=2'));
  expect(body).toMatchObject({ collection: 'users', page: 2, pageSize: 2 });
  expect(body.total).toBeGreaterThan(100);
  expect(body.rows.map(({ id }: { id: string }) => id)).toEqual(['3', '4']);
  expect(body.rows[0]).toMatchObject({ roleName: expect.any(String), departmentPaths: expect.any(Array) });
});

test('a search finds rows that contain every word in any case', async () => {
  const sandbox = openSandbox();
  const [first] = (await sandbox.send('GET', rows('collection=users&pageSize=1'))).body.rows;
  const words = `${first.lastName.toUpperCase()} ${first.firstName.slice(0, 3)}`;
  const found = await sandbox.send('GET', rows(`collection=users&search=${encodeURIComponent(words)}`));
  expect(ids(found)).toContain(first.id);
  expect(ids(await sandbox.send('GET', rows('collection=users&search=qqq')))).toEqual([]);
  expect(ids(await sandbox.send('GET', rows('collection=users&search=firstName')))).toEqual([]);
});

test('a filter compares one property, and finds a value in a list', async () => {
  const sandbox = openSandbox();
  const members = await sandbox.send('GET', rows('collection=users&field=departments&value=12&pageSize=200'));
  expect(members.body.total).toBeGreaterThan(0);
  for (const { departments } of members.body.rows) expect(departments).toContain('12');
  const top = await sandbox.send('GET', rows('collection=departments&field=parentDepartment&value='));
  for (const { parentDepartment, depth: _depth, path, name } of top.body.rows)
    expect({ parentDepartment, path }).toEqual({ parentDepartment: null, path: name });
});

test('the grants of a principal name folder and principal', async () => {
  const sandbox = openSandbox();
  const [grant] = (await sandbox.send('GET', rows('collection=grants&pageSize=1'))).body.rows;
  expect(grant).toMatchObject({ folderPath: expect.stringMatching(/^\//), principalName: expect.any(String) });
  const principal = `${grant.principalType}/${grant.principalId}`;
  const found = await sandbox.send('GET', rows(`collection=grants&field=principal&value=${principal}`));
  expect(ids(found)).toContain(grant.id);
});

test('a value without a field may be in any property, and a field without a value selects rows with the property', async () => {
  const sandbox = openSandbox();
  const total = async (query: string) => (await sandbox.send('GET', rows(query))).body.total;
  const [all, deleted] = [await total('collection=users'), await total('collection=users&field=status&value=deleted')];
  expect(await total('collection=users&value=deleted')).toBe(deleted);
  expect(await total('collection=users&field=status')).toBe(all);
  expect(await total('collection=users&field=principal')).toBe(0);
  expect(await total('collection=grants&field=principal')).toBe(await total('collection=grants'));
  expect(await total('collection=roles&field=departments')).toBe(0);
});

test('rows are sorted by a property, ids as numbers and missing values last', async () => {
  const sandbox = openSandbox();
  const down = ids(await sandbox.send('GET', rows('collection=users&sort=-id&pageSize=200'))).map(Number);
  expect(down).toEqual(down.toSorted((left: number, right: number) => right - left));
  const logins = (await sandbox.send('GET', rows('collection=users&sort=-lastLogin&pageSize=200'))).body.rows;
  const times = logins.map(({ lastLogin }: { lastLogin: string | null }) => lastLogin ?? '');
  expect(times).toEqual(times.toSorted().reverse());
});

test.each([
  'users',
  'departments',
  'folders',
  'grants',
  'roles',
  'jobs',
  'imports',
  'fields',
  'provisions',
  'documents',
  'directory',
])('%s has the rows of the state of the tenant', async (collection) => {
  const sandbox = openSandbox();
  const state = (await sandbox.send('GET', '/_sandbox/tenants/aurora/state')).body;
  const { body } = await sandbox.send('GET', rows(`collection=${collection}&pageSize=200`));
  expect(body.total).toBe(state[collection].length);
  expect(body.rows).toMatchObject(state[collection]);
});

test('reading does not count as a poll and adds no journal entry', async () => {
  const sandbox = openSandbox();
  const plan = { mode: 'polls', polls: 1 };
  await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/department%20delete', { body: plan });
  await (await sandbox.as()).delete('/v2/admin/departments/24');
  await sandbox.send('DELETE', '/_sandbox/tenants/aurora/journal');
  for (const _ of Array(3)) {
    const { body } = await sandbox.send('GET', rows('collection=jobs'));
    expect(body.rows).toMatchObject([{ status: 'queued' }]);
  }
  expect((await sandbox.send('GET', '/_sandbox/tenants/aurora/journal')).body.entries).toEqual([]);
});

test.each([
  ['collection=people', 'INVALID VALUE'],
  ['', 'MISSING VALUE'],
  ['collection=users&pageSize=201', 'INVALID VALUE'],
  ['collection=users&sort=a%20b', 'INVALID VALUE'],
  ['collection=users&pages=2', 'UNKNOWN PARAMETER'],
])('%s is refused with %s', async (query, code) => {
  const { status, body } = await openSandbox().send('GET', rows(query));
  expect({ status, code: body.code }).toEqual({ status: 400, code });
});

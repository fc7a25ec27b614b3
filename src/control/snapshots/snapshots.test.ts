import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';
const department = { data: { type: 'departments', attributes: { name: 'Short-lived' } } };

const take = (sandbox: TestSandbox, name: unknown) => sandbox.send('POST', `${aurora}/snapshots`, { body: { name } });
const restore = (sandbox: TestSandbox, name: string) => sandbox.send('POST', `${aurora}/snapshots/${name}/restore`);
const state = async (sandbox: TestSandbox) => (await sandbox.send('GET', `${aurora}/state`)).body;

test('a tenant can be restored to a snapshot repeatedly, with its numbering, plans and clock', async () => {
  const sandbox = openSandbox();
  await sandbox.send('POST', `${aurora}/clock/freeze`);
  await sandbox.send('PUT', `${aurora}/job-plans/members`, { body: { mode: 'manual' } });
  const before = await state(sandbox);
  const { status, headers } = await take(sandbox, 'start');
  expect([status, headers['location']]).toEqual([201, `${aurora}/snapshots/start`]);
  for (let times = 0; times < 2; times++) {
    const client = await sandbox.as();
    await client.post('/v2/admin/departments', department);
    await sandbox.send('DELETE', `${aurora}/job-plans/members`);
    await sandbox.send('POST', `${aurora}/clock/advance`, { body: { by: '1h' } });
    expect(await state(sandbox)).not.toEqual(before);
    expect((await restore(sandbox, 'start')).body.now).toBe(before.now);
    expect(await state(sandbox)).toEqual(before);
    const { jobPlans } = (await sandbox.send('GET', `${aurora}/job-plans`)).body;
    expect(jobPlans).toContainEqual(expect.objectContaining({ kind: 'members', mode: 'manual' }));
  }
});

test('transitions that were due when the snapshot was taken are due again', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete('/v2/admin/departments/24');
  await take(sandbox, 'queued');
  sandbox.advance(150);
  expect((await state(sandbox)).jobs).toMatchObject([{ status: 'succeeded' }]);
  await restore(sandbox, 'queued');
  expect((await state(sandbox)).jobs).toMatchObject([{ status: 'succeeded', startedAt: '2026-01-15T09:00:00.075Z' }]);
});

test('snapshots are listed until they are deleted; they outlive a reset, not the tenant', async () => {
  const sandbox = openSandbox();
  const names = async () => {
    const { snapshots } = (await sandbox.send('GET', `${aurora}/snapshots`)).body;
    return snapshots.map(({ name }: { name: string }) => name);
  };
  await take(sandbox, 'one');
  await take(sandbox, 'two');
  await sandbox.send('POST', `${aurora}/reset`);
  expect(await names()).toEqual(['one', 'two']);
  expect((await sandbox.send('DELETE', `${aurora}/snapshots/one`)).status).toBe(204);
  expect(await names()).toEqual(['two']);
  await sandbox.send('DELETE', aurora);
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'aurora' } });
  expect(await names()).toEqual([]);
});

test('a snapshot or seed with an API key that another tenant has is refused', async () => {
  const sandbox = openSandbox();
  const seed = (tenant: string, key: string) =>
    sandbox.send('POST', `/_sandbox/tenants/${tenant}/seed`, {
      body: {
        settings: { adminAccessApi: true, hrManagedRoles: false },
        apiKeys: [{ name: 'admin', key, user: '1', role: 'admin' }],
        roles: [],
        departments: [],
        users: [userOfSeed],
        folders: { id: '1', name: '/' },
        fields: [],
      },
    });
  const token = async (key: string) =>
    (await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': key } })).status;
  await seed('aurora', 'first-key');
  await take(sandbox, 'first');
  await seed('aurora', 'second-key');
  await seed('borealis', 'first-key');
  const before = await state(sandbox);
  expect(await restore(sandbox, 'first')).toMatchObject({
    status: 409,
    body: { code: 'API KEY TAKEN', detail: 'the API key "admin" of the snapshot belongs to the tenant "borealis"' },
  });
  expect(await state(sandbox)).toEqual(before);
  await seed('borealis', 'third-key');
  expect((await restore(sandbox, 'first')).status).toBe(200);
  expect([await token('first-key'), await token('second-key')]).toEqual([200, 403]);
  await seed('borealis', 'second-key');
  expect(await sandbox.send('POST', `${aurora}/reset`)).toMatchObject({ status: 409, body: { code: 'API KEY TAKEN' } });
  expect([await token('first-key'), await token('second-key')]).toEqual([200, 200]);
});

const userOfSeed = {
  id: '1',
  email: 'ada@small.example',
  firstName: 'Ada',
  lastName: 'Berg',
  jobTitle: null,
  role: null,
  departments: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
};

test('an existing name is refused, and the first snapshot remains', async () => {
  const sandbox = openSandbox();
  const first = (await take(sandbox, 'start')).body;
  sandbox.advance(1000);
  const { status, body } = await take(sandbox, 'start');
  expect([status, body.code]).toEqual([409, 'SNAPSHOT NAME TAKEN']);
  expect((await sandbox.send('GET', `${aurora}/snapshots`)).body.snapshots).toEqual([first]);
});

test.each(['', 'Start', 'a b', 7, undefined])('the name %j is refused', async (name) => {
  expect((await take(openSandbox(), name)).status).toBe(400);
});

test('an unknown snapshot is reported with the existing snapshots', async () => {
  const sandbox = openSandbox();
  await take(sandbox, 'start');
  for (const received of [await restore(sandbox, 'end'), await sandbox.send('DELETE', `${aurora}/snapshots/end`)]) {
    expect([received.status, received.body.code]).toEqual([404, 'SNAPSHOT NOT FOUND']);
    expect(received.body.detail).toContain('its snapshots are "start"');
  }
});

test('the error for an unknown snapshot says that the tenant has no snapshots', async () => {
  const { status, body } = await restore(openSandbox(), 'end');
  expect([status, body.code]).toEqual([404, 'SNAPSHOT NOT FOUND']);
  expect(body.detail).toBe('the tenant "aurora" has no snapshot with the name "end"; it has no snapshots');
});

test('a tenant can begin as a snapshot of another one', async () => {
  const sandbox = openSandbox();
  const before = await state(sandbox);
  await take(sandbox, 'start');
  await (await sandbox.as()).post('/v2/admin/departments', department);
  const create = (body: object) => sandbox.send('POST', '/_sandbox/tenants', { body });
  expect((await create({ id: 'copy', from: 'aurora', snapshot: 'start' })).status).toBe(201);
  const { departments } = (await sandbox.send('GET', '/_sandbox/tenants/copy/state')).body;
  expect(departments).toEqual(before.departments);
  expect((await (await sandbox.as('copy')).get('/v2/admin/users')).status).toBe(200);
  expect((await create({ id: 'other', from: 'aurora', snapshot: 'end' })).body.code).toBe('SNAPSHOT NOT FOUND');
  expect((await create({ id: 'other', snapshot: 'start' })).body).toMatchObject({
    code: 'MISSING VALUE',
    detail: '/from is required if snapshot is given: it names the tenant of the snapshot',
  });
});

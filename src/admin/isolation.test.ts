import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { readTenantData } from '../tenant/read-tenant-data.ts';
import { codesOf, finishJob } from './testing/finish-job.ts';
import { applyPending, commands, compare, modelOf, play } from './testing/play.ts';
import { upload } from './testing/spreadsheet-client.ts';

async function open(): Promise<{ sandbox: TestSandbox; owner: TestClient; other: TestClient }> {
  const sandbox = openSandbox();
  const [owner, other] = [await sandbox.as('aurora'), await sandbox.as('cirrus')];
  await owner.delete('/v2/admin/departments/39');
  await upload(owner, 'email\n', '/summary');
  return { sandbox, owner, other };
}

const rename = { data: { type: 'departments', attributes: { name: 'Taken over' } } };
const members = { data: { type: 'department-members', attributes: { operation: 'add', members: ['1'] } } };

describe('objects of aurora do not exist for cirrus', () => {
  test.each([
    ['a department', (client: TestClient) => client.get('/v2/admin/departments/40')],
    ['the children of a department', (client: TestClient) => client.get('/v2/admin/departments?filter[id]=40')],
    ['a path', (client: TestClient) => client.get('/v2/admin/departments?filter[path]=Legal//Commercial')],
    ['a department to change', (client: TestClient) => client.patch('/v2/admin/departments/40', rename)],
    ['a department to delete', (client: TestClient) => client.delete('/v2/admin/departments/40')],
    ['members', (client: TestClient) => client.patch('/v2/admin/departments/40/members', members)],
    ['a folder', (client: TestClient) => client.get('/v2/admin/access?filter[type]=folder&filter[id]=20')],
    [
      'a folder by path',
      (client: TestClient) => client.get('/v2/admin/access?filter[type]=folder&filter[path]=/Legal'),
    ],
    ['a job', (client: TestClient) => client.get('/v2/admin/jobs/1')],
    ['an import', (client: TestClient) => client.get('/v2/admin/users/import/1')],
    ['an import to acknowledge', (client: TestClient) => client.post('/v2/admin/users/import/1/acknowledge')],
    ['an import to cancel', (client: TestClient) => client.post('/v2/admin/users/import/1/cancel')],
  ])('%s', async (_what, ask) => {
    const { owner, other } = await open();
    expect((await ask(other)).status).toBe(404);
    expect((await ask(owner)).status).not.toBe(404);
  });

  test.each([
    ['users', '/v2/admin/users?filter[id]=150'],
    ['users of a department', '/v2/admin/users?filter[department]=28'],
    ['users by e-mail', '/v2/admin/users?filter[email]=priya.adeyemi@aurora.example'],
    ['imports', '/v2/admin/users/import'],
  ])('%s are not listed', async (_what, url) => {
    const { owner, other } = await open();
    expect((await other.get(url)).body.data).toEqual([]);
    expect((await owner.get(url)).body.data).not.toEqual([]);
  });
});

test('an id that two tenants have refers to the tenant of the caller, and the other tenant is unchanged', async () => {
  const { owner, other } = await open();
  const before = (await owner.get('/v2/admin/departments/2')).body;
  expect((await other.patch('/v2/admin/departments/2', rename)).body.data.attributes.name).toBe('Taken over');
  expect((await owner.get('/v2/admin/departments/2')).body).toEqual(before);
});

test('users, roles and principals of another tenant are unknown to jobs', async () => {
  const { sandbox, other } = await open();
  const run = async (url: string, type: string, attributes: object) =>
    finishJob(sandbox, other, await other.patch(url, { data: { type, attributes } }));
  const attributes = { operation: 'add', members: ['150'] };
  const added = await run('/v2/admin/departments/2/members', 'department-members', attributes);
  const assigned = await run('/v2/admin/role-assignments', 'role-assignments', {
    assignments: [{ userId: '4', roleId: '7' }],
  });
  const granted = await run('/v2/admin/access', 'access', {
    resource: { type: 'folder', id: '1' },
    operation: 'grant',
    principal: { type: 'department', id: '40' },
    permission: 'view',
  });
  expect([added.result?.entries[0]?.code, assigned.result?.entries[0]?.code, granted.errors[0]?.code]).toEqual([
    'USER NOT FOUND',
    'ROLE NOT FOUND',
    'PRINCIPAL NOT FOUND',
  ]);
});

test('a department cannot move below one of another tenant', async () => {
  const { other } = await open();
  const move = { data: { type: 'departments', attributes: { parentDepartment: '40' } } };
  const received = await other.patch('/v2/admin/departments/2', move);
  expect([received.status, codesOf(received)]).toEqual([404, ['DEPARTMENT NOT FOUND']]);
});

const seed = readTenantData('cirrus', new URL('../../fixtures/worlds/cirrus.yaml', import.meta.url));

test('any sequence of commands leaves tree, membership and grants as in the naive model', async () => {
  const sandbox = openSandbox();
  const property = fc.asyncProperty(commands, async (sequence) => {
    expect((await sandbox.send('POST', '/_sandbox/tenants/cirrus/reset')).status).toBe(200);
    const client = await sandbox.as('cirrus');
    const known = [...seed.rows.departments.list().map(({ id }) => id), '999'];
    const player = { sandbox, client, model: modelOf(seed), known, pending: [] };
    for (const command of sequence) await play(player, command);
    await applyPending(player);
    await compare(player);
  });
  await fc.assert(property, { numRuns: 150 });
});

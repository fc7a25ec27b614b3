import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { readTenantData } from '../../tenant/read-tenant-data.ts';
import { codesOf, finishJob, sourcesOf } from '../testing/finish-job.ts';
import { syncRole } from './replaceRoleAssignments.ts';

const url = '/v2/admin/role-assignments';
const document = (assignments: unknown) => ({ data: { type: 'role-assignments', attributes: { assignments } } });
const rows = (count: number, roleId = '1') =>
  Array.from({ length: count }, (_, index) => ({ userId: String(index + 1), roleId }));

async function roleOf(client: TestClient, id: string): Promise<string | null> {
  const { body } = await client.get(`/v2/admin/users?filter[id]=${id}&filter[includeDeleted]=true`);
  return body.data[0].attributes.roleId;
}

describe('list', () => {
  test('shows the custom roles only, in the order of their ids', async () => {
    const client = await openSandbox().as();
    const { body } = await client.get('/v2/admin/roles?filter[type]=custom&page[size]=5');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(body.data[0].attributes).toEqual({
      name: 'Contract Manager',
      type: 'custom',
      description: 'Owns contracts from draft to signature.',
    });
    const next = await client.get(body.links.next);
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual(['6', '7']);
    expect(next.body.meta.total).toBe(7);
  });

  test.each([
    ['', 'MISSING VALUE'],
    ['?filter[type]=', 'INVALID VALUE'],
    ['?filter[type]=system', 'INVALID VALUE'],
    ['?filter[type]=Custom', 'INVALID VALUE'],
  ])('%j answers 400 %s', async (query, code) => {
    const client = await openSandbox().as();
    const received = await client.get(`/v2/admin/roles${query}`);
    expect([received.status, codesOf(received)]).toEqual([400, [code]]);
    expect(sourcesOf(received)).toEqual([{ parameter: 'filter[type]' }]);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('%s is no method of roles', async (method) => {
    const sandbox = openSandbox();
    const received = await sandbox.send(method, '/v2/admin/roles');
    expect([received.status, received.headers['allow'], codesOf(received)]).toEqual([
      405,
      expect.stringContaining('GET'),
      ['METHOD NOT ALLOWED'],
    ]);
  });
});

describe('assign', () => {
  test.each([1, 200, 500])('accepts %i rows', async (count) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, document(rows(count, '2'))));
    expect(job.result).toMatchObject({ total: count });
    expect(await roleOf(client, '1')).toBe('2');
  });

  test.each([
    ['no row', [], 'ASSIGNMENT COUNT INVALID', ''],
    ['501 rows', rows(501), 'ASSIGNMENT COUNT INVALID', ''],
    ['a user twice', [...rows(2), { userId: '1', roleId: '1' }], 'USER ASSIGNED TWICE', '/2/userId'],
    ['501 rows that fold to 500', [...rows(500), { userId: '1', roleId: '1' }], 'ASSIGNMENT COUNT INVALID', ''],
    ['a row without role', [{ userId: '1' }], 'MISSING VALUE', '/0/roleId'],
    ['no list', 'all', 'INVALID VALUE', ''],
  ])('%s is refused and changes nothing', async (_what, assignments, code, place) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const earlier = await roleOf(client, '1');
    const received = await client.patch(url, document(assignments));
    expect([received.status, codesOf(received)]).toEqual([400, [code]]);
    expect(sourcesOf(received)).toEqual([{ pointer: `/data/attributes/assignments${place}` }]);
    sandbox.advance(1_000);
    expect(await roleOf(client, '1')).toBe(earlier);
  });

  test('reports every repeated user', async () => {
    const client = await openSandbox().as();
    const received = await client.patch(url, document([...rows(2), ...rows(2)]));
    expect(sourcesOf(received)).toEqual([
      { pointer: '/data/attributes/assignments/2/userId' },
      { pointer: '/data/attributes/assignments/3/userId' },
    ]);
  });

  test('each row has a separate outcome', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const assignments = [
      { userId: '1', roleId: '3' },
      { userId: '999', roleId: '3' },
      { userId: '170', roleId: '3' },
      { userId: '2', roleId: '999' },
      { userId: '4', roleId: '8' },
    ];
    const earlier = await roleOf(client, '2');
    const job = await finishJob(sandbox, client, await client.patch(url, document(assignments)));
    expect(job).toMatchObject({ kind: 'role-assignments', status: 'succeeded', errors: [] });
    expect(job.result?.entries.map(({ id, outcome, code }) => [id, outcome, code])).toEqual([
      ['1', 'succeeded', undefined],
      ['999', 'failed', 'USER NOT FOUND'],
      ['170', 'failed', 'USER NOT FOUND'],
      ['2', 'failed', 'ROLE NOT FOUND'],
      ['4', 'failed', 'ROLE NOT FOUND'],
    ]);
    expect(job.result?.entries.some((entry) => 'externalSync' in entry)).toBe(false);
    expect([await roleOf(client, '1'), await roleOf(client, '2')]).toEqual(['3', earlier]);
  });

  test('fails as a whole when no row could be applied, and still has its result', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, document([{ userId: '1', roleId: '999' }])));
    expect(job).toMatchObject({ status: 'failed', result: { failed: 1 }, errors: [{ code: 'NOTHING APPLIED' }] });
  });
});

describe('a tenant whose roles an HR system manages', () => {
  test('syncs each applied row, and a failed sync fails the row without a change of the role', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as('cirrus');
    const assignments = [
      { userId: '4', roleId: '1' },
      { userId: '20', roleId: '2' },
      { userId: '5', roleId: '999' },
    ];
    const job = await finishJob(sandbox, client, await client.patch(url, document(assignments)));
    expect(job.status).toBe('succeeded');
    expect(job.result?.entries.map(({ id, outcome, code, externalSync }) => [id, outcome, code, externalSync])).toEqual(
      [
        ['4', 'succeeded', undefined, 'synced'],
        ['20', 'failed', 'EXTERNAL SYNC FAILED', 'failed'],
        ['5', 'failed', 'ROLE NOT FOUND', undefined],
      ],
    );
    expect([await roleOf(client, '4'), await roleOf(client, '20')]).toEqual(['1', '1']);
  });
});

const cirrus = () => readTenantData('cirrus', new URL('../../../fixtures/worlds/cirrus.yaml', import.meta.url));

test('a sync changes the role of the person and nothing else', () => {
  const tenantData = cirrus();
  const before = tenantData.rows.directory.list();
  tenantData.transact(() =>
    expect(syncRole(tenantData, '4', '1')).toEqual({ outcome: 'succeeded', externalSync: 'synced' }),
  );
  expect(tenantData.rows.directory.list()).toEqual(
    before.map((person) => (person.userId === '4' ? { ...person, roleId: '1' } : person)),
  );
});

test('a user without a directory entry cannot be synced, and the directory is unchanged', () => {
  const tenantData = cirrus();
  const before = tenantData.rows.directory.list();
  tenantData.transact(() =>
    expect(syncRole(tenantData, '20', '2')).toMatchObject({ outcome: 'failed', externalSync: 'failed' }),
  );
  expect(tenantData.rows.directory.list()).toEqual(before);
});

import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { inSlice, Unfinished } from '../../tenant/slices.ts';
import { codesOf, finishJob, sourcesOf } from '../testing/finish-job.ts';
import { changeMembers } from './updateDepartmentMembers.ts';

const department = '/v2/admin/departments/40';
const url = `${department}/members`;
const document = (operation: unknown, members: unknown) => ({
  data: { type: 'department-members', attributes: { operation, members } },
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

const memberCount = async (client: TestClient, address = department) =>
  (await client.get(address)).body.data.attributes.memberCount;
const memberIds = async (client: TestClient) =>
  (await client.get('/v2/admin/users?filter[department]=40&page[size]=200')).body.data.map(
    ({ id }: { id: string }) => id,
  );

describe('the number of members', () => {
  test.each([
    ['1', numbers(1), 1],
    ['500', numbers(500), 500],
    ['501 that fold to 500', [...numbers(500), '1'], 500],
    ['501 that fold to 1', Array(501).fill('1'), 1],
  ])('may be %s', async (_what, members, total) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, document('add', members)));
    expect(job.result?.total).toBe(total);
    expect(job.result?.entries.map(({ id }) => id)).toEqual(numbers(total));
  });

  test.each([
    ['0', []],
    ['501', numbers(501)],
    ['502 that fold to 501', [...numbers(501), '1']],
  ])('may not be %s', async (_what, members) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const before = await memberIds(client);
    const received = await client.patch(url, document('add', members));
    expect([received.status, codesOf(received)]).toEqual([400, ['MEMBER COUNT INVALID']]);
    expect(sourcesOf(received)).toEqual([{ pointer: '/data/attributes/members' }]);
    sandbox.advance(1_000);
    expect(await memberIds(client)).toEqual(before);
  });
});

describe('what the job does', () => {
  test('each user has a separate outcome, and an existing state is a success', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    await finishJob(sandbox, client, await client.patch(url, document('add', ['5'])));
    const before: string[] = await memberIds(client);
    const members = ['5', '1', '999', '170', '01'];
    const job = await finishJob(sandbox, client, await client.patch(url, document('add', members)));
    expect(job).toMatchObject({ kind: 'members', status: 'succeeded', errors: [] });
    expect(job.result?.entries.map(({ id, outcome, code }) => [id, outcome, code])).toEqual([
      ['5', 'succeeded', undefined],
      ['1', 'succeeded', undefined],
      ['999', 'failed', 'USER NOT FOUND'],
      ['170', 'failed', 'USER NOT FOUND'],
      ['01', 'failed', 'USER NOT FOUND'],
    ]);
    expect(await memberIds(client)).toEqual([...new Set(['1', ...before])].sort((a, b) => Number(a) - Number(b)));
    const removal = await finishJob(sandbox, client, await client.patch(url, document('remove', ['1', '2'])));
    expect(removal.status).toBe('succeeded');
    expect(await memberIds(client)).toEqual(before.filter((id) => id !== '1' && id !== '2'));
  });

  test('the departments of a user stay in the order of their ids', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const departments = async () =>
      (await client.get('/v2/admin/users?filter[id]=2')).body.data[0].attributes.departments;
    for (const id of ['40', '3']) {
      await finishJob(
        sandbox,
        client,
        await client.patch(`/v2/admin/departments/${id}/members`, document('add', ['2'])),
      );
    }
    expect(await departments()).toEqual(['3', '28', '40']);
    const change = (operation: string) => client.patch('/v2/admin/departments/28/members', document(operation, ['2']));
    await finishJob(sandbox, client, await change('add'));
    expect(await departments()).toEqual(['3', '28', '40']);
    await finishJob(sandbox, client, await change('remove'));
    expect(await departments()).toEqual(['3', '40']);
  });

  test('counts direct members only', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const parent = '/v2/admin/departments/38';
    const [above, below] = [await memberCount(client, parent), await memberCount(client, '/v2/admin/departments/39')];
    const change = document('add', ['1']);
    await finishJob(sandbox, client, await client.patch('/v2/admin/departments/39/members', change));
    expect(await memberCount(client, parent)).toBe(above);
    expect(await memberCount(client, '/v2/admin/departments/39')).toBe(below + 1);
  });

  test('fails as a whole when no user could be changed', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, document('remove', ['999'])));
    expect(job).toMatchObject({ status: 'failed', result: { failed: 1 }, errors: [{ code: 'NOTHING APPLIED' }] });
  });
});

test('a change of many members uses up a time slice, and changes of few members share one', () => {
  const tenantData = emptyTenantData('tenant', 0);
  tenantData.transact(() => tenantData.rows.departments.put({ id: '1', name: 'Sales', parentDepartment: null }));
  const twice = (count: number) => () => {
    for (const _time of [1, 2])
      changeMembers(tenantData, { departmentId: '1', operation: 'add', members: numbers(count) });
  };
  expect(() => inSlice(twice(500))).toThrow(Unfinished);
  expect(() => inSlice(twice(5))).not.toThrow();
});

test.each([
  ['no operation', document(undefined, ['1']), 400, 'MISSING VALUE', '/operation'],
  ['an unknown operation', document('replace', ['1']), 400, 'INVALID VALUE', '/operation'],
  ['no members', document('add', undefined), 400, 'MISSING VALUE', '/members'],
  ['members that are numbers', document('add', [1]), 400, 'INVALID VALUE', '/members/0'],
])('%s is refused', async (_what, body, status, code, place) => {
  const client = await openSandbox().as();
  const received = await client.patch(url, body);
  expect([received.status, codesOf(received)]).toEqual([status, [code]]);
  expect(sourcesOf(received)).toEqual([{ pointer: `/data/attributes${place}` }]);
});

describe('delete', () => {
  test('removes the subtree with its links when the job ends, never users', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const total = (await client.get('/v2/admin/users')).body.meta.total;
    const received = await client.delete('/v2/admin/departments/1');
    expect((await client.get('/v2/admin/departments/4')).status).toBe(200);
    const job = await finishJob(sandbox, client, received);
    expect(job).toMatchObject({ kind: 'department delete', status: 'succeeded', result: { total: 9, succeeded: 9 } });
    expect(job.result?.entries.map(({ id }) => id)).toEqual(['1', '3', '7', '2', '8', '5', '6', '4', '9']);
    for (const id of ['1', '3', '4', '9']) expect((await client.get(`/v2/admin/departments/${id}`)).status).toBe(404);
    const users = await client.get('/v2/admin/users?page[size]=200');
    expect(users.body.meta.total).toBe(total);
    const links = users.body.data.flatMap(
      (user: { attributes: { departments: string[] } }) => user.attributes.departments,
    );
    expect(links.filter((id: string) => Number(id) <= 9)).toEqual([]);
  });

  test('a second delete has nothing to do and succeeds', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const [first, second] = [await client.delete(department), await client.delete(department)];
    expect((await finishJob(sandbox, client, first)).result?.total).toBe(1);
    expect((await finishJob(sandbox, client, second)).result).toEqual({
      total: 0,
      succeeded: 0,
      failed: 0,
      entries: [],
    });
    expect((await client.delete(department)).status).toBe(404);
  });

  test('reads and changes go on until the job ends', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    await client.delete(department);
    const rename = { data: { type: 'departments', attributes: { name: 'Renamed' } } };
    expect((await client.patch(department, rename)).status).toBe(200);
    sandbox.advance(150);
    expect((await client.get(department)).status).toBe(404);
  });
});

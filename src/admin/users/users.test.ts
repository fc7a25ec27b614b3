import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { codesOf, sourcesOf } from '../testing/finish-job.ts';
import { upload } from '../testing/spreadsheet-client.ts';

const url = '/v2/admin/users';
const ids = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const list = (client: TestClient, query: string) => client.get(`${url}?${query}`);

test('a user is shown with all known properties', async () => {
  const client = await openSandbox().as();
  const { body } = await list(client, 'filter[id]=2');
  expect(body.data[0]).toMatchObject({
    type: 'users',
    id: '2',
    attributes: {
      email: 'priya.adeyemi@aurora.example',
      fullName: 'Priya Adeyemi',
      status: 'active',
      roleId: '2',
      roleName: 'Legal Counsel',
      departments: ['28'],
      deletedAt: null,
    },
  });
});

describe('filters', () => {
  test.each([
    ['filter[id]=170', []],
    ['filter[id]=170&filter[includeDeleted]=false', []],
    ['filter[id]=170&filter[includeDeleted]=true', ['170']],
    ['filter[id]=999', []],
    ['filter[id]=x', []],
    ['filter[email]=priya.adeyemi@aurora.example', ['2']],
    ['filter[email]=PRIYA.Adeyemi@Aurora.EXAMPLE', ['2']],
    ['filter[email]=priya', []],
    ['filter[email]=pablo.nowak@aurora.example', []],
    ['filter[email]=Pablo.Nowak@aurora.example&filter[includeDeleted]=true', ['170']],
    ['filter[department]=999', []],
    ['filter[department]=01', []],
  ])('%s finds %j', async (query, expected) => {
    const client = await openSandbox().as();
    const received = await list(client, query);
    expect([received.status, ids(received), received.body.meta.total]).toEqual([200, expected, expected.length]);
  });

  test('filter[department] lists direct members, and deleted members only on request', async () => {
    const client = await openSandbox().as();
    const { body: all } = await list(client, 'page[size]=200&filter[includeDeleted]=true');
    const members = all.data.filter((user: { attributes: { departments: string[] } }) =>
      user.attributes.departments.includes('33'),
    );
    const active = members.filter((user: { attributes: { status: string } }) => user.attributes.status === 'active');
    expect(active.length).toBeLessThan(members.length);
    expect(ids(await list(client, 'filter[department]=33&filter[includeDeleted]=true'))).toEqual(
      ids({ body: { data: members } }),
    );
    expect(ids(await list(client, 'filter[department]=33'))).toEqual(ids({ body: { data: active } }));
    const department = await client.get('/v2/admin/departments/33');
    expect(department.body.data.attributes.memberCount).toBe(active.length);
  });

  test('filter[includeDeleted] may be used alone', async () => {
    const client = await openSandbox().as();
    const total = async (query: string) => (await list(client, query)).body.meta.total;
    expect(await total('filter[includeDeleted]=true')).toBe(200);
    expect(await total('')).toBe(await total('filter[includeDeleted]=false'));
    expect(await total('')).toBeLessThan(200);
    expect(ids(await list(client, 'page[size]=200'))).toHaveLength(await total(''));
  });

  test.each([
    ['filter[id]=1&filter[email]=x', ['filter[email]']],
    ['filter[email]=x&filter[department]=1', ['filter[department]']],
    ['filter[id]=1&filter[department]=1&filter[includeDeleted]=true', ['filter[department]']],
    ['filter[id]=1&filter[email]=x&filter[department]=1', ['filter[email]', 'filter[department]']],
  ])('%s is a conflict', async (query, parameters) => {
    const client = await openSandbox().as();
    const received = await list(client, query);
    expect(received.status).toBe(400);
    expect(new Set(codesOf(received))).toEqual(new Set(['USER FILTER CONFLICT']));
    expect(sourcesOf(received)).toEqual(parameters.map((parameter) => ({ parameter })));
  });

  test.each([
    ['filter[includeDeleted]=yes', 'INVALID VALUE'],
    ['filter[includeDeleted]=TRUE', 'INVALID VALUE'],
    ['filter[includeDeleted]=', 'INVALID VALUE'],
    ['filter[id]=1&filter[id]=1', 'REPEATED PARAMETER'],
    ['filter[name]=x', 'UNKNOWN PARAMETER'],
  ])('%s answers 400 %s', async (query, code) => {
    const client = await openSandbox().as();
    const received = await list(client, query);
    expect([received.status, codesOf(received)]).toEqual([400, [code]]);
  });
});

describe('paging', () => {
  test.each([1, 7, 50, 199, 200])('pages of %i follow each other in the order of ids', async (size) => {
    const client = await openSandbox().as();
    const all = ids(await list(client, 'page[size]=200&filter[includeDeleted]=true'));
    expect(all).toEqual(Array.from({ length: 200 }, (_, index) => String(index + 1)));
    const seen: string[] = [];
    const wanted = Math.min(200, size * 8);
    let next: string | null = `${url}?page[size]=${size}&filter[includeDeleted]=true`;
    while (next !== null && seen.length < wanted) {
      const { body } = await client.get(next);
      seen.push(...ids({ body }));
      next = body.links.next;
    }
    expect(seen).toEqual(all.slice(0, seen.length));
  });

  test('neither skips nor repeats while users are added', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as('borealis');
    const seen: string[] = [];
    let added = 0;
    for (let next: string | null = `${url}?page[size]=5`; next !== null; ) {
      const { body } = await client.get(next);
      seen.push(...ids({ body }));
      next = body.links.next;
      if (added === 5) continue;
      added += 1;
      await upload(client, `email\nlate${added}@borealis.example\n`);
      sandbox.advance(150);
    }
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => String(index + 1)));
    expect(seen.length).toBeGreaterThan(12);
  });

  test('the first page is 50 users unless another size is given; past the end there are none', async () => {
    const client = await openSandbox().as();
    expect(ids(await list(client, ''))).toHaveLength(50);
    const past = await list(client, 'page[number]=900');
    expect([past.status, past.body.data, past.body.links.next]).toEqual([200, [], null]);
  });
});

import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { departmentName } from './department-name.ts';
import { departmentsAtPath } from './departments.ts';

const departments = '/v2/admin/departments';
const document = (attributes: object, more: object = {}) => ({ data: { type: 'departments', ...more, attributes } });

async function create(client: TestClient, name: string, parentDepartment: string | null = null): Promise<string> {
  const { status, body } = await client.post(departments, document({ name, parentDepartment }));
  expect(status).toBe(201);
  return body.data.id;
}

const read = async (client: TestClient, id: string) => (await client.get(`${departments}/${id}`)).body.data?.attributes;
const codes = ({ body }: { body: { errors: { code: string }[] } }) => body.errors.map(({ code }) => code);

describe('create', () => {
  test('answers 201 with the department and its address', async () => {
    const client = await openSandbox().as();
    const { status, headers, body } = await client.post(departments, document({ name: '  Reading Room ' }));
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${departments}/${body.data.id}`);
    expect(body.data.attributes).toEqual({
      name: 'Reading Room',
      parentDepartment: null,
      path: 'Reading Room',
      depth: 1,
      memberCount: 0,
    });
    expect(await read(client, body.data.id)).toEqual(body.data.attributes);
  });

  test.each([
    ['one character', 'x'],
    ['1000 characters', 'n'.repeat(1000)],
    ['1000 code points above U+FFFF', '\u{1f4dc}'.repeat(1000)],
    ['1000 characters with blanks around', `\u00a0\n ${'n'.repeat(1000)} \t`],
    ['white space that is not of ASCII around', '\u0085\u3000Annex\u2029\u0085', 'Annex'],
    ['slashes that are not next to each other', '/a/b/'],
    ['the name of a sibling in another case', 'LEGAL'],
  ])('accepts a name of %s', async (_what, name, kept = name.trim()) => {
    const client = await openSandbox().as();
    const id = await create(client, name);
    expect((await read(client, id)).name).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['blanks only', ' \t\u2003\u0085 '],
    ['1001 characters', 'n'.repeat(1001)],
    ['two slashes', 'a//b'],
  ])('refuses a name of %s', async (_what, name) => {
    const client = await openSandbox().as();
    const before = (await client.get(departments)).body.meta.total;
    const received = await client.post(departments, document({ name }));
    expect(received.status).toBe(400);
    expect(codes(received)).toEqual(['DEPARTMENT NAME INVALID']);
    expect(received.body.errors[0].source).toEqual({ pointer: '/data/attributes/name' });
    expect((await client.get(departments)).body.meta.total).toBe(before);
  });

  test('refuses the name of a sibling, and accepts it below another parent', async () => {
    const client = await openSandbox().as();
    expect(codes(await client.post(departments, document({ name: ' Legal ' })))).toEqual(['DEPARTMENT NAME TAKEN']);
    const id = await create(client, 'Legal', '1');
    expect(await read(client, id)).toMatchObject({ path: 'Legal//Legal', depth: 2 });
  });

  test('refuses an unknown parent, also one of another tenant', async () => {
    const sandbox = openSandbox();
    const [aurora, borealis] = [await sandbox.as('aurora'), await sandbox.as('borealis')];
    const elsewhere = await create(aurora, 'Only in Aurora');
    for (const parentDepartment of ['999', '0', '01', 'x', elsewhere]) {
      const received = await borealis.post(departments, document({ name: 'Child', parentDepartment }));
      expect([received.status, ...codes(received)]).toEqual([404, 'DEPARTMENT NOT FOUND']);
    }
  });

  test('reports several violations together', async () => {
    const client = await openSandbox().as();
    const received = await client.post(departments, document({ name: 7, color: 'red' }, { id: '9' }));
    expect(codes(received).sort()).toEqual(['INVALID VALUE', 'UNKNOWN PROPERTY', 'UNKNOWN PROPERTY']);
  });

  test('another resource type is a conflict, which is reported after invalid values', async () => {
    const client = await openSandbox().as();
    const wrong = (attributes: object) => ({ data: { type: 'users', attributes } });
    expect((await client.post(departments, wrong({ name: 'Fine' }))).status).toBe(409);
    expect((await client.post(departments, wrong({ name: 'a//b' }))).status).toBe(400);
    expect((await client.post(departments, wrong({ name: 'Fine', parentDepartment: '999' }))).status).toBe(404);
    expect((await client.get(`${departments}?filter%5Bpath%5D=Fine`)).status).toBe(404);
  });

  test('of twins created at the same moment one wins', async () => {
    const client = await openSandbox().as();
    const twins = Array.from({ length: 8 }, () => client.post(departments, document({ name: 'Twin' })));
    const statuses = (await Promise.all(twins)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  });
});

describe('list', () => {
  test('shows the top level in the order of names, by code points', async () => {
    const client = await openSandbox().as();
    for (const name of ['\u{1f4dc}', '\uffee', 'alpha', 'Zeta']) await create(client, name);
    const names = (await client.get(`${departments}?page%5Bsize%5D=200`)).body.data.map(
      ({ attributes }: { attributes: { name: string } }) => attributes.name,
    );
    expect(names.slice(0, 2)).toEqual(['Compliance', 'Finance']);
    expect(names.slice(-4)).toEqual(['Zeta', 'alpha', '\uffee', '\u{1f4dc}']);
  });

  test('filter[id] lists the children, not the department itself', async () => {
    const client = await openSandbox().as();
    const { body } = await client.get(`${departments}?filter[id]=1`);
    const parents = new Set(
      body.data.map((each: { attributes: { parentDepartment: string } }) => each.attributes.parentDepartment),
    );
    expect([...parents]).toEqual(['1']);
    expect(body.data.map(({ id }: { id: string }) => id)).not.toContain('1');
  });

  test('filter[path] lists the children of the department at that path', async () => {
    const client = await openSandbox().as();
    const byId = (await client.get(`${departments}?filter[id]=3`)).body.data;
    const byPath = (await client.get(`${departments}?filter[path]=Legal//Commercial`)).body.data;
    expect(byPath).toEqual(byId);
  });

  test.each([
    ['filter[id]=999', 404, 'DEPARTMENT NOT FOUND'],
    ['filter[path]=Nowhere', 404, 'DEPARTMENT NOT FOUND'],
    ['filter[path]=', 400, 'INVALID VALUE'],
    ['filter[path]=Legal//', 404, 'DEPARTMENT NOT FOUND'],
    ['filter[id]=1&filter[path]=Legal', 400, 'DEPARTMENT FILTER CONFLICT'],
    ['filter[id]=1&filter[id]=2', 400, 'REPEATED PARAMETER'],
    ['filter[name]=Legal', 400, 'UNKNOWN PARAMETER'],
  ])('%s answers %i %s', async (query, status, code) => {
    const client = await openSandbox().as();
    const received = await client.get(`${departments}?${query}`);
    expect([received.status, ...codes(received)]).toEqual([status, code]);
  });

  test('pages follow each other without gap or repetition, and end empty', async () => {
    const client = await openSandbox().as();
    const seen: string[] = [];
    for (let url: string | null = `${departments}?page[size]=3`; url; ) {
      const { body } = await client.get(url);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      url = body.links.next;
    }
    expect(new Set(seen).size).toBe(8);
    const past = (await client.get(`${departments}?page[size]=3&page[number]=9`)).body;
    expect([past.data, past.meta.total, past.links.next]).toEqual([[], 8, null]);
  });
});

describe('update', () => {
  test('a rename and a move change path and depth of the whole subtree at once', async () => {
    const client = await openSandbox().as();
    expect((await client.patch(`${departments}/3`, document({ name: 'Trade', parentDepartment: '10' }))).status).toBe(
      200,
    );
    expect(await read(client, '4')).toMatchObject({ path: 'Procurement//Trade//EMEA', depth: 3 });
    await client.patch(`${departments}/3`, document({ parentDepartment: null }, { id: '3' }));
    expect(await read(client, '4')).toMatchObject({ path: 'Trade//EMEA', depth: 2 });
  });

  test.each([
    ['no attributes', { data: { type: 'departments' } }],
    ['empty attributes', document({})],
    ['empty attributes of another type', { data: { type: 'users', attributes: {} } }],
  ])('%s answers 400 DEPARTMENT PATCH EMPTY', async (_what, body) => {
    const client = await openSandbox().as();
    const received = await client.patch(`${departments}/1`, body);
    expect([received.status, ...codes(received)]).toEqual([400, 'DEPARTMENT PATCH EMPTY']);
  });

  test('attributes with only unknown properties count as an empty update', async () => {
    const client = await openSandbox().as();
    const received = await client.patch(`${departments}/1`, document({ nickname: 'Law', depth: 2 }));
    expect(received.status).toBe(400);
    expect(codes(received)).toEqual(['DEPARTMENT PATCH EMPTY', 'UNKNOWN PROPERTY', 'UNKNOWN PROPERTY']);
    const both = await client.patch(`${departments}/1`, document({ nickname: 'Law', name: 'Law' }));
    expect([both.status, ...codes(both)]).toEqual([400, 'UNKNOWN PROPERTY']);
  });

  test.each([
    ['itself', '1'],
    ['its own subtree', '4'],
  ])('a department cannot move into %s', async (_what, parentDepartment) => {
    const client = await openSandbox().as();
    const received = await client.patch(`${departments}/1`, document({ parentDepartment }));
    expect([received.status, ...codes(received)]).toEqual([409, 'DEPARTMENT CYCLE']);
    expect((await read(client, '1')).parentDepartment).toBeNull();
  });

  test('keeps its own name, refuses the name of a sibling there', async () => {
    const client = await openSandbox().as();
    expect((await client.patch(`${departments}/1`, document({ name: 'Legal' }))).status).toBe(200);
    expect((await client.patch(`${departments}/1`, document({ name: 'Sales' }))).status).toBe(409);
    const child = await create(client, 'Sales', '1');
    expect((await client.patch(`${departments}/${child}`, document({ parentDepartment: null }))).status).toBe(409);
    expect((await read(client, child)).parentDepartment).toBe('1');
  });

  test('an id other than the address is a conflict and changes nothing', async () => {
    const client = await openSandbox().as();
    const received = await client.patch(`${departments}/1`, document({ name: 'Law' }, { id: '2' }));
    expect([received.status, ...codes(received)]).toEqual([409, 'RESOURCE ID MISMATCH']);
    expect((await read(client, '1')).name).toBe('Legal');
  });
});

test('a department 20,000 levels down is found by its path', () => {
  const tenantData = emptyTenantData('deep', 0);
  const levels = Array.from({ length: 20_000 }, (_, at) => at + 1);
  tenantData.transact(() => {
    tenantData.rows.departments.putAll(
      levels.map((id) => ({ id: String(id), name: 'd', parentDepartment: id === 1 ? null : String(id - 1) })),
    );
  });
  expect(departmentsAtPath(tenantData, levels.map(() => 'd').join('//')).map(({ id }) => id)).toEqual(['20000']);
});

test.each([
  ['a//b', ['2']],
  ['a///b', ['4', '6']],
  ['a//c', []],
  ['a////b', []],
  ['//b', []],
  ['a//', []],
  ['a/', ['3']],
  ['//', []],
])('the departments at the path %s are %j', (path, ids) => {
  const tenantData = emptyTenantData('slashes', 0);
  const rows = ['a null', 'b 1', 'a/ null', 'b 3', 'c 3', '/b 1'].map((text, at) => {
    const [name = '', parent] = text.split(' ');
    return { id: String(at + 1), name, parentDepartment: parent === 'null' ? null : String(parent) };
  });
  tenantData.transact(() => tenantData.rows.departments.putAll(rows));
  expect(
    departmentsAtPath(tenantData, path)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids);
});

const most = limits.departmentName;

function detailsOf(name: string): string[] {
  try {
    departmentName(name);
  } catch (error) {
    if (error instanceof Problem) return error.violations.map(({ detail }) => detail);
    throw error;
  }
  return [];
}

test.each([
  ['', ['name must contain at least one character that is not white space']],
  [' ', ['name must contain at least one character that is not white space']],
  ['x'.repeat(most + 1), [`name must have at most ${most} characters after trimming, got ${most + 1}`]],
  ['😀'.repeat(most + 1), [`name must have at most ${most} characters after trimming, got ${most + 1}`]],
  ['a//b', ['name must not contain "//"']],
  [`a//${'x'.repeat(most)}`, [expect.stringMatching(/got 1003$/), 'name must not contain "//"']],
])('every violation of a wrong name is reported', (name, details) => {
  expect(detailsOf(name)).toEqual(details);
});

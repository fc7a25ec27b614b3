import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
import { nextTurn } from '../../tenant/slices.ts';

const tenants = '/_sandbox/tenants';
const size = { users: 620, departments: 60, documents: 230, seed: 7 };

interface Item {
  id: string;
  attributes?: { status: string };
}

async function allItems(client: TestClient, list: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let next: string | null = list; next !== null; ) {
    const { status, body } = await client.get(next);
    expect(status, next).toBe(200);
    items.push(...(body.data ?? body.documents));
    next = body.links ? body.links.next : body.next;
    if (next) next = next.replace(/^https?:\/\/[^/]+/, '');
  }
  return items;
}

async function departmentIds(send: TestSandbox['send']): Promise<string[]> {
  const read = (page: number) => send('GET', `${tenants}/made/rows?collection=departments&pageSize=100&page=${page}`);
  const { total, rows } = (await read(1)).body;
  const others = Array.from({ length: Math.ceil(total / 100) - 1 }, (_, index) => read(index + 2));
  const pages = (await Promise.all(others)).map(({ body }) => body.rows);
  return [rows, ...pages].flat().map(({ id }: Item) => id);
}

async function createdWith(world: object) {
  const sandbox = openSandbox();
  const answer = await sandbox.send('POST', tenants, { body: { id: 'made', world } });
  return { ...sandbox, answer };
}

describe.each([undefined, 'merger', 'reorganisation', 'growth', 'hostile'])('the story %s', (story) => {
  test('every row is valid against the contract in the response of its operation', async () => {
    const { send, as, answer } = await createdWith({ ...size, story });
    expect(answer.status).toBe(201);
    const client = await as('made');
    const { counts } = (await send('GET', `${tenants}/made`)).body;
    const read = async (path: string) => expect((await client.get(path)).status, path).toBe(200);
    const users = await allItems(client, '/v2/admin/users?filter[includeDeleted]=true&page[size]=200');
    const imports = await allItems(client, '/v2/admin/users/import?page[size]=200');
    const documents = await allItems(client, '/documents?pageSize=200');
    expect([users.length, imports.length, documents.length]).toEqual([counts.users, counts.imports, counts.documents]);
    for (const path of ['/v2/admin/roles?filter[type]=custom', '/fields', '/provisions', '/provision-records/4'])
      await read(path);
    for (const id of await departmentIds(send)) await read(`/v2/admin/departments/${id}`);
    for (let job = 1; job <= counts.jobs; job++) await read(`/v2/admin/jobs/${job}`);
    for (let folder = 1; folder <= counts.folders; folder++) {
      await read(`/v2/admin/access?filter[type]=folder&filter[id]=${folder}`);
    }
    const withErrors = imports.filter(({ attributes }) => attributes?.status === 'completed with errors');
    expect(withErrors.length > 0).toBe(story !== undefined);
    for (const { id } of withErrors) await read(`/v2/admin/users/import/${id}/errors`);
  });
});

test('the file of a generated document can be downloaded and converted', async () => {
  const { as, app } = await createdWith({ ...size, users: 0 });
  const { token } = await as('made');
  const headers = { authorization: `Bearer ${token}` };
  for (const id of [1, 2, 3, 4, 5]) {
    const record = (await app.inject({ url: `/documents/${id}`, headers })).json();
    const content = await app.inject({ url: `/documents/${id}/content`, headers });
    expect(content.statusCode).toBe(200);
    expect(content.rawPayload.length).toBe(record.fileSize);
  }
  expect((await app.inject({ url: '/documents/1/processed', headers })).statusCode).toBe(200);
});

test('a generated tenant has its own API keys, can be changed, and a reset restores the generated data', async () => {
  const { send, as, answer } = await createdWith({ users: 20, story: 'growth' });
  expect(answer.body.apiKeys.admin).toBe('made-admin-key');
  const client = await as('made');
  const create = { data: { type: 'departments', attributes: { name: 'Added later' } } };
  const options = { headers: { 'content-type': 'application/vnd.api+json' } };
  expect((await client.post('/v2/admin/departments', create, options)).status).toBe(201);
  const before = (await send('GET', `${tenants}/made`)).body.counts.departments;
  await send('POST', `${tenants}/made/reset`);
  expect((await send('GET', `${tenants}/made`)).body.counts.departments).toBe(before - 1);
});

test('the same order gives two tenants the same data except their own name', async () => {
  const { send } = await createdWith(size);
  await send('POST', tenants, { body: { id: 'twin', world: size } });
  const [one, other] = [await rowsOf('made'), await rowsOf('twin')];
  expect(one).toBe(other);

  async function rowsOf(tenant: string): Promise<string> {
    const { body } = await send('GET', `${tenants}/${tenant}/state`);
    const text = JSON.stringify({ ...body, tenant: null, id: null, now: null });
    return createHash('sha256')
      .update(text.replaceAll(`${tenant}.example`, '').replaceAll(tenant, ''))
      .digest('hex');
  }
});

test.each([
  [{ users: 100_001 }, '/world/users'],
  [{ departments: 10_001 }, '/world/departments'],
  [{ documents: 20_001 }, '/world/documents'],
  [{ users: -1 }, '/world/users'],
  [{ seed: 1.5 }, '/world/seed'],
  [{ story: 'comedy' }, '/world/story'],
  [{ people: 3 }, '/world/people'],
])('the order %j is refused and creates no tenant', async (world, place) => {
  const { send, answer } = await createdWith(world);
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining(place) } });
  expect((await send('GET', `${tenants}/made`)).status).toBe(404);
});

test('generated data together with a tenant to copy is refused', async () => {
  const { send } = openSandbox();
  const answer = await send('POST', tenants, { body: { id: 'made', from: 'aurora', world: {} } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID VALUE' } });
  expect(answer.body.detail).toContain('/world is not allowed with /from');
});

test('too many simultaneous orders are refused, create nothing, and succeed later', async () => {
  // Sends the requests without `openSandbox`, which accepts only declared statuses. The status 503 is undeclared.
  const app = createSandboxServer();
  const create = (id: string) => app.inject({ method: 'POST', url: tenants, payload: { id, world: { users: 300 } } });
  const ids = Array.from({ length: 12 }, (_, index) => `made-${index}`);
  const answers = await Promise.all(ids.map(create));
  const refused = ids.filter((_, index) => answers[index]?.statusCode !== 201);
  expect(refused).toHaveLength(3);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'GENERATOR BUSY',
      '5',
    ]);
  }
  for (const id of refused) expect((await app.inject(`${tenants}/${id}`)).statusCode).toBe(404);
  for (const id of refused) expect((await create(id)).statusCode).toBe(201);
  await app.close();
});

test('a name that is taken is refused, also if another request takes it during the generation', async () => {
  const { send } = openSandbox();
  const taken = await send('POST', tenants, { body: { id: 'aurora', world: size } });
  expect(taken).toMatchObject({ status: 409, body: { code: 'TENANT ID TAKEN' } });
  const generating = send('POST', tenants, { body: { id: 'made', world: { ...size, users: 3_000 } } });
  expect((await send('POST', tenants, { body: { id: 'made' } })).status).toBe(201);
  expect((await generating).status).toBe(409);
  expect((await send('GET', `${tenants}/made`)).body.counts.users).toBe(3);
});

test('other requests are answered while a large tenant is generated', async () => {
  const { send } = openSandbox();
  let isReady = false;
  const generating = send('POST', tenants, { body: { id: 'made', world: { users: 5_000 } } }).finally(() => {
    isReady = true;
  });
  let turns = 0;
  for (; !isReady; turns++) await nextTurn();
  expect((await generating).status).toBe(201);
  expect(turns).toBeGreaterThan(20);
});

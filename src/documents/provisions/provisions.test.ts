import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
});
afterEach(() => sandbox.app.close());

const text = 'First. Neither party\nis liable; the LIABILITY cap (50%) holds. Last.';
const document = async (bytes = text): Promise<string> => (await upload(client, { bytes })).body.documentId;
const provisionsOf = async (id: string) => (await client.get(`/documents/${id}`)).body.provisions;
const create = async (name: string, provisionTags?: string[]) =>
  client.post('/provisions', { name, ...(provisionTags && { provisionTags }) });

test('a provision is found in the documents that were read, by its name or a tag, as text without case', async () => {
  const id = await document();
  await document('nothing of the kind');
  sandbox.advance(150);
  const { status, headers, body } = await create('  Cap ', [' liability cap (50%) ', 'liability cap (50%)']);
  expect([status, body.name, body.provisionTags]).toEqual([201, 'Cap', ['liability cap (50%)']]);
  expect([body.status, headers['location']]).toEqual(['IN_PROGRESS', `/provision-records/${body.recordId}`]);
  expect(await provisionsOf(id)).toEqual([]);
  sandbox.advance(150);
  expect((await client.get(`/provision-records/${body.recordId}`)).body).toEqual({
    recordId: body.recordId,
    provisionName: 'Cap',
    status: 'READY',
    documentsTagged: 1,
    dateCreated: '2026-01-15T09:00:00.150Z',
    dateModified: '2026-01-15T09:00:00.300Z',
  });
  const sentence = 'Neither party\nis liable; the LIABILITY cap (50%) holds.';
  expect(await provisionsOf(id)).toEqual([{ name: 'Cap', content: [{ text: sentence, score: 1 }] }]);
});

test('a document that is read later shows the provisions that are ready, and their records count it', async () => {
  const { body } = await create('party is');
  sandbox.advance(150);
  const id = await document();
  expect(await provisionsOf(id)).toEqual([]);
  const other = await document('nothing of the kind');
  sandbox.advance(150);
  expect(await provisionsOf(id)).toMatchObject([{ name: 'party is' }]);
  expect(await provisionsOf(other)).toEqual([]);
  const record = await client.get(`/provision-records/${body.recordId}`);
  expect([record.body.documentsTagged, record.body.dateModified]).toEqual([1, '2026-01-15T09:00:00.300Z']);
});

test('a pattern in a name is text', async () => {
  const id = await document('a.c');
  await create('a.c');
  await create('.*');
  sandbox.advance(150);
  expect((await provisionsOf(id)).map((each: { name: string }) => each.name)).toEqual(['a.c']);
});

test('provisions are listed by name, and names differ by case', async () => {
  for (const name of ['b', 'B', 'a']) {
    expect(await create(name)).toMatchObject({ status: 201, body: { name, provisionTags: [] } });
  }
  const { count, provisions } = (await client.get('/provisions')).body;
  const names = provisions.map((each: { name: string }) => each.name);
  expect(count).toBe(names.length);
  expect(names.filter((name: string) => name.length === 1)).toEqual(['B', 'a', 'b']);
});

test.each([
  [{ name: '  ' }, 400, 'PROVISION NAME INVALID', '/name'],
  [{ name: 'x'.repeat(256) }, 400, 'PROVISION NAME INVALID', '/name'],
  [{ name: 'x', provisionTags: ['ok', ' '] }, 400, 'PROVISION TAG INVALID', '/provisionTags/1'],
  [{ name: 'x', provisionTags: ['x'.repeat(256)] }, 400, 'PROVISION TAG INVALID', '/provisionTags/0'],
  [{ name: 'x', provisionTags: Array(101).fill('x') }, 400, 'INVALID VALUE', '/provisionTags'],
  [{ name: 'taken' }, 409, 'PROVISION NAME TAKEN', '/name'],
  [{}, 400, 'MISSING VALUE', '/name'],
  [{ name: 'x', tags: [] }, 400, 'UNKNOWN PROPERTY', '/tags'],
])('the provision %j is refused', async (body, status, code, pointer) => {
  await create('taken');
  const answer = await client.post('/provisions', body);
  expect([answer.status, answer.body.code, answer.body.details[0].pointer]).toEqual([status, code, pointer]);
});

test('a hundred long tags are looked for', async () => {
  const id = await document(`one ${'two '.repeat(50)}99`);
  const tags = Array.from({ length: 100 }, (_, index) => `${'two '.repeat(50)}${index}`);
  const { body } = await create('Many', tags);
  sandbox.advance(150);
  expect((await client.get(`/provision-records/${body.recordId}`)).body).toMatchObject({
    status: 'READY',
    documentsTagged: 1,
  });
  expect(await provisionsOf(id)).toMatchObject([{ name: 'Many', content: [{ score: 1 }] }]);
});

test('255 characters are counted as code points, after trimming', async () => {
  expect((await create(` ${'𝓍'.repeat(255)} `)).status).toBe(201);
});

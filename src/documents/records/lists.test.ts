import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { sendForm, upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
let ids: string[];
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
  ids = [];
  for (const uploadPath of ['/Contracts', '/', '/Contracts']) {
    sandbox.advance(1_000);
    ids.push((await upload(client, {}, { uploadPath })).body.documentId);
  }
});
afterEach(() => sandbox.app.close());

const list = async (query: string) => (await client.get(`/documents?${query}`)).body;
const idsOf = (body: { documents: { documentId: string }[] }) => body.documents.map(({ documentId }) => documentId);
const positions = (body: { documents: { documentId: string }[] }) => idsOf(body).map((id) => ids.indexOf(id));

test.each([
  ['', [0, 1, 2]],
  ['path=/Contracts', [0, 2]],
  ['path=/', [1]],
  ['path=/contracts', []],
  ['status=READY', [0, 1]],
  ['status=IN_PROGRESS&path=/Contracts', [2]],
  ['modifiedSince=2026-01-15T09:00:02.150Z', [1, 2]],
  ['modifiedSince=2026-01-15T10:00:02.151%2B01:00', [2]],
  ['modifiedSince=2026-01-15T09:00:02Z&path=/Contracts', [2]],
  ['modifiedSince=2030-01-01T00:00:00Z', []],
])('the list %j has the documents %j, oldest change first', async (query, expected) => {
  const body = await list(query);
  expect([body.count, positions(body)]).toEqual([expected.length, expected]);
});

test('a document that changes moves to the end', async () => {
  sandbox.advance(1_000);
  await client.patch(`/documents/${ids[0]}`, { fields: [{ name: 'Owner', values: [{ value: 'Ann' }] }] });
  expect(positions(await list(''))).toEqual([1, 2, 0]);
});

test('pages are linked by absolute addresses that keep the filters', async () => {
  const first = await list('path=/Contracts&pageSize=1');
  expect([first.count, first.previous, positions(first)]).toEqual([2, null, [0]]);
  expect(first.next).toMatch(/^http:\/\/[^/]+\/documents\?path=%2FContracts&pageSize=1&page=2&pageAfter=\d+_\d+_1$/);
  const second = (await client.get(first.next.replace(/^http:\/\/[^/]+/, ''))).body;
  expect([positions(second), second.next]).toEqual([[2], null]);
  const past = await list('pageSize=1&page=9');
  expect([past.documents, past.previous]).toEqual([[], expect.stringContaining('page=3')]);
});

test.each(['page=0', 'page=x', 'pageSize=201', 'status=DONE', 'modifiedSince=yesterday', 'limit=1', 'page=1&page=2'])(
  'the query %s is refused',
  async (query) => {
    expect((await client.get(`/documents?${query}`)).status).toBe(400);
  },
);

describe('what is unknown', () => {
  test('includes the documents of other tenants', async () => {
    const other = await sandbox.as('cirrus', 'user');
    expect((await other.get(`/documents/${ids[0]}`)).status).toBe(404);
  });
});

test('deleting a document deletes its processing and no other document', async () => {
  expect((await client.delete(`/documents/${ids[2]}`)).status).toBe(204);
  sandbox.advance(1_000);
  expect((await client.get(`/documents/${ids[2]}`)).status).toBe(404);
  expect((await client.delete(`/documents/${ids[2]}`)).status).toBe(404);
  expect(positions(await list(''))).toEqual([0, 1]);
});

test.each(['2026/7', '.', '..', 'a b&c=%2F?#'])('the docId %j selects all versions of one document', async (docId) => {
  const first = (await upload(client, {}, { docId })).body.documentId;
  sandbox.advance(1_000);
  await sendForm(client, `/documents/${first}/version`, [['file', { name: 'second.txt', bytes: 'Second.' }]]);
  const query = `docId=${encodeURIComponent(docId)}`;
  const body = await list(query);
  expect(body.documents.map((each: { version: number; docId: string }) => [each.version, each.docId])).toEqual([
    [1, docId],
    [2, docId],
  ]);
  expect((await list(`${query}&status=FAILED`)).count).toBe(0);
  expect((await list(`${query}&path=/Contracts`)).count).toBe(0);
  expect((await list(`${query}&modifiedSince=2030-01-01T00:00:00Z`)).count).toBe(0);
  const page = await list(`${query}&pageSize=1`);
  expect(page.documents[0].version).toBe(1);
  expect((await client.get(page.next.replace(/^http:\/\/[^/]+/, ''))).body.documents[0].version).toBe(2);
  expect((await list('docId=none')).documents).toEqual([]);
});

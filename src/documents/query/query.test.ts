import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
let ids: string[];
const field = (name: string, ...values: unknown[]) => ({ name, values: values.map((value) => ({ value })) });

beforeAll(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('cirrus', 'user');
  const { body } = await client.get('/fields');
  expect(body.fields.length).toBeGreaterThan(0);
  await client.post('/provisions', { name: 'Cap', provisionTags: ['liability cap'] });
  sandbox.advance(1_000);
  ids = [];
  const documents = [
    {
      bytes: 'The Liability Cap is 50.',
      texts: { docId: 'b', uploadPath: '/Plants/East', fields: [field('Owner', 'Ann', 'Bob')] },
    },
    { bytes: 'Nothing of note.', texts: { docId: 'a', fields: [field('Owner', 'ann')] } },
    { bytes: 'The liability cap is 60.', texts: { fields: [] } },
  ];
  for (const { bytes, texts } of documents) {
    const { body: accepted } = await upload(client, { bytes }, { ...texts, fields: JSON.stringify(texts.fields) });
    ids.push(accepted.documentId);
    if (ids.length < 3) sandbox.advance(1_000);
  }
});
afterAll(() => sandbox.app.close());

const ask = (query: unknown[], more = {}) => client.post('/search', { query, ...more });
const found = async (query: unknown[], more = {}) => {
  const { body } = await ask([{ type: 'property', name: 'documentId', filter: 'equals', terms: ids }, ...query], more);
  return body.documents.map((each: { documentId: string }) => ids.indexOf(each.documentId));
};
const property = (name: string, filter: string, ...terms: unknown[]) => ({
  type: 'property',
  name,
  filter,
  ...(terms.length > 0 && { terms }),
});
const owner = (filter: string, ...terms: unknown[]) => ({ ...property('Owner', filter, ...terms), type: 'field' });
const text = (filter: string, ...terms: unknown[]) => ({ type: 'text', filter, ...(terms.length > 0 && { terms }) });

test.each([
  [[property('docId', 'equals', 'a', 'b')], [0, 1]],
  [[property('docId', 'notEquals', 'a')], [0, 2]],
  [[property('docId', 'isEmpty')], [2]],
  [[property('path', 'equals', '/Plants/East')], [0]],
  [[property('path', 'containsText', 'plants')], [0]],
  [[property('version', 'lessThan', 2)], [0, 1, 2]],
  [[property('fileSize', 'greaterThan', 16)], [0, 2]],
  [[property('fileSize', 'lessThan', 24)], [1]],
  [[property('fileSize', 'equals', 16)], [1]],
  [[property('fileSize', 'equals', 16, 24)], [0, 1, 2]],
  [[property('fileSize', 'equals', 1, 16)], [1]],
  [[property('fileSize', 'notEquals', 16)], [0, 2]],
  [[property('dateCreated', 'equals', '2026-01-15T09:00:01Z', '2026-01-15T09:00:02Z')], [0, 1]],
  [[property('dateCreated', 'notEquals', '2026-01-15T09:00:01Z')], [1, 2]],
  [[property('dateCreated', 'after', '2026-01-15T10:00:01+01:00')], [1, 2]],
  [[property('dateCreated', 'before', '2026-01-15T09:00:02Z')], [0]],
  [[property('dateCreated', 'equals', '2026-01-15T10:00:02.000+01:00')], [1]],
  [[owner('equals', 'Ann')], [0]],
  [[owner('notEquals', 'Ann')], [1, 2]],
  [[owner('containsText', 'AN')], [0, 1]],
  [[owner('containsText', '')], [0, 1]],
  [[owner('isNotEmpty')], [0, 1]],
  [[{ ...owner('greaterThan', 1), name: 'Nobody defined it' }], []],
  [[{ ...owner('notEquals', 1), name: 'Nobody defined it' }], [0, 1, 2]],
  [[text('containsText', 'liability cap')], [0]],
  [[text('containsText', '')], [0, 1]],
  [[text('isNotEmpty')], [0, 1]],
  [[text('isEmpty')], [2]],
  [[{ type: 'provision', name: 'Cap', filter: 'isNotEmpty' }], [0]],
  [[{ type: 'provision', name: 'Cap', filter: 'containsText', terms: ['50'] }], [0]],
  [[{ type: 'provision', filter: 'isNotEmpty', terms: [] }], [0]],
  [[{ type: 'provision', filter: 'equals', terms: ['Cap'] }], [0]],
  [[{ type: 'provision', filter: 'containsText', terms: ['CAP IS 50'] }], [0]],
  [[{ ...owner('isEmpty'), terms: [] }], [2]],
  [[{ any: [text('containsText', 'NOTE'), property('docId', 'equals', 'b')] }], [0, 1]],
  [[{ any: [text('containsText', 'note')] }, owner('equals', 'Ann')], []],
])('the query %j finds %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('a document that is not processed yet has no snippet of its text', async () => {
  const { body } = await ask([{ any: [text('containsText', 'liability'), property('documentId', 'equals', ids[2])] }]);
  const snippets = body.documents.map(({ documentId, snippet }: { documentId: string; snippet: string | null }) => [
    ids.indexOf(documentId),
    snippet,
  ]);
  expect(snippets).toContainEqual([0, 'The Liability Cap is 50.']);
  expect(snippets).toContainEqual([2, null]);
});

test('the best match is first, with a snippet of the text', async () => {
  const { body } = await ask([
    { any: [property('docId', 'equals', 'a'), property('docId', 'equals', 'b')] },
    { any: [text('containsText', 'LIABILITY'), property('status', 'equals', 'READY')] },
  ]);
  expect(body.documents.map(({ score, snippet }: { score: number; snippet: string }) => [score, snippet])).toEqual([
    [3, 'The Liability Cap is 50.'],
    [2, null],
  ]);
});

test.each([
  [[{ property: 'docId', order: 'asc' }], [1, 0, 2]],
  [[{ property: 'docId', order: 'desc' }], [0, 1, 2]],
  [[{ property: 'dateCreated', order: 'desc' }], [2, 1, 0]],
  [
    [
      { property: 'version', order: 'asc' },
      { property: 'documentId', order: 'desc' },
    ],
    [2, 1, 0],
  ],
])('sorted by %j the records come as %j', async (sort, expected) => {
  expect(await found([], { sort })).toEqual(expected);
});

test('pages have a stable order, and the same body is sent to the next address', async () => {
  const body = { query: [property('version', 'greaterThan', 0)], sort: [{ property: 'documentId', order: 'desc' }] };
  const first = (await client.post('/search?pageSize=2', body)).body;
  const second = (await client.post(first.next.replace(/^http:\/\/[^/]+/, ''), body)).body;
  expect(first.documents.length).toBe(2);
  expect(Number(second.documents[0].documentId)).toBeLessThan(Number(first.documents[1].documentId));
});

const nested = (depth: number): object => (depth === 0 ? text('isEmpty') : { any: [nested(depth - 1)] });

describe('a query is refused', () => {
  test.each([
    ['without a name', [{ type: 'field', filter: 'isEmpty' }], 'QUERY CONDITION INVALID', '/query/0'],
    ['with any beside a leaf', [{ ...text('isEmpty'), any: [text('isEmpty')] }], 'QUERY CONDITION INVALID', '/query/0'],
    ['with an unknown filter', [property('name', 'like', 'x')], 'INVALID VALUE', '/query/0/filter'],
    [
      'with a filter for numbers on text',
      [property('name', 'greaterThan', 1)],
      'QUERY FILTER MISFIT',
      '/query/0/filter',
    ],
    ['with equals for the text', [{ any: [text('equals', 'x')] }], 'QUERY FILTER MISFIT', '/query/0/any/0/filter'],
    ['with four any', [nested(4)], 'QUERY TOO DEEP', '/query/0/any/0/any/0/any/0/any'],
    ['with 51 leaves', [{ any: Array.from({ length: 51 }, () => text('isEmpty')) }], 'QUERY TOO LARGE', '/query'],
    ['with 101 terms', [text('containsText', ...Array(101).fill('x'))], 'INVALID VALUE', '/query/0/terms'],
    ['with a term of 1001 characters', [text('containsText', 'x'.repeat(1001))], 'INVALID VALUE', '/query/0/terms/0'],
    ['with no condition', [], 'INVALID VALUE', '/query'],
    ['with an unknown member', [{ ...text('isEmpty'), boost: 1 }], 'UNKNOWN PROPERTY', '/query/0/boost'],
  ])('%s', async (_what, query, code, pointer) => {
    const { status, body } = await ask(query);
    expect([status, body.code, body.details[0].pointer]).toEqual([400, code, pointer]);
  });

  test('with the member any nested as deep as a body allows', async () => {
    const levels = 60_000;
    const body = `{"query":[${'{"any":['.repeat(levels)}${']}'.repeat(levels)}]}`;
    const answer = await client.post('/search', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'QUERY TOO DEEP']);
  });

  test('with a sort that is none', async () => {
    const { body } = await ask([text('isEmpty')], { sort: [{ property: 'text', order: 'asc' }] });
    expect([body.code, body.details[0].pointer]).toEqual(['INVALID VALUE', '/sort/0/property']);
  });

  test('but not with three any and 50 leaves', async () => {
    expect((await ask([nested(3)])).status).toBe(200);
    expect((await ask(Array.from({ length: 50 }, () => text('isEmpty')))).status).toBe(200);
  });
});

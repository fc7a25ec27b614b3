import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../testing/sandbox/sandbox.ts';

let sandbox: TestSandbox;
let client: TestClient;
beforeAll(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('aurora', 'user');
});
afterAll(() => sandbox.app.close());

type Listed = { documentId: string; fileSize: number; status: string; path: string; docSetId: string };
const all = async (): Promise<Listed[]> => (await client.get('/documents?pageSize=200')).body.documents;

test('aurora has at least 60 documents, two in progress and one that failed, some in several versions', async () => {
  const documents = await all();
  const count = (status: string) => documents.filter((each) => each.status === status).length;
  expect([count('READY') >= 60, count('IN_PROGRESS'), count('FAILED')]).toEqual([true, 2, 1]);
  expect(new Set(documents.map(({ docSetId }) => docSetId)).size).toBeLessThan(documents.length);
});

test('every file exists with the bytes of its tag', async () => {
  for (const { documentId, fileSize } of await all()) {
    const url = `/documents/${documentId}/content`;
    const answer = await sandbox.app.inject({ url, headers: { authorization: `Bearer ${client.token}` } });
    const { length } = answer.rawPayload;
    const hash = createHash('sha256').update(answer.rawPayload).digest('hex');
    expect([answer.statusCode, length, answer.headers['etag']]).toEqual([200, fileSize, `"${hash}"`]);
  }
});

test('the records of provisions have the number of documents that contain them', async () => {
  const { body } = await client.get('/provisions');
  expect(body.count).toBeGreaterThan(4);
  const { body: record } = await client.get('/provision-records/1');
  const query = [{ type: 'provision', name: record.provisionName, filter: 'isNotEmpty' }];
  const { body: found } = await client.post('/search', { query });
  expect([record.status, record.documentsTagged]).toEqual(['READY', found.count]);
});

test('the texts are found', async () => {
  expect((await client.get('/search?q=Halden%20Metals')).body.count).toBeGreaterThan(0);
});

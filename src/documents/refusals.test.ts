import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { sendForm, upload } from './testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
let waiting: string;
beforeAll(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
  waiting = (await upload(client, {}, { docId: 'taken' })).body.documentId;
  await client.post('/provisions', { name: 'taken' });
});
afterAll(() => sandbox.app.close());

test.each([
  ['/documents/x', 'no document record has the id "x"', 'documentId'],
  ['/documents/docid/x', 'no document has the docId "x"', 'docId'],
  ['/documents/docsetid/x', 'no document record has the docSetId "x"', 'docSetId'],
  ['/documents/docsetid/999', 'no document record has the docSetId "999"', 'docSetId'],
  ['/provision-records/x', 'no provision record has the id "x"', 'recordId'],
])('the refusal of GET %s says what was not found', async (url, message, parameter) => {
  const { status, body } = await client.get(url);
  expect([status, body.details]).toEqual([404, [{ message, parameter }]]);
});

test('the refusal of a processed document says the status of the document', async () => {
  const { status, body } = await client.get(`/documents/${waiting}/processed`);
  const message = `the processed document exists when the status is READY, the status of "${waiting}" is IN_PROGRESS`;
  expect([status, body.details]).toEqual([409, [{ message, parameter: 'documentId' }]]);
});

test('the refusal of a provision says the lengths of the name and of each tag without white space at both ends', async () => {
  // The pattern of the contract allows the text U+0085, because JavaScript does not count U+0085 as white space.
  const provisionTags = ['ok', '\u0085', ` ${'x'.repeat(256)} `];
  const { status, body } = await client.post('/provisions', { name: '\u0085', provisionTags });
  const fault = (pointer: string, length: number) => ({
    pointer,
    message: `${pointer} must have 1 to 255 characters after trimming, got ${length}`,
  });
  expect(status).toBe(400);
  expect(body.details).toEqual([fault('/name', 0), fault('/provisionTags/1', 0), fault('/provisionTags/2', 256)]);
});

test('the refusal of a provision says which name another provision has', async () => {
  const { status, body } = await client.post('/provisions', { name: 'taken' });
  const message = 'a provision named "taken" already exists';
  expect([status, body.details]).toEqual([409, [{ message, pointer: '/name' }]]);
});

test('the refusal of a repeated field name says where the name is first', async () => {
  const fields = ['Term', 'Other', 'Term'].map((name) => ({ name, values: [] }));
  const { status, body } = await client.patch(`/documents/${waiting}`, { fields });
  const message = '/fields/2/name must differ from the names before it, "Term" stands at /fields/0/name';
  expect([status, body.details]).toEqual([400, [{ message, pointer: '/fields/2/name' }]]);
});

const names = '/file must have a name of 1 to 255 characters without /, \\ and control characters, got';
test.each([
  ['a folder in the file name', { name: 'a/b.txt' }, {}, `${names} "a/b.txt"`, '/file'],
  ['a blank file name', { name: ' ' }, {}, `${names} " "`, '/file'],
  [
    'an unknown folder',
    {},
    { uploadPath: '/x' },
    '/uploadPath must be the path of a folder of this tenant, got "/x"',
    '/uploadPath',
  ],
  [
    'a docId that another document has',
    {},
    { docId: 'taken' },
    'a document has the docId "taken" already; upload a new version of it instead',
    '/docId',
  ],
])('the refusal of an upload with %s says what is expected', async (_what, file, texts, message, pointer) => {
  expect((await upload(client, file, texts)).body.details).toEqual([{ message, pointer }]);
});

test('the refusal of a file without a name says that the name is missing', async () => {
  const { body } = await sendForm(client, '/documents', [['file', 'text']]);
  expect(body.details).toEqual([{ message: `${names} no name`, pointer: '/file' }]);
});

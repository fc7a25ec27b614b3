import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { compoundFileOf, docxOf, pdfOf, xlsxOf } from '../testing/files.ts';
import { sendForm, upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
});
afterEach(() => sandbox.app.close());

const file = { name: 'a.txt', bytes: 'some text' };
const fileAnd = (part: string, content: string | typeof file) =>
  [
    ['file', file],
    [part, content],
  ] as const;

test('an upload is acknowledged, processed in the time of the tenant and then READY', async () => {
  const fields = JSON.stringify([{ name: 'Owner', values: [{ value: 'Ann' }] }]);
  const accepted = await upload(client, {}, { docId: 'CTR-1', uploadPath: '/Contracts/Signed', fields });
  expect(accepted.status).toBe(202);
  const { documentId, docSetId } = accepted.body;
  expect(accepted.body).toEqual({ status: 'IN_PROGRESS', documentId, docId: 'CTR-1', docSetId });
  expect(accepted.headers['location']).toBe(`/documents/${documentId}`);
  sandbox.advance(149);
  expect((await client.get(`/documents/${documentId}`)).body.status).toBe('IN_PROGRESS');
  sandbox.advance(1);
  expect((await client.get(`/documents/${documentId}`)).body).toEqual({
    documentId,
    docId: 'CTR-1',
    docSetId,
    version: 1,
    name: 'agreement.txt',
    path: '/Contracts/Signed',
    status: 'READY',
    failureReason: null,
    fileType: 'txt',
    fileSize: 18,
    dateCreated: '2026-01-15T09:00:00.000Z',
    dateModified: '2026-01-15T09:00:00.150Z',
    fields: [{ name: 'Owner', values: [{ value: 'Ann' }] }],
    provisions: [],
  });
});

describe('a form is refused', () => {
  const big = Buffer.alloc(104_857_601, '%PDF-1.7 ');
  test.each([
    ['without a file', [['docId', 'x']], 400, 'MISSING VALUE', '/file'],
    ['with two files', fileAnd('file', file), 400, 'REPEATED PARAMETER', '/file'],
    ['with an unknown part', fileAnd('comment', 'x'), 400, 'UNKNOWN PROPERTY', '/comment'],
    ['with an empty file', [['file', { name: 'a.txt', bytes: '' }]], 400, 'INVALID VALUE', '/file'],
    ['with an empty docId', fileAnd('docId', ''), 400, 'INVALID VALUE', '/docId'],
    ['with a long docId', fileAnd('docId', 'x'.repeat(256)), 400, 'INVALID VALUE', '/docId'],
    ['with a folder in the name', [['file', { ...file, name: '../../a.txt' }]], 400, 'FILE NAME INVALID', '/file'],
    [
      'with a control character in the name',
      [['file', { ...file, name: 'a\u0007.txt' }]],
      400,
      'FILE NAME INVALID',
      '/file',
    ],
    ['with a long name', [['file', { ...file, name: `${'a'.repeat(252)}.txt` }]], 400, 'FILE NAME INVALID', '/file'],
    ['without a file name', [['file', 'text']], 400, 'FILE NAME INVALID', '/file'],
    ['of no known type', [['file', { ...file, name: 'a.zip' }]], 415, 'DOCUMENT TYPE UNSUPPORTED', '/file'],
    ['of text named PDF', [['file', { ...file, name: 'a.pdf' }]], 415, 'DOCUMENT TYPE UNSUPPORTED', '/file'],
    [
      'of a PDF named text',
      [['file', { name: 'a.txt', bytes: '%PDF-1.7 ...' }]],
      415,
      'DOCUMENT TYPE UNSUPPORTED',
      '/file',
    ],
    ['of bytes named text', [['file', { name: 'a.txt', bytes: 'a\0b' }]], 415, 'DOCUMENT TYPE UNSUPPORTED', '/file'],
    ['over 100 MiB', [['file', { name: 'a.pdf', bytes: big }]], 413, 'DOCUMENT TOO LARGE', '/file'],
    ['with fields that are no JSON', fileAnd('fields', '[{'), 400, 'MALFORMED JSON', '/fields'],
    ['with fields that are no list', fileAnd('fields', '{}'), 400, 'INVALID VALUE', '/fields'],
    [
      'with fields nested ten thousand deep',
      fileAnd('fields', '['.repeat(10_000) + ']'.repeat(10_000)),
      400,
      'INVALID VALUE',
      '/fields',
    ],
    ['with a field of a wrong shape', fileAnd('fields', '[{"name":"x"}]'), 400, 'MISSING VALUE', '/fields/0/values'],
    ['with an unknown folder', fileAnd('uploadPath', '/1999'), 404, 'FOLDER NOT FOUND', '/uploadPath'],
  ] as const)('%s', async (_what, parts, status, code, pointer) => {
    const before = (await client.get('/documents')).body.count;
    const answer = await sendForm(client, '/documents', parts);
    expect([answer.status, answer.body.code, answer.body.details[0].pointer]).toEqual([status, code, pointer]);
    expect((await client.get('/documents')).body.count).toBe(before);
  });

  test('that breaks off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await client.post('/documents', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc', {
      headers,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED FORM']);
  });

  test('that is none', async () => {
    const answer = await client.post('/documents', { file: 'x' });
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED MEDIA TYPE']);
  });

  test('a body that is absent', async () => {
    const answer = await client.post('/documents');
    expect([answer.status, answer.body.code]).toEqual([400, 'MISSING VALUE']);
  });
});

test('a new document starts a new set in a tenant that has documents', async () => {
  const aurora = await sandbox.as('aurora', 'user');
  const { docSetId, documentId } = (await upload(aurora)).body;
  const { documents } = (await aurora.get(`/documents/docsetid/${docSetId}`)).body;
  expect(documents.map((each: { documentId: string }) => each.documentId)).toEqual([documentId]);
});

test('a file name may have 255 characters', async () => {
  expect((await upload(client, { name: `${'𝓍'.repeat(251)}.txt` })).status).toBe(202);
});

test('a docId is unique among documents and free again when no record has it', async () => {
  const first = await upload(client, {}, { docId: 'one' });
  const second = await upload(client, {}, { docId: 'one' });
  expect([second.status, second.body.code]).toEqual([409, 'DOC ID TAKEN']);
  expect((await upload(client, {}, { docId: 'ONE' })).status).toBe(202);
  await client.delete(`/documents/${first.body.documentId}`);
  expect((await upload(client, {}, { docId: 'one' })).status).toBe(202);
});

describe('versions', () => {
  const addVersion = (id: string) => sendForm(client, `/documents/${id}/version`, [['file', file]]);

  test('share set, docId and folder, count up and start without fields', async () => {
    const fields = JSON.stringify([{ name: 'Owner', values: [{ value: 'Ann' }] }]);
    await upload(client);
    const { body: first } = await upload(client, {}, { docId: 'v', uploadPath: '/Contracts', fields });
    await addVersion(first.documentId);
    const { status, body: third } = await addVersion(first.documentId);
    expect([status, third.docId, third.docSetId]).toEqual([202, 'v', first.docSetId]);
    const { body: set } = await client.get(`/documents/docsetid/${first.docSetId}`);
    expect(set.documents.map((each: { version: number }) => each.version)).toEqual([1, 2, 3]);
    expect(set.documents[2]).toMatchObject({ path: '/Contracts', fields: [], name: 'a.txt' });
    expect((await client.get('/documents/docid/v')).body.documentId).toBe(third.documentId);
    await client.delete(`/documents/${third.documentId}`);
    expect((await client.get('/documents/docid/v')).body.version).toBe(2);
  });

  test('of an unknown document are refused', async () => {
    const answer = await addVersion('999999');
    expect([answer.status, answer.body.code]).toEqual([404, 'DOCUMENT NOT FOUND']);
  });

  test('take no other part than the file', async () => {
    const { body } = await upload(client);
    const answer = await sendForm(client, `/documents/${body.documentId}/version`, [
      ['file', file],
      ['docId', 'x'],
    ]);
    expect([answer.status, answer.body.details[0].pointer]).toEqual([400, '/docId']);
  });
});

describe('processing', () => {
  const readBack = async (name: string, bytes: Buffer | string) => {
    const { body, status } = await upload(client, { name, bytes });
    expect(status).toBe(202);
    sandbox.advance(150);
    return (await client.get(`/documents/${body.documentId}`)).body;
  };
  const provision = async () => {
    await client.post('/provisions', { name: 'Force Majeure' });
    sandbox.advance(150);
  };

  test.each([
    ['a.txt', async () => 'No force\n majeure here.'],
    ['a.csv', async () => 'clause,text\n1,force majeure'],
    ['a.pdf', () => pdfOf('Neither party is liable for FORCE MAJEURE.')],
    ['a.docx', () => docxOf('Neither party is liable for force majeure.')],
    ['a.xlsx', () => xlsxOf('force majeure')],
  ])('the text of %s is read', async (name, make) => {
    await provision();
    const { status, provisions } = await readBack(name, await make());
    expect([status, provisions.map((each: { name: string }) => each.name)]).toEqual(['READY', ['Force Majeure']]);
  });

  test.each([
    ['a broken PDF', 'a.pdf', async () => Buffer.from('%PDF-1.7\nnothing more'), /damaged/],
    ['a PDF with a password', 'a.pdf', () => pdfOf('secret', 'pass'), /encrypted/],
    ['a DOCX with a password', 'a.docx', async () => compoundFileOf('EncryptionInfo', 'EncryptedPackage'), /encrypted/],
    ['a DOCX that unpacks to too much', 'a.docx', () => docxOf(' '.repeat(65 * 1024 * 1024)), /unpacks/],
  ])('%s ends FAILED', async (_what, name, make, reason) => {
    const { status, failureReason } = await readBack(name, await make());
    expect([status, failureReason]).toEqual(['FAILED', expect.stringMatching(reason)]);
  });

  test('many uploads at once are all read', async () => {
    const bytes = await docxOf('one of many');
    const answers = await Promise.all([1, 2, 3].map((index) => upload(client, { name: `${index}.docx`, bytes })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  });
});

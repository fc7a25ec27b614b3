import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { pdfOf } from '../testing/files.ts';
import { formOf, upload } from '../testing/form.ts';
import { searchablePdf } from './downloadProcessedDocument.ts';

let sandbox: TestSandbox;
let client: TestClient;
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
});
afterEach(() => sandbox.app.close());

const text = '0123456789';
const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
const stored = async (name = 'digits.txt', bytes: Buffer | string = text): Promise<string> =>
  (await upload(client, { name, bytes })).body.documentId;

describe('the original', () => {
  test('is returned byte for byte with its type, name and tag, even before it is processed', async () => {
    const { status, headers, body } = await client.get(`/documents/${await stored()}/content`);
    expect([status, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'content-disposition': 'attachment; filename=digits.txt',
      'accept-ranges': 'bytes',
      etag,
    });
  });

  test('stores bytes that are no text', async () => {
    const bytes = await pdfOf('one');
    const url = `/documents/${await stored('a.pdf', bytes)}/content`;
    const { rawPayload } = await sandbox.app.inject({ url, headers: { authorization: `Bearer ${client.token}` } });
    expect(rawPayload.equals(bytes)).toBe(true);
  });

  test('has a name of any letters', async () => {
    const { headers } = await client.get(`/documents/${await stored('Müller €5 "x".txt')}/content`);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="M?ller ?5 \\"x\\".txt"; filename*=UTF-8\'\'M%C3%BCller%20%E2%82%AC5%20%22x%22.txt',
    );
  });

  test.each([
    [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=2-4', 'if-range': '"other"' }, 200, text, undefined],
    [{ 'if-none-match': etag }, 304, '', undefined],
  ])('with %j is answered %i', async (headers, status, body, contentRange) => {
    const answer = await client.get(`/documents/${await stored()}/content`, { headers });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange]);
    expect(answer.headers['etag']).toBe(etag);
  });

  test('has no range behind its end', async () => {
    const headers = { range: 'bytes=10-' };
    const answer = await client.get(`/documents/${await stored()}/content`, { headers });
    expect([answer.status, answer.body.code]).toEqual([416, 'RANGE NOT SATISFIABLE']);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });
});

describe('the processed document', () => {
  const processed = async (id: string) => {
    const url = `/documents/${id}/processed`;
    return sandbox.app.inject({ url, headers: { authorization: `Bearer ${client.token}` } });
  };

  test('is a PDF with the text of the document, the same at every time', async () => {
    const id = await stored('a.txt', 'The aggregate liability – of “both” parties.');
    expect((await client.get(`/documents/${id}/processed`)).body.code).toBe('DOCUMENT IN PROGRESS');
    sandbox.advance(150);
    const { rawPayload, headers } = await processed(id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=a.pdf',
    });
    const pdf = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect(pdf.text).toContain('The aggregate liability – of “both” parties.');
    expect((await processed(id)).headers['etag']).toBe(headers['etag']);
  });

  test('does not exist if the processing failed', async () => {
    const id = await stored('a.pdf', '%PDF-1.7\nbroken');
    sandbox.advance(150);
    const { status, body } = await client.get(`/documents/${id}/processed`);
    expect([status, body.code]).toEqual([404, 'PROCESSED DOCUMENT NOT FOUND']);
  });
});

test.each(['content', 'processed'])('the %s of an unknown document is unknown', async (which) => {
  const { status, body } = await client.get(`/documents/999999/${which}`);
  expect([status, body.code]).toEqual([404, 'DOCUMENT NOT FOUND']);
});

const temporaryFiles = () => globSync('contract-platform-files-*/*', { cwd: tmpdir() });

/** The test needs the in-memory store, because only this store writes large uploads to a temporary folder. */
const inMemory = test.skipIf(process.env['CPS_TEST_STORE'] !== undefined);

inMemory('an upload whose connection drops leaves no record and no file', async () => {
  const before = new Set(temporaryFiles());
  const added = () => temporaryFiles().filter((file) => !before.has(file));
  const port = Number(new URL(await sandbox.app.listen()).port);
  const body = formOf([['file', { name: 'a.txt', bytes: Buffer.alloc(2_000_000, 'x') }]]);
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /documents HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${client.token}`,
    'Content-Type: multipart/form-data; boundary=cut-here',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, 1_900_000));
  await expect.poll(() => added().length).toBeGreaterThan(0);
  // Other tests also add and remove files at the same time.
  const files = new Set(added());
  socket.destroy();
  await expect.poll(() => temporaryFiles().filter((file) => files.has(file))).toEqual([]);
  expect((await client.get('/documents')).body.count).toBe(0);
});

test('a connection is good for another request after an upload that was refused halfway', async () => {
  const port = Number(new URL(await sandbox.app.listen()).port);
  const body = formOf([['docId', 'x'.repeat(8_000_000)]]);
  const socket = connect(port, '127.0.0.1');
  const head = (method: string, length: number) =>
    `${method} /documents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.token}\r\n` +
    `Content-Type: multipart/form-data; boundary=cut-here\r\nContent-Length: ${length}\r\n\r\n`;
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write(head('POST', body.length));
  socket.write(body);
  socket.write(head('GET', 0));
  await expect.poll(() => received).toMatch(/BODY TOO LARGE.*HTTP\/1.1 200 OK/s);
  socket.destroy();
});

const draw = (text: string) => searchablePdf({ documentId: '1', text }, 'a.txt', new Date(0));

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

test('a PDF that cannot be drawn is rejected alone, and can be drawn later', async () => {
  const row = { documentId: '1', text: 'a' };
  const [failed, other] = await Promise.allSettled([searchablePdf(row, 'a', new Date(Number.NaN)), draw('b')]);
  expect([failed.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(await textOf(await searchablePdf(row, 'a', new Date(0)))).toBe('a');
});

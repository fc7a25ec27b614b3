import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { operationTable } from '../../contract/operation.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { LocalFiles } from '../../files/local-files.ts';
import type { FormFile } from '../../operation/operation.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
import { withForm } from './with-form.ts';

const content = 'ten bytes.';
const form = `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}\r\n--cut--\r\n`;
const multipart = { 'content-type': 'multipart/form-data; boundary=cut' };

function requestWith(headers: Record<string, string> = multipart): IncomingMessage {
  const body = new IncomingMessage(new Socket());
  Object.assign(body.headers, headers);
  body.push(form);
  body.push(null);
  return body;
}

function newFiles() {
  const files = new LocalFiles();
  onTestFinished(() => files.close());
  return { files, release: vi.spyOn(files, 'release'), adopt: vi.spyOn(files, 'adopt') };
}

const trait: FormFile<unknown> = {
  limit: 10,
  tooLarge: 'DOCUMENT TOO LARGE',
  read: async (name, { hash }, files, tenant) => ({ name, tenant, content: await text(files.open(hash)) }),
};
const formOf = (body: IncomingMessage, uploadBytes = 10) => ({
  ...{ entry: operationTable.uploadDocument, tenant: 'one', body, uploadBytes },
});
const expected = { file: { name: 'a.txt', tenant: 'one', content } };

test('a temporary file is deleted after the operation', async () => {
  const { files, release, adopt } = newFiles();
  const temporary = { ...trait, temporaryFiles: () => files };
  expect(await withForm(formOf(requestWith()), temporary, new LocalFiles(), (body) => body)).toEqual(expected);
  expect([release.mock.calls.length, adopt.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['the file is invalid', { ...trait, read: async () => Promise.reject(new Error('no text')) }, () => null, 'no text'],
  ['the operation fails', trait, () => Promise.reject(new Error('refused')), 'refused'],
])('if %s, the file is deleted', async (_what, given, run, message) => {
  const { files, release } = newFiles();
  await expect(withForm(formOf(requestWith()), given, files, run)).rejects.toThrow(message);
  expect(release).toHaveBeenCalledTimes(1);
});

test('if the database does not respond, the file stays, because its document may be stored', async () => {
  const { files, release } = newFiles();
  const fail = () => Promise.reject(new Unavailable('no response'));
  await expect(withForm(formOf(requestWith()), trait, files, fail)).rejects.toThrow(Unavailable);
  expect(release).not.toHaveBeenCalled();
});

test.each([
  ['the operation', 9, 10],
  ['the tenant', 10, 9],
])('a file above the limit of %s is refused', async (_whose, limit, uploadBytes) => {
  const { files } = newFiles();
  const reading = withForm(formOf(requestWith(), uploadBytes), { ...trait, limit }, files, () => null);
  await expect(reading).rejects.toThrow('DOCUMENT TOO LARGE');
});

test('a form that announces too many bytes is refused before it is read', async () => {
  const { files } = newFiles();
  const receive = vi.spyOn(files, 'receive');
  const body = requestWith({ ...multipart, 'content-length': '99999999' });
  await expect(withForm(formOf(body), trait, files, () => null)).rejects.toThrow('Content-Length is 99999999');
  expect(receive).not.toHaveBeenCalled();
});

describe('', () => {
  const app = createSandboxServer({ onFault: () => undefined });
  const tokens = { none: 'none', user: '', admin: '' };

  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    tokens.user = await tokenOf('aurora-user-key');
    tokens.admin = await tokenOf('aurora-super-admin-key');
  });
  afterAll(() => app.close());

  async function tokenOf(key: string): Promise<string> {
    const headers = { 'x-api-key': key };
    return (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json().token;
  }

  const documents = 'POST /documents';
  const users = 'POST /v2/admin/users/import';
  const archive = 'PUT /_sandbox/tenants/aurora/snapshots/large/archive';
  const form = 'multipart/form-data; boundary=x';
  const lines = 'application/x-ndjson';

  async function answerToHead(line: string, type: string, as: keyof typeof tokens, length: number, expected = '') {
    const client = new RawConnection(app.server);
    const head = [
      `${line} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${tokens[as]}`,
      `Content-Type: ${type}`,
    ];
    client.write(`${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n${expected}\r\n`);
    const response = await client.response();
    client.socket.destroy();
    return response;
  }

  const megabyte = 1024 * 1024;

  test.each([
    [413, documents, form, 'admin', 120_000_295, 'DOCUMENT TOO LARGE'],
    [413, 'POST /documents/1/version', form, 'admin', 101 * megabyte, 'DOCUMENT TOO LARGE'],
    [413, users, form, 'admin', 120_000_295, 'SPREADSHEET TOO LARGE'],
    [413, archive, lines, 'admin', 1024 * megabyte + 1, 'BODY TOO LARGE'],
    [401, documents, form, 'none', 120_000_295, 'TOKEN INVALID'],
    [401, 'PATCH /v2/admin/departments/1', 'application/json', 'none', 65_537, 'TOKEN INVALID'],
    [403, users, form, 'user', 120_000_295, 'ADMIN REQUIRED'],
  ] as const)(
    'status %i before the body of %s (%s) by the caller "%s" with Content-Length %i',
    async (status, line, type, as, length, code) => {
      for (const expected of ['', 'Expect: 100-continue\r\n']) {
        const response = await answerToHead(line, type, as, length, expected);
        expect([response?.status, response?.body]).toEqual([status, expect.stringContaining(code)]);
      }
    },
  );
});

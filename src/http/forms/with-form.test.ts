import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { LocalFiles } from '../../files/local-files.ts';
import type { FormFile } from '../../operation/operation.ts';
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

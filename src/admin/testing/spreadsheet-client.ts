import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { Received, TestClient, TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';
import { parseSheet } from '../spreadsheets/spreadsheet-file.ts';

const boundary = 'a-boundary';

export function form(parts: { name: string; fileName?: string; content: string | Buffer }[]) {
  const pieces = parts.flatMap(({ name, fileName, content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export function upload(
  client: TestClient,
  content: string | Buffer,
  path: '' | '/summary' = '',
  fileName = 'people.csv',
): Promise<Received> {
  const { body, headers } = form([{ name: 'file', fileName, content }]);
  return client.post(`/v2/admin/users/import${path}`, body, { headers });
}

/** Downloads a spreadsheet as bytes, because decoding it as text would damage it. */
export async function download(
  { app }: TestSandbox,
  { token }: TestClient,
  url: string,
): Promise<{ bytes: Buffer; sheet: Sheet; name: unknown }> {
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  return { bytes: rawPayload, sheet: await parseBytes(rawPayload), name: headers['content-disposition'] };
}

export async function parseBytes(bytes: Uint8Array): Promise<Sheet> {
  const open = () => Readable.from([bytes], { objectMode: false });
  const { head, parts } = await parseSheet({ size: bytes.byteLength, owner: 'tenant', open });
  return { head, rows: parts.flatMap(unpacked) };
}

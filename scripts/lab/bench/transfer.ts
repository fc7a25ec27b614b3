import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../../requests/send.ts';
import { watchPeaks } from '../usage.ts';
import type { Running } from './servers.ts';

const pieceLength = 64 * 1024;
const boundary = '------------------------d74496d66958873e';

/** Writes the given bytes to a file and computes their hash. Returns the duration in milliseconds. */
export async function writeToDisk(bytes: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = await open(join(folder, 'file'), 'w');
  const start = performance.now();
  const hash = createHash('sha256');
  for (const piece of piecesOf(bytes)) {
    hash.update(piece);
    await file.writeFile(piece);
  }
  hash.digest();
  await file.close();
  const took = performance.now() - start;
  await rm(folder, { recursive: true });
  return took;
}

type Headers = Record<string, string>;

/** Uploads a file. Returns the id of the new document and the response time in milliseconds. */
export async function upload({ url }: Running, headers: Headers, bytes: Buffer) {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const sent = { method: 'POST', url: `${url}/documents`, headers: { ...headers, ...type }, body: formOf(bytes) };
  const { status, body, took } = await send(sent);
  if (status !== 202) throw new Error(`an upload was answered ${status}: ${body}`);
  return { took, documentId: String(JSON.parse(body.toString()).documentId) };
}

/** Downloads a file. Returns the time until the last byte in milliseconds. Throws if bytes are missing. */
export async function download({ url }: Running, headers: Headers, documentId: string, size: number): Promise<number> {
  const { received, took } = await send({ url: `${url}/documents/${documentId}/content`, headers, isDropped: true });
  if (received !== size) throw new Error(`a download brought ${received} bytes, ${size} were uploaded`);
  return took;
}

/** Runs a function. Returns its result and the largest memory growth of the server until the end, in MB. */
export async function growthOf<T>(server: Running, deed: () => Promise<T>): Promise<{ value: T; growth: number }> {
  const { memory: before } = await server.usage();
  const end = watchPeaks(async () => [(await server.usage()).memory], 20);
  const value = await deed();
  const [most = before] = await end();
  return { value, growth: (most - before) / 1e6 };
}

function* formOf(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n`);
  yield* piecesOf(bytes);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
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

/** Uploads a file. Returns the id of the new document and the response time in milliseconds. */
export async function upload(
  server: Running,
  headers: Record<string, string>,
  bytes: Buffer,
): Promise<{ took: number; documentId: string }> {
  const start = performance.now();
  const asking = request(`${server.url}/documents`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = once(asking, 'response');
  asking.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n`);
  for (const piece of piecesOf(bytes)) if (!asking.write(piece)) await once(asking, 'drain');
  asking.end(`\r\n--${boundary}--\r\n`);
  const [answer] = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 202) throw new Error(`an upload was answered ${answer.statusCode}: ${body}`);
  return { took: performance.now() - start, documentId: JSON.parse(body).documentId };
}

/** Downloads a file. Returns the time until the last byte in milliseconds. Throws if bytes are missing. */
export async function download(
  server: Running,
  headers: Record<string, string>,
  documentId: string,
  size: number,
): Promise<number> {
  const start = performance.now();
  const [answer] = await once(request(`${server.url}/documents/${documentId}/content`, { headers }).end(), 'response');
  let received = 0;
  for await (const chunk of answer) received += chunk.length;
  if (received !== size) throw new Error(`a download brought ${received} bytes, ${size} were uploaded`);
  return performance.now() - start;
}

/**
 * Runs a function and measures the memory of the server until the function ends.
 * Returns the result of the function and the largest memory growth in MB.
 */
export async function growthOf<T>(server: Running, deed: () => Promise<T>): Promise<{ value: T; growth: number }> {
  const { memory: before } = await server.usage();
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, (await server.usage()).memory);
      await setTimeout(20);
    }
  })();
  const value = await deed().finally(() => {
    isOver = true;
  });
  await watching;
  return { value, growth: (most - before) / 1e6 };
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';

const mebibyte = 1024 * 1024;

const room = 96 * mebibyte;

/** The sandbox stores the rows of an archive in memory, and the file of a form on disk. */
const streamed = { 'application/x-ndjson': 32 * mebibyte, 'multipart/form-data': 2 * mebibyte };

export class BodyRoom {
  readonly #most: number;
  #reserved = 0;

  constructor(most = room) {
    this.#most = most;
  }

  /** Until the response is sent. Throws `SERVER BUSY` if other requests have reserved the memory. */
  reserve({ headers }: FastifyRequest, { raw }: FastifyReply, entry: OperationEntry, limit: number): void {
    const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const bytes = Math.min(announced, mostOf(entry, limit));
    if (this.#reserved + bytes > this.#most) throw busy();
    this.#reserved += bytes;
    raw.once('close', () => {
      this.#reserved -= bytes;
    });
  }
}

function mostOf({ body }: OperationEntry, limit: number): number {
  const [type] = Object.entries(streamed).filter(([name]) => body?.mediaTypes.some((each) => each === name));
  return type?.[1] ?? limit;
}

function busy(): Problem {
  const detail = `the bodies of other requests use all ${room / mebibyte} MiB of memory for request bodies`;
  return new Problem({ code: 'SERVER BUSY', detail }, { 'retry-after': '1' });
}

/** A worker thread can use shared memory without a copy. Copying the whole body at once blocks the event loop. */
export async function readLongBody(request: FastifyRequest): Promise<Buffer> {
  const most = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const memory = new SharedArrayBuffer(0, { maxByteLength: most });
  // The body stream stays open, because destroying the stream closes the connection before a response is sent.
  for await (const part of request.raw.iterator({ destroyOnReturn: false })) {
    const at = memory.byteLength;
    if (at + part.length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    memory.grow(at + part.length);
    new Uint8Array(memory, at).set(part);
  }
  return Buffer.from(memory, 0, memory.byteLength);
}

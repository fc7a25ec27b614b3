import type { FastifyReply, FastifyRequest } from 'fastify';
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

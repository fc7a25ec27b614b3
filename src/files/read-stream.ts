import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** The bytes of a file on disk from `start` up to, without, `end`; `createReadStream` counts the last byte in. */
export function readStreamOf(path: string, start: number, end: number): Readable {
  return end <= start ? Readable.from([]) : createReadStream(path, { start, end: end - 1 });
}

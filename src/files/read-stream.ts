import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { notePassed } from './collect-garbage.ts';

/** Bytes. Larger reads make large downloads faster. */
const pieceSize = 256 * 1024;

export function readStreamOf(path: string, start: number, end: number): Readable {
  return Readable.from(pieces(path, start, end), { objectMode: false });
}

/** Reads the next piece of the file while the caller processes the previous piece. */
async function* pieces(path: string, start: number, end: number): AsyncGenerator<Buffer> {
  if (end <= start) return;
  const handle = await open(path);
  const read = (at: number) => handle.read(Buffer.allocUnsafe(Math.min(pieceSize, end - at)), { position: at });
  let next = read(start);
  try {
    for (let at = start; at < end; ) {
      const { bytesRead, buffer } = await next;
      if (bytesRead === 0) return;
      at += bytesRead;
      if (at < end) next = read(at);
      notePassed(bytesRead);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await Promise.allSettled([next]);
    await handle.close();
  }
}

import { closeSync, openSync, readSync } from 'node:fs';
import { unreadable } from '../text.ts';
import { TargetError } from './target-error.ts';

/** The maximum size of a target file, in bytes. */
const largest = 2 ** 18;

const start = '"cps target init" writes a target file to start from';

/** Returns the text of a target file, which must be UTF-8. Throws a `TargetError` for any other file. */
export function readText(file: string): string {
  const bytes = bytesOf(file);
  if (bytes.length > largest) throw new TargetError(`${file}: a target file has at most 256 KiB`);
  if (bytes.includes(0)) throw new TargetError(`${file}: the file is not UTF-8 (it has zero bytes); save it as UTF-8`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TargetError(`${file}:${lineOfWrongByte(bytes)}: the line is not valid UTF-8; save the file as UTF-8`);
  }
}

/** Reads at most one byte more than the maximum size, because a file such as a device can be endless. */
function bytesOf(file: string): Buffer {
  try {
    const handle = openSync(file, 'r');
    try {
      return upTo(handle, Buffer.alloc(largest + 1));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new TargetError(`${file}: ${unreadable(error)}; ${start}`);
  }
}

function upTo(handle: number, bytes: Buffer): Buffer {
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count)
    count = readSync(handle, bytes, length, bytes.length - length, null);
  return bytes.subarray(0, length);
}

function lineOfWrongByte(bytes: Buffer): number {
  const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  return before.split('\n').length;
}

export function emptyFile(file: string): TargetError {
  return new TargetError(`${file}: the file is empty; ${start}`);
}

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** The first byte of a SQLite page that is a leaf of an index or a table. */
const leafTypes = [10, 13];

/** All processes must have closed the file. */
export function damagePageWith(file: string, text: string): void {
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt16BE(16);
  const starts = Array.from({ length: bytes.length / pageSize }, (_, page) => page * pageSize);
  const start = starts.find(
    (at) => leafTypes.includes(bytes[at] ?? 0) && bytes.subarray(at, at + pageSize).includes(text),
  );
  if (start === undefined) throw new Error(`no leaf page of the file ${file} contains the text ${text}`);
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, Buffer.alloc(100, 0x55), 0, 100, start);
  } finally {
    closeSync(handle);
  }
}

import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { encrypted, Unreadable } from './unreadable.ts';

/** Limits for ZIP archives: the uncompressed size in bytes, and the number of files. */
export const limits = { unpacked: 64 * 1024 * 1024, entries: 5_000 };
/** First bytes of an OLE 2 compound file. Office uses this format for documents with a password. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/** Opens a file of a ZIP archive. As in Office files, the case of names does not matter. */
export type Archive = (name: string) => Promise<Readable> | undefined;

/** Decompresses each file of the ZIP archive once to measure its real size, and discards the decompressed bytes. */
export async function weighZip(bytes: Buffer): Promise<Archive> {
  if (bytes.subarray(0, compound.length).equals(compound)) throw new Unreadable(encrypted);
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Entry>();
  let [unpacked, count] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable(encrypted);
    unpacked += entry.uncompressedSize;
    count += 1;
    if (unpacked > limits.unpacked || count > limits.entries) {
      throw new Unreadable(`the file unpacks to more than ${limits.unpacked} bytes or ${limits.entries} parts`);
    }
    for await (const chunk of await zip.openReadStreamPromise(entry)) void chunk;
    entries.set(keyOf(entry.fileName), entry);
  }
  return (name) => {
    const entry = entries.get(keyOf(name));
    return entry && zip.openReadStreamPromise(entry);
  };
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

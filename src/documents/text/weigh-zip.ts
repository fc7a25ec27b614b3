import { fromBufferPromise } from 'yauzl';
import { encrypted, Unreadable } from './unreadable.ts';

/** Limits for ZIP archives: the uncompressed size in bytes, and the number of files. */
export const limits = { unpacked: 64 * 1024 * 1024, entries: 5_000 };
/** First bytes of an OLE 2 compound file. Office uses this format for documents with a password. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/** Decompresses each file of the ZIP archive once to measure its real size, and discards the decompressed bytes. */
export async function weighZip(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, compound.length).equals(compound)) throw new Unreadable(encrypted);
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  let [unpacked, entries] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable(encrypted);
    unpacked += entry.uncompressedSize;
    entries += 1;
    if (unpacked > limits.unpacked || entries > limits.entries) {
      throw new Unreadable(`the file unpacks to more than ${limits.unpacked} bytes or ${limits.entries} parts`);
    }
    for await (const chunk of await zip.openReadStreamPromise(entry)) void chunk;
  }
}

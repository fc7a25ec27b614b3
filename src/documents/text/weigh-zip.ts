import { fromBufferPromise } from 'yauzl';
import { encrypted, Unreadable } from './unreadable.ts';

/** The maximum uncompressed size of a file in bytes, and its maximum number of parts. */
const limits = { unpacked: 64 * 1024 * 1024, entries: 5_000 };
/** The first bytes of a compound file, which Office uses for documents with a password. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/**
 * Refuses a ZIP file that is too large uncompressed or declares wrong sizes, because no parser limits them.
 * Every part is decompressed once without storing it.
 */
export async function weighZip(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, compound.length).equals(compound)) throw new Unreadable(encrypted);
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
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

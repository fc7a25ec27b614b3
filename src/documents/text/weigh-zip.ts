import { fromBufferPromise } from 'yauzl';
import { encrypted, Unreadable } from './unreadable.ts';

/** The most that a file may unpack to, in bytes, and the most parts that it may have. */
const limits = { unpacked: 64 * 1024 * 1024, entries: 5_000 };
/** The first bytes of a compound file: that is what Office makes of a document with a password. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/**
 * Refuses a ZIP file that unpacks to too much or lies about it: no parser withstands one. Every part is unpacked once and
 * thrown away on the way.
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

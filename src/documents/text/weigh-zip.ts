import { fromBufferPromise } from 'yauzl';
import { encrypted, Unreadable } from './unreadable.ts';

/** Limits for ZIP archives: the maximum uncompressed size in bytes, and the maximum number of files in the archive. */
const limits = { unpacked: 64 * 1024 * 1024, entries: 5_000 };
/** First bytes of a compound file (OLE 2). Office stores documents with a password in this format. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/**
 * Refuses a ZIP archive that is too large when uncompressed or declares wrong sizes.
 * The uncompressed size must be checked before parsing, because no parser of Office files limits this size.
 * To check the real sizes, each file in the ZIP archive is decompressed once without storing the result.
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

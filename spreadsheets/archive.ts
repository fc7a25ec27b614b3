import { posix } from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { SpreadsheetFault } from './fault.ts';
import { readXml, type XmlHandlers } from './xml.ts';

export interface ArchiveLimits {
  unpackedBytes: number;
  parts: number;
}

export interface Archive {
  zip: ZipFile;
  /** By their lower-case names, because the format compares names ignoring case. */
  entries: ReadonlyMap<string, Entry>;
}

/** Reading a part that is larger than its declared size fails, so the declared sizes limit the decompressed bytes. */
export async function openArchive(bytes: Buffer, { unpackedBytes, parts }: ArchiveLimits): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const entries = new Map<string, Entry>();
  let [unpacked, count] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new SpreadsheetFault('broken', 'is a ZIP file with a password');
    unpacked += entry.uncompressedSize;
    count += 1;
    if (unpacked > unpackedBytes || count > parts) {
      throw new SpreadsheetFault('large', `unpacks to more than ${unpackedBytes} bytes or ${parts} parts`);
    }
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return { zip, entries };
}

export function hasPart({ entries }: Archive, name: string): boolean {
  return entries.has(name.toLowerCase());
}

export async function readPart({ zip, entries }: Archive, name: string, handlers: XmlHandlers): Promise<void> {
  const entry = entries.get(name.toLowerCase());
  if (!entry) throw new SpreadsheetFault('broken', `is damaged: it lacks the part ${name}`);
  try {
    await readXml(await zip.openReadStreamPromise(entry), handlers);
  } catch (error) {
    if (error instanceof SpreadsheetFault || !(error instanceof Error)) throw error;
    throw new SpreadsheetFault('broken', `is damaged: ${name}: ${error.message}`);
  }
}

export interface Relation {
  id: string;
  /** The last word of the relationship type, which is the same in transitional and strict files. */
  type: string;
  target: string;
}

/** Returns the relationships of a part, or of the whole archive if the name is empty. */
export async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(`/${part}`);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`).slice(1);
  const relations: Relation[] = [];
  if (part === '' && !hasPart(archive, name)) return relations;
  await readPart(archive, name, {
    open: (element, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (element !== 'Relationship' || mode === 'External') return;
      relations.push({ id, type: posix.basename(type), target: posix.resolve(folder, decodeURI(target)).slice(1) });
    },
  });
  return relations;
}

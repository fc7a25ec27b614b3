import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { foreign, SpreadsheetFault } from './fault.ts';
import { readXmlPart, type XmlHandlers } from './xml.ts';

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
  requireNoCompoundFile(bytes);
  const zip = await fromBufferPromise(withoutRest(bytes), { lazyEntries: true, validateEntrySizes: true });
  const entries = new Map<string, Entry>();
  let [unpacked, count] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw encrypted();
    unpacked += entry.uncompressedSize;
    count += 1;
    if (unpacked > unpackedBytes || count > parts) {
      throw new SpreadsheetFault('large', `unpacks to more than ${unpackedBytes} bytes or ${parts} parts`);
    }
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return { zip, entries };
}

/** Some transfers add a line break to a file. Office programs ignore bytes after the end record of a ZIP archive. */
function withoutRest(bytes: Buffer): Buffer {
  const record = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const [recordLength, commentField] = [22, 20];
  if (record === -1 || record + recordLength > bytes.length) return bytes;
  return bytes.subarray(0, record + recordLength + bytes.readUInt16LE(record + commentField));
}

export function hasPart({ entries }: Archive, name: string): boolean {
  return entries.has(name.toLowerCase());
}

export async function openPart({ zip, entries }: Archive, name: string): Promise<Readable> {
  const entry = entries.get(name.toLowerCase());
  if (!entry) throw new SpreadsheetFault('broken', `is damaged: it lacks the part ${name}`);
  return zip.openReadStreamPromise(entry);
}

export async function readPart(archive: Archive, name: string, handlers: XmlHandlers): Promise<void> {
  try {
    await readXmlPart(await openPart(archive, name), handlers);
  } catch (error) {
    if (error instanceof SpreadsheetFault || !(error instanceof Error)) throw error;
    throw new SpreadsheetFault('broken', `is damaged: ${name}: ${error.message}`);
  }
}

/** First bytes of an OLE 2 compound file: an encrypted or an old Office file. */
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

function requireNoCompoundFile(bytes: Buffer): void {
  if (!bytes.subarray(0, compound.length).equals(compound)) return;
  throw bytes.includes(encryptedPackage) ? encrypted() : foreign('an old Excel file (XLS)');
}

function encrypted(): SpreadsheetFault {
  return new SpreadsheetFault('broken', 'is encrypted and cannot be read without its password');
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
  if (!hasPart(archive, name)) return relations;
  await readPart(archive, name, {
    open: (element, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (element !== 'Relationship' || mode === 'External') return;
      const path = posix.resolve(folder, target).slice(1);
      const decoded = () => decodeURI(path.replace(/%(?![0-9a-f]{2})/gi, '%25'));
      relations.push({ id, type: posix.basename(type), target: hasPart(archive, path) ? path : decoded() });
    },
  });
  return relations;
}

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * Opens the file from byte `start` up to, but not including, byte `end`.
 * If `start` and `end` are not given, the whole file is read.
 */
export type OpenFile = (start?: number, end?: number) => Readable;

/**
 * Content type of a compound file (OLE 2).
 * A compound file is an old Word or Excel file, or a newer Office file with a password.
 */
export type Compound = 'doc' | 'xls' | 'encrypted';

/** Maps the stream names that identify Office files to content types. */
const marks: Readonly<Record<string, Compound>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  EncryptedPackage: 'encrypted',
};

/** Maximum number of directory sectors to read. Office writes the identifying names into the first sectors. */
const mostSectors = 64;
const [entryLength, lastSector] = [128, 0xfffffffa];

/**
 * Returns the kind of a compound file by the names in its directory ([MS-CFB]).
 * Returns undefined if the file is invalid or is not an Office file.
 */
export async function compoundOf(open: OpenFile): Promise<Compound | undefined> {
  const head = await buffer(open(0, 512));
  const sectorLength = head.length < 512 ? 0 : 2 ** head.readUInt16LE(30);
  if (sectorLength !== 512 && sectorLength !== 4096) return undefined;
  const read = (sector: number) => buffer(open((sector + 1) * sectorLength, (sector + 2) * sectorLength));
  let sector = head.readUInt32LE(48);
  for (let count = 0; count < mostSectors && sector < lastSector; count++) {
    const found = entriesOf(await read(sector)).find((name) => Object.hasOwn(marks, name));
    if (found !== undefined) return marks[found];
    sector = await nextSector(sector, head, sectorLength, read);
  }
  return undefined;
}

function entriesOf(directory: Buffer): string[] {
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, index) => {
    const at = index * entryLength;
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    return directory.toString('utf16le', at, at + Math.max(0, length - 2));
  });
}

/**
 * Returns the next sector from the allocation table.
 * The file header lists the first 109 sectors of the allocation table.
 */
async function nextSector(
  sector: number,
  head: Buffer,
  sectorLength: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<number> {
  const perSector = sectorLength / 4;
  const which = Math.floor(sector / perSector);
  const tableSector = which < 109 ? head.readUInt32LE(76 + 4 * which) : lastSector;
  if (tableSector >= lastSector) return lastSector;
  const table = await read(tableSector);
  const at = (sector % perSector) * 4;
  return at + 4 <= table.length ? table.readUInt32LE(at) : lastSector;
}

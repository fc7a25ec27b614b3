import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Reads the file from `start` up to, but not including, `end`; without them the whole file. */
export type OpenFile = (start?: number, end?: number) => Readable;

/** The content of a compound file (OLE 2): an old Word or Excel file, or a newer Office file with a password. */
export type Compound = 'doc' | 'xls' | 'encrypted';

/** The stream names that identify Office files. */
const marks: Readonly<Record<string, Compound>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  EncryptedPackage: 'encrypted',
};

/** The number of directory sectors to read. Office writes the identifying names into the first ones. */
const mostSectors = 64;
const [entryLength, lastSector] = [128, 0xfffffffa];

/**
 * The kind of a compound file by the names in its directory ([MS-CFB]); undefined if it is not from Office or invalid.
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

/** The allocation table gives the next sector. The header lists the first 109 sectors of the table. */
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

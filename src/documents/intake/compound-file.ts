import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Reads the file from `start` up to, without, `end`; whole without them. */
export type OpenFile = (start?: number, end?: number) => Readable;

/** What a compound file (OLE 2) may hold: an old Word or Excel file, or a new one of Office with a password. */
export type Compound = 'doc' | 'xls' | 'encrypted';

/** The streams by which Office knows its files. */
const marks: Readonly<Record<string, Compound>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  EncryptedPackage: 'encrypted',
};

/** So many sectors of the directory are looked at; Office writes what is looked for into the first ones. */
const mostSectors = 64;
const [entryLength, lastSector] = [128, 0xfffffffa];

/** What a compound file holds, by the names in its directory ([MS-CFB]); undefined when it is nothing of Office, or broken. */
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

/** The allocation table says which sector follows; its own first 109 sectors are named in the head. */
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

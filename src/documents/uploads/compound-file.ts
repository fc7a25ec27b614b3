import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export type OpenFile = (start?: number, end?: number) => Readable;

export type Compound = 'doc' | 'xls' | 'encrypted';

/** An OLE 2 compound file contains named streams. The name of a stream reveals the type of the Office document. */
const marks: Readonly<Record<string, Compound>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  EncryptedPackage: 'encrypted',
};

const mostSectors = 64;
const [entryLength, lastSector] = [128, 0xfffffffa];

/** Determines the type of an OLE 2 compound file from the names of its streams ([MS-CFB]). */
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
    return directory.toString('utf16le', at, at + directory.readUInt16LE(at + 64) - 2);
  });
}

async function nextSector(
  sector: number,
  head: Buffer,
  sectorLength: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<number> {
  const perSector = sectorLength / 4;
  const which = Math.floor(sector / perSector);
  const tableSector = which < 109 ? head.readUInt32LE(76 + 4 * which) : lastSector;
  const table = await read(tableSector);
  const at = (sector % perSector) * 4;
  return at + 4 <= table.length ? table.readUInt32LE(at) : lastSector;
}

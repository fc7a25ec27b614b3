import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { limits, longestCell, Refusal, tooManyRows } from './sheet.ts';

const mostEntries = 2_000;

/** Decompresses each file of the ZIP archive once to measure its real size, and discards the decompressed bytes. */
export async function weighXlsx(bytes: Buffer): Promise<void> {
  const zip = await whole(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }));
  const entries = await whole(listEntries(zip));
  requireWorkbook(entries);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes || entries.length > mostEntries) throw tooLarge(unpacked);
  const first = await whole(firstSheet(zip, entries));
  for (const entry of entries) {
    if (entry.fileName === first) await inspectEntry(zip, entry);
    else await whole(unpack(zip, entry));
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > mostEntries) return entries;
  }
  return entries;
}

function requireWorkbook(entries: Entry[]): void {
  const names = entries.map(({ fileName }) => fileName);
  if (entries.some((entry) => entry.isEncrypted())) throw unreadable('it is a ZIP file with a password');
  if (!names.includes('[Content_Types].xml') || !names.includes('xl/workbook.xml')) {
    throw unreadable('it is a ZIP file without a workbook');
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  for await (const chunk of await zip.openReadStreamPromise(entry)) void chunk;
}

async function inspectEntry(zip: ZipFile, entry: Entry): Promise<void> {
  const inspection = inspectSheet();
  const stream = await whole(zip.openReadStreamPromise(entry));
  const chunks = stream[Symbol.asyncIterator]();
  for (let next = await whole(chunks.next()); !next.done; next = await whole(chunks.next())) inspection(next.value);
}

async function firstSheet(zip: ZipFile, entries: Entry[]): Promise<string | undefined> {
  const workbook = await textOf(zip, entries, 'xl/workbook.xml');
  const relations = await textOf(zip, entries, 'xl/_rels/workbook.xml.rels');
  const id = /<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g)?.find((each) => each.includes(` Id="${id}"`));
  const target = /\bTarget="([^"]+)"/.exec(relation ?? '')?.[1];
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

async function textOf(zip: ZipFile, entries: Entry[], name: string): Promise<string> {
  const entry = entries.find(({ fileName }) => fileName === name);
  if (!entry) throw unreadable(`the workbook lacks ${name}`);
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unreadable(error instanceof Error ? error.message : String(error));
  }
}

function unreadable(why: string): Refusal {
  return new Refusal('NOT A SPREADSHEET', `file must be an XLSX or CSV file; as XLSX it cannot be read: ${why}`);
}

function tooLarge(unpacked: number): Refusal {
  const detail = `file must unpack to at most ${limits.unpackedBytes} bytes in ${mostEntries} parts, it declares ${unpacked} bytes`;
  return new Refusal('SPREADSHEET TOO LARGE', detail);
}

/** Maximum length of a cell's text in XML, in bytes. One character, such as `&#65535;`, needs at most 8 bytes. */
const longestText = longestCell * 8;

/** Returns a function that checks the XML of a spreadsheet. The caller passes the XML in chunks. */
export function inspectSheet(): (piece: Buffer) => void {
  let rest = '';
  let rows = 0;
  return (piece) => {
    const text = rest + piece.toString('latin1');
    const end = text.lastIndexOf('>') + 1;
    rows = inspectTags(text.slice(0, end), rows);
    rest = text.slice(end);
    if (rest.length > longestText) throw tooLong();
  };
}

function inspectTags(text: string, before: number): number {
  let rows = before;
  let last = 0;
  for (const { 0: tag, 1: name, index } of text.matchAll(/<(?:\w+:)?(row|f|c)\b[^>]*>/g)) {
    if (index - last > longestText) throw tooLong();
    last = index;
    if (name === 'row') rows = Math.max(rows + 1, Number(/\br="(\d+)"/.exec(tag)?.[1] ?? 0));
    if (rows > limits.rows + 1) throw tooManyRows();
    if (name === 'f') throw new Refusal('INVALID VALUE', `file must contain only values, row ${rows} has a formula`);
  }
  return rows;
}

function tooLong(): Refusal {
  return new Refusal('SPREADSHEET TOO LARGE', `file has a cell of more than ${longestCell} characters`);
}

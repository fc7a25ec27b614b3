import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { inspectSheet } from './inspect-sheet.ts';
import { limits, Refusal } from './sheet.ts';

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

import { parse } from 'csv-parse/sync';
import readSheets, { readSheet } from 'read-excel-file/universal';

type Row = Readonly<Record<string, unknown>>;

/** Returns undefined for files that are neither CSV nor XLSX. */
export async function rowsOfTable(body: Buffer): Promise<Row[] | undefined> {
  try {
    const [head = [], ...rows] = isArchive(body) ? await sheetOf(body) : linesOf(body);
    return rows.map((row) => Object.fromEntries(head.map((name, column) => [String(name), row[column] ?? null])));
  } catch {
    return undefined;
  }
}

/** Returns undefined for an unreadable file. */
export async function textsOfTable(body: Buffer): Promise<string[] | undefined> {
  try {
    const rows = isArchive(body) ? (await readSheets(blobOf(body))).flatMap(({ data }) => data) : linesOf(body);
    return rows.flat().map((cell) => String(cell ?? ''));
  } catch {
    return undefined;
  }
}

function isArchive(body: Buffer): boolean {
  return body.subarray(0, 2).toString('latin1') === 'PK';
}

function blobOf(body: Buffer): Blob {
  return new Blob([new Uint8Array(body)]);
}

async function sheetOf(body: Buffer): Promise<unknown[][]> {
  return readSheet(blobOf(body));
}

function linesOf(body: Buffer): unknown[][] {
  const [head = ''] = body.toString('utf8').split(/\r?\n/, 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  return parse(body, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
}

import { type PackedSheet, packed } from './packed-sheet.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { Refusal, type RefusalCode, type Sheet } from './sheet.ts';

/** The sheet, or the reason for refusing the file. */
export type Parsed = { sheet: PackedSheet } | { refused: { code: RefusalCode; detail: string } };

/** The first bytes of a ZIP file, and of a compound file (an old or password-protected workbook). */
const zip = Buffer.from('PK\x03\x04', 'latin1');
const pdf = Buffer.from('%PDF-');
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/** Runs in a reader process. */
export async function readFile(_type: string, bytes: Buffer): Promise<Parsed> {
  try {
    return { sheet: packed(await read(bytes)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, detail: error.message } };
  }
}

/** The content determines the file type, not the name (D-27). */
async function read(bytes: Buffer): Promise<Sheet> {
  if (bytes.subarray(0, zip.length).equals(zip)) return readXlsx(bytes);
  if (bytes.subarray(0, pdf.length).equals(pdf)) {
    throw new Refusal('NOT A SPREADSHEET', 'file must be an XLSX or CSV file, it is PDF');
  }
  if (!bytes.subarray(0, compound.length).equals(compound)) return readCsv(bytes);
  const detail = 'file must be an XLSX or CSV file without a password, it is password-protected or an old XLS file';
  throw new Refusal('NOT A SPREADSHEET', detail);
}

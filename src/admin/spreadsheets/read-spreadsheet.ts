import { type PackedSheet, packed } from './packed-sheet.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { limits, Refusal, type RefusalCode, type Sheet } from './sheet.ts';

/** The parsed spreadsheet, or the reason why the uploaded file was refused. */
export type Parsed = { sheet: PackedSheet } | { refused: { code: RefusalCode; detail: string } };

/** The first bytes of a file in each format. Old and password-protected Excel workbooks are OLE 2 compound files. */
const zip = Buffer.from('PK\x03\x04', 'latin1');
const pdf = Buffer.from('%PDF-');
const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

/** Parses an uploaded spreadsheet. This function runs in a separate process. */
export async function readFile(_type: string, bytes: Buffer): Promise<Parsed> {
  try {
    const sheet = packed(await read(bytes));
    requireShort(sheet);
    return { sheet };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, detail: error.message } };
  }
}

/** Throws if the JSON text that the sandbox stores for a spreadsheet has too many characters. */
function requireShort({ parts }: PackedSheet): void {
  const characters = parts.reduce((sum, part) => sum + part.length, 0);
  if (characters <= limits.jsonCharacters) return;
  const detail = `file must have at most ${limits.jsonCharacters} characters as JSON, in which quotes and control characters are escaped`;
  throw new Refusal('SPREADSHEET TOO LARGE', detail);
}

/** Parses an XLSX or CSV file. The content of the file, not the file name, determines the format (D-27). */
async function read(bytes: Buffer): Promise<Sheet> {
  if (bytes.subarray(0, zip.length).equals(zip)) return readXlsx(bytes);
  if (bytes.subarray(0, pdf.length).equals(pdf)) {
    throw new Refusal('NOT A SPREADSHEET', 'file must be an XLSX or CSV file, it is PDF');
  }
  if (!bytes.subarray(0, compound.length).equals(compound)) return readCsv(bytes);
  const detail = 'file must be an XLSX or CSV file without a password, it is password-protected or an old XLS file';
  throw new Refusal('NOT A SPREADSHEET', detail);
}

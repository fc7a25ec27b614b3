import { CsvError, parse } from 'csv-parse/sync';
import { type PackedSheet, packed } from './packed-sheet.ts';
import { readXlsx } from './read-xlsx.ts';
import { limits, longestCell, Refusal, type RefusalCode, type Sheet, sheetOf, tooManyRows } from './sheet.ts';

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

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses a CSV file (RFC 4180) in UTF-8. */
function readCsv(bytes: Uint8Array): Sheet {
  const text = textOf(bytes);
  try {
    const table: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: limits.rows + 2,
      max_record_size: 64 * longestCell,
    });
    if (table.length > limits.rows + 1) throw tooManyRows();
    return sheetOf(table);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal('NOT A SPREADSHEET', `file must be an XLSX or CSV file; as CSV it is broken: ${error.message}`);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = decoder.decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Refusal('NOT A SPREADSHEET', 'file must be an XLSX file or a CSV file in UTF-8, its content is neither');
}

/** Returns the separator of the header line. Some spreadsheet programs write semicolons instead of commas. */
function delimiterOf(text: string): ',' | ';' {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
}

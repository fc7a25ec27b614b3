import { decodedText, readDelimited } from '../../../spreadsheets/delimited.ts';
import { foreign, SpreadsheetFault } from '../../../spreadsheets/fault.ts';
import { readWorkbook } from '../../../spreadsheets/workbook.ts';
import { type PackedSheet, packed } from './packed-sheet.ts';
import { longestCell, type RefusalCode, type Sheet, SheetRefusal, sheetLimits, sheetOf } from './sheet.ts';

export type Parsed = { sheet: PackedSheet } | { refused: { code: RefusalCode; detail: string } };

/** The first bytes of an XLSX file, and of an old or encrypted Excel file. */
const marks = ['PK\x03\x04', '\xd0\xcf\x11\xe0'].map((mark) => Buffer.from(mark, 'latin1'));
const pdf = Buffer.from('%PDF-');

export async function readFile(_type: string, bytes: Buffer): Promise<Parsed> {
  try {
    const sheet = packed(await sheetIn(bytes));
    requireShort(sheet);
    return { sheet };
  } catch (error) {
    if (error instanceof SpreadsheetFault)
      return { refused: { code: codes[error.kind], detail: `file ${error.message}` } };
    if (!(error instanceof SheetRefusal)) throw error;
    return { refused: { code: error.code, detail: error.message } };
  }
}

const codes = { broken: 'NOT A SPREADSHEET', large: 'SPREADSHEET TOO LARGE', value: 'INVALID VALUE' } as const;

function requireShort({ parts }: PackedSheet): void {
  const characters = parts.reduce((sum, part) => sum + part.length, 0);
  if (characters <= sheetLimits.jsonCharacters) return;
  const detail = `file must have at most ${sheetLimits.jsonCharacters} characters as JSON, in which quotes and control characters are escaped`;
  throw new SheetRefusal('SPREADSHEET TOO LARGE', detail);
}

const values = {
  lastRow: sheetLimits.rows + 1,
  longestCell,
  tooManyRows: `has more than ${sheetLimits.rows} rows below the header row`,
};

async function sheetIn(bytes: Buffer): Promise<Sheet> {
  if (marks.some((mark) => bytes.subarray(0, mark.length).equals(mark))) {
    const [sheet] = await readWorkbook(bytes, { unpackedBytes: sheetLimits.unpackedBytes, parts: 2_000, values });
    return sheetOf(sheet?.rows ?? [], sheet?.name);
  }
  if (bytes.subarray(0, 5).equals(pdf)) throw foreign('a PDF file');
  const text = decodedText(bytes);
  if (text !== undefined) return sheetOf(readDelimited(text, values));
  const encodings = 'is neither an XLSX file nor a CSV file in UTF-8 or UTF-16: save it as XLSX or as CSV in UTF-8';
  throw new SpreadsheetFault('broken', encodings);
}

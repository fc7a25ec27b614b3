import { readSheet } from 'read-excel-file/universal';
import { limits, Refusal, type Sheet, sheetOf, tooManyRows } from './sheet.ts';
import { weighXlsx } from './weigh-xlsx.ts';

/**
 * Parses the first sheet of an XLSX file.
 * The uncompressed size of the XLSX file is checked before parsing, because no XLSX library limits this size.
 */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  await weighXlsx(bytes);
  const table = await tableOf(bytes);
  if (table.length > limits.rows + 1) throw tooManyRows();
  return sheetOf(table.map((cells) => cells.map(textOf)));
}

/**
 * Reads the cells of the first sheet with the XLSX library.
 * The code uses the platform-independent build of the XLSX library.
 * The build of the XLSX library for Node would need 25 MiB more memory.
 * The size of the XLSX file was checked before, so any error of the XLSX library means that the file is invalid.
 */
async function tableOf(bytes: Buffer): Promise<unknown[][]> {
  try {
    return await readSheet<string>(new Uint8Array(bytes).buffer, { trim: false, parseNumber: (digits) => digits });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal('NOT A SPREADSHEET', `file must be an XLSX or CSV file; as XLSX it is broken: ${why}`);
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

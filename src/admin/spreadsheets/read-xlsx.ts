import { readSheet } from 'read-excel-file/universal';
import { limits, Refusal, type Sheet, sheetOf, tooManyRows } from './sheet.ts';
import { weighXlsx } from './weigh-xlsx.ts';

/** The uncompressed size of the file is checked first, because the XLSX library does not limit this size. */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  await weighXlsx(bytes);
  const table = await tableOf(bytes);
  if (table.length > limits.rows + 1) throw tooManyRows();
  return sheetOf(table.map((cells) => cells.map(textOf)));
}

/** Uses the platform-independent build of the XLSX library, because the Node build needs 25 MiB more memory. */
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

import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

const zip = Buffer.from('PK\x03\x04', 'latin1');

export const spreadsheetMark = zip.length;

/** Refuses an uploaded file whose file name extension is not `xlsx` or `csv` (design decision D-27). */
export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const isZip = zip.equals(bytes.subarray(0, zip.length));
  if (ending === undefined || ending === 'csv' || (ending === 'xlsx' && isZip)) return;
  const got = ending === 'xlsx' ? `${shown(name)}, which holds no XLSX` : shown(name);
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

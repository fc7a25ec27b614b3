import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

/** The first bytes of a ZIP file, and therefore of an XLSX file. */
const zip = Buffer.from('PK\x03\x04', 'latin1');

/** The number of bytes that are compared with the file name. */
export const spreadsheetMark = zip.length;

/**
 * Refuses a file with the extension of another type, or with XLSX in the name but other content (D-27).
 * Any text can be CSV, so for a name without an extension only the content decides.
 */
export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const isZip = zip.equals(bytes.subarray(0, zip.length));
  if (ending === undefined || ending === 'csv' || (ending === 'xlsx' && isZip)) return;
  const got = ending === 'xlsx' ? `${shown(name)}, which holds no XLSX` : shown(name);
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

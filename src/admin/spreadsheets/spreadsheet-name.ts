import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

/** The beginning of a ZIP file, as an XLSX file is one. */
const zip = Buffer.from('PK\x03\x04', 'latin1');

/** How many bytes of a file its name is compared with. */
export const spreadsheetMark = zip.length;

/**
 * Refuses a file that calls itself something else than a spreadsheet, or XLSX without being one (D-27). Every text is
 * CSV, whatever it holds, so of what has no ending the content alone decides.
 */
export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const isZip = zip.equals(bytes.subarray(0, zip.length));
  if (ending === undefined || ending === 'csv' || (ending === 'xlsx' && isZip)) return;
  const got = ending === 'xlsx' ? `${shown(name)}, which holds no XLSX` : shown(name);
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

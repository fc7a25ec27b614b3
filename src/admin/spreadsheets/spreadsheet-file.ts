import { buffer } from 'node:stream/consumers';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { LocalFiles } from '../../files/local-files.ts';
import type { FormFile } from '../../operation/operation.ts';
import type { ReadFile } from '../user-imports/import-process.ts';
import { parseSheet } from './parse-sheet.ts';
import { limits } from './sheet.ts';

/** Uploaded spreadsheets wait on disk until they are parsed, so that concurrent uploads do not fill the memory. */
let waiting: LocalFiles | undefined;

/** Parses the spreadsheet in a multipart upload and then deletes the uploaded file (design decision D-27). */
export const spreadsheetFile: FormFile<ReadFile> = {
  limit: limits.bytes,
  tooLarge: 'SPREADSHEET TOO LARGE',
  temporaryFiles: () => {
    waiting ??= new LocalFiles();
    return waiting;
  },
  read: async (name, { hash, size }, files, owner) => {
    requireSpreadsheetName(name ?? '', await buffer(files.open(hash, 0, spreadsheetMark)));
    return { fileName: name ?? 'file', sheet: await parseSheet({ size, owner, open: () => files.open(hash) }) };
  },
};

const zip = Buffer.from('PK\x03\x04', 'latin1');

const spreadsheetMark = zip.length;

/** Refuses an uploaded file whose file name extension is not `xlsx` or `csv` (design decision D-27). */
export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const isZip = zip.equals(bytes.subarray(0, zip.length));
  if (ending === undefined || ending === 'csv' || (ending === 'xlsx' && isZip)) return;
  const got = ending === 'xlsx' ? `${shown(name)}, which holds no XLSX` : shown(name);
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

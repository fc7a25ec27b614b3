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

export const spreadsheetFile: FormFile<ReadFile> = {
  limit: limits.bytes,
  tooLarge: 'SPREADSHEET TOO LARGE',
  temporaryFiles: () => {
    waiting ??= new LocalFiles();
    return waiting;
  },
  read: async (name, { hash, size }, files, owner) => {
    requireSpreadsheetName(name ?? '', await buffer(files.open(hash, 0, markLength)));
    return { fileName: name ?? 'file', sheet: await parseSheet({ size, owner, open: () => files.open(hash) }) };
  },
};

/** The first bytes of an XLSX file, and of an encrypted XLSX file. */
const marks = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
const markLength = 4;

const textEndings = ['csv', 'tsv', 'tab', 'txt'];
const workbookEndings = ['xlsx', 'xlsm'];

export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || textEndings.includes(ending)) return;
  const isWorkbook = workbookEndings.includes(ending);
  if (isWorkbook && marks.includes(Buffer.from(bytes.subarray(0, markLength)).toString('latin1'))) return;
  const got = isWorkbook ? `${shown(name)}, which holds no XLSX` : `${shown(name)}: save it as XLSX or CSV`;
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

import { buffer } from 'node:stream/consumers';
import { LocalFiles } from '../../files/local-files.ts';
import type { FormFile } from '../../operation/operation.ts';
import type { ReadFile } from '../user-imports/import-process.ts';
import { parseSheet } from './parse-sheet.ts';
import { limits } from './sheet.ts';
import { requireSpreadsheetName, spreadsheetMark } from './spreadsheet-name.ts';

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

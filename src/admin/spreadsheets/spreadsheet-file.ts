import { buffer } from 'node:stream/consumers';
import { LocalFiles } from '../../files/local-files.ts';
import type { FormFile } from '../../operation/operation.ts';
import type { ReadFile } from '../imports/import-process.ts';
import { parseSheet } from './parse-sheet.ts';
import { limits } from './sheet.ts';
import { requireSpreadsheetName, spreadsheetMark } from './spreadsheet-name.ts';

/** Stores uploaded spreadsheets on disk until they are parsed, so that concurrent uploads do not fill the memory. */
let waiting: LocalFiles | undefined;

/**
 * Reads the spreadsheet file of a multipart form (decision D-27).
 * The API operation receives the parsed spreadsheet rows. The uploaded file itself is not stored permanently.
 */
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

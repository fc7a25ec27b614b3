import { buffer } from 'node:stream/consumers';
import { parseSheet } from '../../admin/spreadsheets/parse-sheet.ts';
import { limits } from '../../admin/spreadsheets/sheet.ts';
import { requireSpreadsheetName, spreadsheetMark } from '../../admin/spreadsheets/spreadsheet-name.ts';
import { LocalFiles } from '../../files/local-files.ts';
import type { Prepare } from './prepared-form.ts';
import { readForm } from './read-form.ts';

/** Spreadsheets until they are read: large ones on disk, so that many at once do not fill the memory. */
let unread: LocalFiles | undefined;

/** A form with a spreadsheet (D-27): the operation is handed its rows; the file itself is not kept. */
export const prepareSpreadsheet: Prepare = async ({ body, contentType, mostBytes }) => {
  unread ??= new LocalFiles();
  const files = unread;
  const { file } = await readForm(body, contentType, {
    texts: [],
    limit: Math.min(limits.bytes, mostBytes),
    tooLarge: 'SPREADSHEET TOO LARGE',
    receive: () => files.receive(),
    release: ({ hash }) => files.release(hash),
  });
  const { hash, size } = file.content;
  try {
    requireSpreadsheetName(file.name ?? '', await buffer(files.open(hash, 0, spreadsheetMark)));
    const sheet = await parseSheet(size, () => files.open(hash));
    return { body: { fileName: file.name ?? 'file', sheet }, abandon: async () => undefined, adopt: () => undefined };
  } finally {
    await files.release(hash);
  }
};

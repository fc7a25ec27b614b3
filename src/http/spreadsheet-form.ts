import { parseSheet } from '../admin/spreadsheets/parse-sheet.ts';
import { limits } from '../admin/spreadsheets/sheet.ts';
import { requireSpreadsheetName } from '../admin/spreadsheets/spreadsheet-name.ts';
import { memoryIntake } from '../files/memory-intake.ts';
import { readForm } from './multipart.ts';
import type { Prepare } from './prepared-form.ts';

/** A form with a spreadsheet (D-27): the operation is handed its rows; the file itself is not kept. */
export const prepareSpreadsheet: Prepare = async ({ body, contentType, mostBytes }) => {
  const { file } = await readForm(body, contentType, {
    texts: [],
    limit: Math.min(limits.bytes, mostBytes),
    tooLarge: 'SPREADSHEET TOO LARGE',
    receive: memoryIntake,
    release: async () => undefined,
  });
  requireSpreadsheetName(file.name ?? '', file.content);
  const sheet = await parseSheet(file.content);
  return { body: { fileName: file.name ?? 'file', sheet }, abandon: async () => undefined };
};

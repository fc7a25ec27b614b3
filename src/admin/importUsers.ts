import type { OperationWithTraits } from '../operation/operation.ts';
import { type ReadFile, submitImport } from './imports/import-process.ts';
import { acceptImport } from './imports/processes.ts';
import { spreadsheetFile } from './spreadsheets/spreadsheet-file.ts';

/**
 * Accepts a spreadsheet of users to create, update or delete.
 * The users are changed by an asynchronous import process after the response (decision D-27).
 */
export const importUsers: OperationWithTraits<'importUsers', { file: ReadFile }> = {
  file: spreadsheetFile,
  run: ({ world, body, now }) => acceptImport(submitImport(world, 'pending', body.file, now)),
};

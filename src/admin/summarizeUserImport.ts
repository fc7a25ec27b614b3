import type { OperationWithTraits } from '../operation/operation.ts';
import { type ReadFile, submitImport } from './imports/import-process.ts';
import { acceptImport } from './imports/processes.ts';
import { spreadsheetFile } from './spreadsheets/spreadsheet-file.ts';

/** Accepts a spreadsheet of users and only previews the changes that a user import would make (decision D-29). */
export const summarizeUserImport: OperationWithTraits<'summarizeUserImport', { file: ReadFile }> = {
  file: spreadsheetFile,
  run: ({ world, body, now }) => acceptImport(submitImport(world, 'summarizing', body.file, now)),
};

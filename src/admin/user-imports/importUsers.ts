import type { OperationWithTraits } from '../../operation/operation.ts';
import { spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { type ReadFile, submitImport } from './import-process.ts';
import { acceptImport } from './processes.ts';

export const importUsers: OperationWithTraits<'importUsers', { file: ReadFile }> = {
  file: spreadsheetFile,
  run: ({ tenantData, body, now }) => acceptImport(submitImport(tenantData, 'pending', body.file, now)),
};

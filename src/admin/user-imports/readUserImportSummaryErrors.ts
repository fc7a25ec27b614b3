import type { Operation } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import { errorSpreadsheet, noErrors } from './error-spreadsheet.ts';
import { faultsOf, hasFaults } from './import-parts.ts';
import { existingImport, stateConflict } from './processes.ts';

export const readUserImportSummaryErrors: Operation<'readUserImportSummaryErrors'> = ({ tenantData, path, now }) => {
  const process = existingImport(tenantData, path.importId);
  const { id, status } = process;
  if (status === 'summarizing') {
    throw stateConflict(process, 'the errors are available after the summary is complete', { 'retry-after': '1' });
  }
  const sheet = findById(tenantData.rows.importSheets, id);
  if (!sheet || !hasFaults(tenantData, sheet, 'summaryFaults'))
    throw noErrors(`import process ${id} has no summary, or the summary contains no invalid rows`);
  return errorSpreadsheet(`import-${id}-summary-errors.xlsx`, sheet, faultsOf(tenantData, sheet, 'summaryFaults'), now);
};

import type { Operation } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import { errorSpreadsheet, noErrors } from './error-spreadsheet.ts';
import { faultsOf, hasFaults } from './import-parts.ts';
import { existingImport, stateConflict } from './processes.ts';

export const readUserImportErrors: Operation<'readUserImportErrors'> = ({ tenantData, path, now }) => {
  const process = existingImport(tenantData, path.importId);
  const { id, status } = process;
  if (status === 'pending' || status === 'processing') {
    throw stateConflict(process, 'the errors are available after the import has ended', { 'retry-after': '1' });
  }
  const sheet = findById(tenantData.rows.importSheets, id);
  if (!sheet || !hasFaults(tenantData, sheet, 'runFaults'))
    throw noErrors(
      `import process ${id} has the status ${JSON.stringify(status)} and skipped no row, so there is no spreadsheet of skipped rows`,
    );
  return errorSpreadsheet(`import-${id}-errors.xlsx`, sheet, faultsOf(tenantData, sheet, 'runFaults'), now);
};

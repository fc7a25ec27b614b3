import type { Operation } from '../../operation/operation.ts';
import { runAcknowledged } from './import-process.ts';
import { existingImport, importResource, stateConflict } from './processes.ts';

export const acknowledgeUserImport: Operation<'acknowledgeUserImport'> = ({ tenantData, path, now }) => {
  const process = existingImport(tenantData, path.importId);
  if (process.status !== 'awaiting acknowledgement') {
    throw stateConflict(
      process,
      'only an import process with the status "awaiting acknowledgement" can be acknowledged',
    );
  }
  return { status: 200, body: { data: importResource(runAcknowledged(tenantData, process, now)) } };
};

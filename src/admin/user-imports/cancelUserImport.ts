import { alternatives } from '../../contract/shown.ts';
import type { Operation } from '../../operation/operation.ts';
import { callOff } from './import-process.ts';
import { existingImport, importResource, stateConflict } from './processes.ts';

const cancellable: readonly string[] = ['pending', 'summarizing', 'awaiting acknowledgement'];

export const cancelUserImport: Operation<'cancelUserImport'> = ({ tenantData, path, now }) => {
  const process = existingImport(tenantData, path.importId);
  if (!cancellable.includes(process.status)) {
    throw stateConflict(
      process,
      `only an import process with the status ${alternatives(cancellable)} can be cancelled`,
    );
  }
  return { status: 200, body: { data: importResource(callOff(tenantData, process, now)) } };
};

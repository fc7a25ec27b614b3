import type { Operation } from '../../operation/operation.ts';
import { pollImport } from './import-process.ts';
import { existingImport, importResource } from './processes.ts';

export const readUserImport: Operation<'readUserImport'> = ({ tenantData, path, now }) => ({
  status: 200,
  body: { data: importResource(pollImport(tenantData, existingImport(tenantData, path.importId), now)) },
});

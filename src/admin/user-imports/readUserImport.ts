import type { Operation } from '../../operation/operation.ts';
import { pollImport } from './import-process.ts';
import { existingImport, importResource } from './processes.ts';

export const readUserImport: Operation<'readUserImport'> = ({ world, path, now }) => ({
  status: 200,
  body: { data: importResource(pollImport(world, existingImport(world, path.importId), now)) },
});

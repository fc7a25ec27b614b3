import type { Operation } from '../operation/operation.ts';
import { pollImport } from './imports/import-process.ts';
import { existingImport, importResource } from './imports/processes.ts';

export const readUserImport: Operation<'readUserImport'> = ({ world, path, now }) => ({
  status: 200,
  body: { data: importResource(pollImport(world, existingImport(world, path.importId), now)) },
});

import type { Operation } from '../operation/operation.ts';
import { type ReadFile, submitImport } from './imports/import-process.ts';
import { acceptImport } from './imports/processes.ts';

/** Takes in a spreadsheet of users to create, update or mark deleted; it is applied when the process ends (D-27). */
export const importUsers: Operation<'importUsers', ReadFile> = ({ world, body, now }) =>
  acceptImport(submitImport(world, 'pending', body, now));

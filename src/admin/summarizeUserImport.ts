import type { Operation } from '../operation/operation.ts';
import { type ReadFile, submitImport } from './imports/import-process.ts';
import { acceptImport } from './imports/processes.ts';

/** Takes in a spreadsheet as the import does, but only to work out what its rows would do (D-29). */
export const summarizeUserImport: Operation<'summarizeUserImport', ReadFile> = ({ world, body, now }) =>
  acceptImport(submitImport(world, 'summarizing', body, now));

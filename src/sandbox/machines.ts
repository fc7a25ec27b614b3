import { advanceUserImport } from '../admin/imports/import-process.ts';
import { work } from '../admin/work.ts';
import { endProcessing } from '../documents/processing.ts';
import { searchOn } from '../documents/provisions.ts';
import type { Machines } from '../jobs/due.ts';
import { advanceJob } from '../jobs/job.ts';

/** Maps each kind of asynchronous work, such as jobs, to the function that applies its next status change. */
export const machines: Machines = {
  job: advanceJob(work),
  'user-import': advanceUserImport,
  document: endProcessing,
  provision: searchOn,
};

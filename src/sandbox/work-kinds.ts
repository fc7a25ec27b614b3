import { work } from '../admin/jobs/work.ts';
import { advanceUserImport } from '../admin/user-imports/import-process.ts';
import { searchOn } from '../documents/provisions/provisions.ts';
import { endProcessing } from '../documents/records/processing.ts';
import type { WorkKinds } from '../jobs/due.ts';
import { advanceJob } from '../jobs/job.ts';

export const workKinds: WorkKinds = {
  job: advanceJob(work),
  'user-import': advanceUserImport,
  document: endProcessing,
  provision: searchOn,
};

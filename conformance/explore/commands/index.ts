import type { Command } from '../step.ts';
import { changeMembers } from './change-members.ts';
import { createDepartment } from './create-department.ts';
import { deleteDepartment } from './delete-department.ts';
import { awaitJob, inspect } from './jobs.ts';
import { fiveHundred, tooFewOrTooMany } from './members-limits.ts';
import { emptyUpdate, updateDepartment } from './update-department.ts';

/** All kinds of steps. */
export const commands: readonly Command[] = [
  createDepartment,
  updateDepartment,
  emptyUpdate,
  deleteDepartment,
  changeMembers,
  tooFewOrTooMany,
  fiveHundred,
  awaitJob,
  inspect,
];

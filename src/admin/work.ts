import type { WorkTable } from '../jobs/job.ts';
import { deleteSubtree } from './deleteDepartment.ts';
import { changeMembers } from './updateDepartmentMembers.ts';

/** What a job of each kind does when it ends. */
export const work: WorkTable = {
  'department delete': deleteSubtree,
  members: changeMembers,
};

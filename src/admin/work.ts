import type { WorkTable } from '../jobs/job.ts';
import { deleteSubtree } from './deleteDepartment.ts';
import { replaceRoles } from './replaceRoleAssignments.ts';
import { changeAccess } from './updateAccess.ts';
import { changeMembers } from './updateDepartmentMembers.ts';

/** Maps each kind of asynchronous job to the function that changes the tenant's data at the end of the job. */
export const work: WorkTable = {
  access: changeAccess,
  'department delete': deleteSubtree,
  members: changeMembers,
  'role-assignments': replaceRoles,
};

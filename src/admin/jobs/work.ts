import type { WorkTable } from '../../jobs/job.ts';
import { changeAccess } from '../access/updateAccess.ts';
import { deleteSubtree } from '../departments/deleteDepartment.ts';
import { changeMembers } from '../departments/updateDepartmentMembers.ts';
import { replaceRoles } from '../roles/replaceRoleAssignments.ts';

/** Maps each kind of asynchronous job to the function that changes the tenant's data at the end of the job. */
export const work: WorkTable = {
  access: changeAccess,
  'department delete': deleteSubtree,
  members: changeMembers,
  'role-assignments': replaceRoles,
};

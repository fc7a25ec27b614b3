import type { WorkTable } from '../jobs/job.ts';
import { deleteSubtree } from './deleteDepartment.ts';
import { replaceRoles } from './replaceRoleAssignments.ts';
import { changeAccess } from './updateAccess.ts';
import { changeMembers } from './updateDepartmentMembers.ts';

/** The work that a job of each kind performs at its end. */
export const work: WorkTable = {
  access: changeAccess,
  'department delete': deleteSubtree,
  members: changeMembers,
  'role-assignments': replaceRoles,
};

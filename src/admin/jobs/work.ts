import type { WorkTable } from '../../jobs/job.ts';
import { runAccessChange } from '../access/updateAccess.ts';
import { deleteSubtree } from '../departments/deleteDepartment.ts';
import { changeMembers } from '../departments/updateDepartmentMembers.ts';
import { replaceRoles } from '../roles/replaceRoleAssignments.ts';

export const work: WorkTable = {
  access: runAccessChange,
  'department delete': deleteSubtree,
  members: changeMembers,
  'role-assignments': replaceRoles,
};

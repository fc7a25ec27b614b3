import type { OperationId } from '../canonical/operations.ts';
import type { Rule } from './rules.ts';

/** The rule that a response breaks if a required property has the wrong kind, by operation. */
export const offeredBy: Partial<Record<OperationId, Rule>> = {
  createDepartment: 'department-create-offered',
  readDepartment: 'department-read-offered',
  updateDepartment: 'department-rename',
  listDepartments: 'department-list-children',
  deleteDepartment: 'job-acknowledgement-names-job',
  updateDepartmentMembers: 'job-acknowledgement-names-job',
  readJob: 'job-shows-status',
  listUsers: 'users-filter-department',
};

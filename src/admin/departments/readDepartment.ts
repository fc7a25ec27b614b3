import type { Operation } from '../../operation/operation.ts';
import { departmentResource, existingDepartment } from './departments.ts';

/** Returns a department with its path, its depth in the tree and its number of direct members. */
export const readDepartment: Operation<'readDepartment'> = ({ tenantData, path }) => ({
  status: 200,
  body: { data: departmentResource(tenantData, existingDepartment(tenantData, path.id)) },
});

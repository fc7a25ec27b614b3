import type { Operation } from '../../operation/operation.ts';
import { departmentResource, existingDepartment } from './departments.ts';

export const readDepartment: Operation<'readDepartment'> = ({ tenantData, path }) => ({
  status: 200,
  body: { data: departmentResource(tenantData, existingDepartment(tenantData, path.id)) },
});

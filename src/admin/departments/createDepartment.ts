import type { Operation } from '../../operation/operation.ts';
import { departmentName } from './department-name.ts';
import { departmentResource, existingDepartment, requireFreeName } from './departments.ts';

export const createDepartment: Operation<'createDepartment'> = ({ tenantData, body }) => {
  const { name: given, parentDepartment: parent = null } = body.data.attributes;
  const name = departmentName(given);
  if (parent !== null) existingDepartment(tenantData, parent, { pointer: '/data/attributes/parentDepartment' });
  requireFreeName(tenantData, name, parent);
  const row = { id: tenantData.nextId('departments'), name, parentDepartment: parent };
  tenantData.rows.departments.put(row);
  const data = departmentResource(tenantData, row);
  return { status: 201, headers: { location: data.links.self }, body: { data } };
};

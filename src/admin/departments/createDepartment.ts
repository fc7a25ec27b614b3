import type { Operation } from '../../operation/operation.ts';
import { departmentName } from './department-name.ts';
import { departmentResource, existingDepartment, requireFreeName } from './departments.ts';

/** Creates a department at the top level or below another department (design decision D-32). */
export const createDepartment: Operation<'createDepartment'> = ({ world, body }) => {
  const { name: given, parentDepartment: parent = null } = body.data.attributes;
  const name = departmentName(given);
  if (parent !== null) existingDepartment(world, parent, { pointer: '/data/attributes/parentDepartment' });
  requireFreeName(world, name, parent);
  const row = { id: world.nextId('departments'), name, parentDepartment: parent };
  world.rows.departments.put(row);
  const data = departmentResource(world, row);
  return { status: 201, headers: { location: data.links.self }, body: { data } };
};

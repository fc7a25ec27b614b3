import { Problem } from '../../contract/problem.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { departmentName } from './department-name.ts';
import { departmentResource, existingDepartment, isWithin, requireFreeName } from './departments.ts';

export const updateDepartment: OperationWithTraits<'updateDepartment'> = {
  current: ({ tenantData, path }) => {
    const row = findById(tenantData.rows.departments, path.id);
    return row && { data: departmentResource(tenantData, row) };
  },
  run: ({ tenantData, path, body }) => {
    const { name: given, parentDepartment } = body.data.attributes ?? {};
    if (given === undefined && parentDepartment === undefined) throw new Problem(patchEmpty);
    const name = given === undefined ? undefined : departmentName(given);
    const before = existingDepartment(tenantData, path.id);
    const after = {
      id: before.id,
      name: name ?? before.name,
      parentDepartment: parentDepartment === undefined ? before.parentDepartment : parentDepartment,
    };
    if (after.parentDepartment !== null) requireOutside(tenantData, before.id, after.parentDepartment);
    requireFreeName(tenantData, after.name, after.parentDepartment, before.id);
    const isMoved = after.name !== before.name || after.parentDepartment !== before.parentDepartment;
    tenantData.rows.departments.put({ ...before, ...after, ...(isMoved && { moved: tenantData.version + 1 }) });
    return { status: 200, body: { data: departmentResource(tenantData, after) } };
  },
};

const patchEmpty = {
  code: 'DEPARTMENT PATCH EMPTY',
  detail: 'at least one of name and parentDepartment is required, got neither',
  source: { pointer: '/data/attributes' },
} as const;

function requireOutside(tenantData: TenantData, id: string, parentId: string): void {
  const source = { pointer: '/data/attributes/parentDepartment' };
  const parent = existingDepartment(tenantData, parentId, source);
  if (!isWithin(tenantData, parent, id)) return;
  const detail = `department ${parentId} is department ${id} itself or one of its descendants`;
  throw new Problem({ code: 'DEPARTMENT CYCLE', detail, source });
}

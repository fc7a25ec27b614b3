import { findById } from '../../../tenant/ids.ts';
import type { DepartmentRow } from '../../../tenant/rows.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import type { FaultDefinitions, FaultHooks, OperationEffect, RawRequest } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, idInPath, refusing, withAttributes } from '../../wire.ts';

function ignoring(
  back: (before: DepartmentRow, after: DepartmentRow) => DepartmentRow | undefined,
): Pick<FaultHooks, 'afterOperation'> {
  return {
    afterOperation: ({ tenantData, before, path }) => {
      const id = path['id'] ?? '';
      const [was, is] = [findById(before.rows.departments, id), findById(tenantData.rows.departments, id)];
      const row = was && is && back(was, is);
      if (row) tenantData.rows.departments.put(row);
      return row !== undefined;
    },
  };
}

function dropMembers({ tenantData, body, path }: OperationEffect): boolean {
  const id = path['id'] ?? '';
  if (textIn(attributesOf(body), 'parentDepartment') === undefined) return false;
  for (const user of tenantData.rows.users.find('byDepartment', [Number(id)])) {
    tenantData.rows.users.put({ ...user, departments: user.departments.filter((each) => each !== id) });
  }
  return true;
}

/** Returns whether the wanted parent is the department of the request or a descendant of it. */
function isCycle(request: RawRequest, { rows }: TenantData, parent: string | undefined): boolean {
  for (let at = parent; at; at = findById(rows.departments, at)?.parentDepartment ?? undefined)
    if (at === idInPath(request)) return true;
  return false;
}

export const departmentUpdateFaults = {
  'department-rename-ignored': ignoring((before, after) =>
    before.parentDepartment === after.parentDepartment && after.name.length < 1000 ? before : undefined,
  ),
  'department-rename-moves-to-top': ignoring((before, after) =>
    before.parentDepartment === after.parentDepartment && after.name.length < 1000
      ? { ...after, parentDepartment: null }
      : undefined,
  ),
  'department-move-ignored': ignoring((before, after) =>
    before.parentDepartment !== null && before.parentDepartment !== after.parentDepartment && before.name === after.name
      ? before
      : undefined,
  ),
  'department-rename-and-move-only-renames': ignoring((before, after) =>
    before.name !== after.name && before.parentDepartment !== after.parentDepartment
      ? { ...after, parentDepartment: before.parentDepartment }
      : undefined,
  ),
  'department-move-drops-members': { afterOperation: dropMembers },
  'department-cycle-ignored': {
    request: (request, { tenantData }) =>
      withAttributes(request, (attributes) => {
        const row = findById(tenantData.rows.departments, idInPath(request));
        const isRefused = row && isCycle(request, tenantData, textIn(attributes, 'parentDepartment'));
        return isRefused ? { ...attributes, parentDepartment: row.parentDepartment } : undefined;
      }),
  },
  'department-empty-update-accepted': {
    request: (request, { tenantData }) =>
      withAttributes(request, (attributes) => {
        const row = findById(tenantData.rows.departments, request.path.split('/').at(-1) ?? '');
        return row && Object.keys(attributes).length === 0 ? { name: row.name } : undefined;
      }),
  },
  'department-update-of-cycle-answered-400': refusing(
    (request, { tenantData }) => isCycle(request, tenantData, textIn(attributesOf(request.body), 'parentDepartment')),
    'INVALID VALUE',
    'the parent is a descendant of the department',
  ),
} satisfies FaultDefinitions;

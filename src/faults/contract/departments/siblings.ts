import { findById } from '../../../tenant/ids.ts';
import type { DepartmentRow } from '../../../tenant/rows.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import type { FaultDefinitions, FaultHooks, RawRequest } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, idInPath, refusing, withAttributes } from '../../wire.ts';
import { childrenOf } from '../../world-steps.ts';

interface Place {
  name: string;
  parent: string | null;
}

function placeOf({ body }: RawRequest): Place {
  const attributes = attributesOf(body);
  return { name: textIn(attributes, 'name') ?? '', parent: textIn(attributes, 'parentDepartment') ?? null };
}

function updated(request: RawRequest, row: DepartmentRow): Place {
  const attributes = attributesOf(request.body);
  const name = textIn(attributes, 'name') ?? row.name;
  return { name, parent: textIn(attributes, 'parentDepartment') ?? row.parentDepartment };
}

function isTaken(tenantData: TenantData, { name, parent }: Place, except?: string): boolean {
  return childrenOf(tenantData, parent).some((row) => row.name === name.trim() && row.id !== except);
}

function withSuffix(request: RawRequest, name: string): RawRequest {
  return withAttributes(request, (attributes) => ({ ...attributes, name: `${name.trim()} (2)` }));
}

function isElsewhere(tenantData: TenantData, { name, parent }: Place): boolean {
  if (parent === null || childrenOf(tenantData, parent).length > 0) return false;
  return findById(tenantData.rows.departments, String(Number(parent) - 1))?.name === name;
}

function clashes(request: RawRequest, tenantData: TenantData, by: 'rename' | 'move'): DepartmentRow | undefined {
  const row = findById(tenantData.rows.departments, idInPath(request));
  const moves = textIn(attributesOf(request.body), 'parentDepartment') !== undefined;
  if (!row || moves !== (by === 'move')) return undefined;
  return isTaken(tenantData, updated(request, row), row.id) ? row : undefined;
}

function accepting(by: 'rename' | 'move'): Pick<FaultHooks, 'request'> {
  return {
    request: (request, { tenantData }) => {
      const row = clashes(request, tenantData, by);
      return row ? withSuffix(request, updated(request, row).name) : request;
    },
  };
}

export const departmentSiblingFaults = {
  'department-sibling-name-accepted': {
    request: (request, { tenantData }) => {
      const place = placeOf(request);
      return isTaken(tenantData, place) ? withSuffix(request, place.name) : request;
    },
  },
  'department-top-level-sibling-name-accepted': {
    request: (request, { tenantData }) => {
      const place = placeOf(request);
      return place.parent === null && isTaken(tenantData, place) ? withSuffix(request, place.name) : request;
    },
  },
  'department-sibling-name-case-folded': refusing(
    (request, { tenantData }) => {
      const { name, parent } = placeOf(request);
      const folded = name.trim().toLowerCase();
      return childrenOf(tenantData, parent).some((row) => row.name.toLowerCase() === folded && row.name !== name);
    },
    'DEPARTMENT NAME TAKEN',
    'a sibling has this name but for case',
  ),
  'department-cousin-name-refused': refusing(
    (request, { tenantData }) => isElsewhere(tenantData, placeOf(request)),
    'DEPARTMENT NAME TAKEN',
    'another department has this name',
  ),
  'department-rename-sibling-name-accepted': accepting('rename'),
  'department-move-sibling-name-accepted': accepting('move'),
} satisfies FaultDefinitions;

import { findById } from '../../../tenant/ids.ts';
import type { DepartmentRow } from '../../../tenant/rows.ts';
import type { World } from '../../../tenant/world.ts';
import type { FaultDefinitions, WireRequest } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, idInPath, refused, withAttributes } from '../../wire.ts';
import { childrenOf } from '../../world-steps.ts';

interface Place {
  name: string;
  parent: string | null;
}

function placeOf({ body }: WireRequest): Place {
  const attributes = attributesOf(body);
  return { name: textIn(attributes, 'name') ?? '', parent: textIn(attributes, 'parentDepartment') ?? null };
}

function updated(request: WireRequest, row: DepartmentRow): Place {
  const attributes = attributesOf(request.body);
  const name = textIn(attributes, 'name') ?? row.name;
  return { name, parent: textIn(attributes, 'parentDepartment') ?? row.parentDepartment };
}

function isTaken(world: World, { name, parent }: Place, except?: string): boolean {
  return childrenOf(world, parent).some((row) => row.name === name.trim() && row.id !== except);
}

function withSuffix(request: WireRequest, name: string): WireRequest {
  return withAttributes(request, (attributes) => ({ ...attributes, name: `${name.trim()} (2)` }));
}

function isElsewhere(world: World, { name, parent }: Place): boolean {
  if (parent === null || childrenOf(world, parent).length > 0) return false;
  return findById(world.rows.departments, String(Number(parent) - 1))?.name === name;
}

function clashes(request: WireRequest, world: World, by: 'rename' | 'move'): DepartmentRow | undefined {
  const row = findById(world.rows.departments, idInPath(request));
  const moves = textIn(attributesOf(request.body), 'parentDepartment') !== undefined;
  if (!row || moves !== (by === 'move')) return undefined;
  return isTaken(world, updated(request, row), row.id) ? row : undefined;
}

export const departmentSiblingFaults = {
  'department-sibling-name-accepted': {
    request: (request, { world }) => {
      const place = placeOf(request);
      return isTaken(world, place) ? withSuffix(request, place.name) : request;
    },
  },
  'department-top-level-sibling-name-accepted': {
    request: (request, { world }) => {
      const place = placeOf(request);
      return place.parent === null && isTaken(world, place) ? withSuffix(request, place.name) : request;
    },
  },
  'department-sibling-name-case-folded': {
    request: (request, { world }) => {
      const { name, parent } = placeOf(request);
      const folded = name.trim().toLowerCase();
      const twin = childrenOf(world, parent).some((row) => row.name.toLowerCase() === folded && row.name !== name);
      if (twin) throw refused('DEPARTMENT NAME TAKEN', 'a sibling has this name but for case');
      return request;
    },
  },
  'department-cousin-name-refused': {
    request: (request, { world }) => {
      if (isElsewhere(world, placeOf(request)))
        throw refused('DEPARTMENT NAME TAKEN', 'another department has this name');
      return request;
    },
  },
  'department-rename-sibling-name-accepted': {
    request: (request, { world }) => {
      const row = clashes(request, world, 'rename');
      return row ? withSuffix(request, updated(request, row).name) : request;
    },
  },
  'department-move-sibling-name-accepted': {
    request: (request, { world }) => {
      const row = clashes(request, world, 'move');
      return row ? withSuffix(request, updated(request, row).name) : request;
    },
  },
} satisfies FaultDefinitions;

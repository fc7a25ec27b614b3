import type { JsonObject } from '../../../contract/is-object.ts';
import { findById } from '../../../tenant/ids.ts';
import type { DepartmentRow } from '../../../tenant/rows.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import type { FaultDefinitions, FaultHooks, OperationEffect, RawRequest } from '../../contract-fault.ts';
import { objectAt, textAt } from '../../values.ts';
import {
  attributesOf,
  idInPath,
  listing,
  problemCode,
  refusing,
  sending,
  showing,
  withAttributes,
  withBody,
  withList,
} from '../../wire.ts';
import {
  childRows,
  countMembers,
  descendantsOf,
  listedDepartment,
  removeMembers,
  siblingsOf,
} from '../../world-steps.ts';

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
  if (textAt(attributesOf(body), 'parentDepartment') === undefined) return false;
  removeMembers(tenantData, id);
  return true;
}

/** Returns whether the wanted parent is the department of the request or a descendant of it. */
function isCycle(request: RawRequest, { rows }: TenantData, parent: string | undefined): boolean {
  for (let at = parent; at; at = findById(rows.departments, at)?.parentDepartment ?? undefined)
    if (at === idInPath(request)) return true;
  return false;
}

interface Place {
  name: string;
  parent: string | null;
}

function placeOf({ body }: RawRequest): Place {
  const attributes = attributesOf(body);
  return { name: textAt(attributes, 'name') ?? '', parent: textAt(attributes, 'parentDepartment') ?? null };
}

function updated(request: RawRequest, row: DepartmentRow): Place {
  const attributes = attributesOf(request.body);
  const name = textAt(attributes, 'name') ?? row.name;
  return { name, parent: textAt(attributes, 'parentDepartment') ?? row.parentDepartment };
}

function isTaken(tenantData: TenantData, { name, parent }: Place, except?: string): boolean {
  return childRows(tenantData, parent).some((row) => row.name === name.trim() && row.id !== except);
}

function withSuffix(request: RawRequest, name: string): RawRequest {
  return withAttributes(request, (attributes) => ({ ...attributes, name: `${name.trim()} (2)` }));
}

function isElsewhere(tenantData: TenantData, { name, parent }: Place): boolean {
  if (parent === null || childRows(tenantData, parent).length > 0) return false;
  return findById(tenantData.rows.departments, String(Number(parent) - 1))?.name === name;
}

function clashes(request: RawRequest, tenantData: TenantData, by: 'rename' | 'move'): DepartmentRow | undefined {
  const row = findById(tenantData.rows.departments, idInPath(request));
  const moves = textAt(attributesOf(request.body), 'parentDepartment') !== undefined;
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

function listingChildren(
  change: (items: readonly JsonObject[], parent: DepartmentRow, tenantData: TenantData) => readonly unknown[],
): Pick<FaultHooks, 'answer'> {
  return listing('data', (items, { request, tenantData }) => {
    const parent = findById(tenantData.rows.departments, request.query.get('filter[id]') ?? '');
    return parent ? change(items, parent, tenantData) : items;
  });
}

function depthAsMade(tenantData: TenantData, id: string): number {
  const parent = findById(tenantData.rows.departments, id)?.parentDepartment ?? null;
  return parent !== null && Number(parent) < Number(id) ? depthAsMade(tenantData, parent) + 1 : 1;
}

export const departmentFaults = {
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
  'department-cycle-ignored': sending((attributes, { request, tenantData }) => {
    const row = findById(tenantData.rows.departments, idInPath(request));
    const isRefused = row && isCycle(request, tenantData, textAt(attributes, 'parentDepartment'));
    return isRefused ? { ...attributes, parentDepartment: row.parentDepartment } : undefined;
  }),
  'department-empty-update-accepted': sending((attributes, { request, tenantData }) => {
    const row = findById(tenantData.rows.departments, idInPath(request));
    return row && Object.keys(attributes).length === 0 ? { name: row.name } : undefined;
  }),
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
      return childRows(tenantData, parent).some((row) => row.name.toLowerCase() === folded && row.name !== name);
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
  'department-cycle-listed': {
    answer: (answer, { operation, request, tenantData, memory, remember }) => {
      if (operation === 'updateDepartment') {
        const parent = textAt(attributesOf(request.body), 'parentDepartment');
        if (problemCode(answer) === 'DEPARTMENT CYCLE') remember([...memory, `${parent} ${idInPath(request)}`]);
        return answer;
      }
      const parent = request.query.get('filter[id]');
      const moved = memory.map((each) => each.split(' ')).filter(([id]) => id === parent);
      const rows = moved.flatMap(([, id = '']) => findById(tenantData.rows.departments, id) ?? []);
      return withList(answer, 'data', (items) => (rows.length > 0 ? [...items, ...rows.map(listedDepartment)] : items));
    },
  },
  'list-misses-leaf': listingChildren((items, _parent, tenantData) => {
    const bears = (id: unknown) => childRows(tenantData, String(id)).length > 0;
    const some = items.filter(({ id }) => bears(id));
    return some.length > 0 && some.length < items.length ? some : items;
  }),
  'list-includes-itself': listingChildren((items, parent) => [listedDepartment(parent), ...items]),
  'list-includes-siblings': listingChildren((items, parent, tenantData) =>
    parent.parentDepartment === null ? items : [...items, ...siblingsOf(tenantData, parent).map(listedDepartment)],
  ),
  'list-includes-grandchildren': listingChildren((items, parent, tenantData) =>
    parent.parentDepartment === null
      ? items
      : [...items, ...items.flatMap(({ id }) => childRows(tenantData, String(id)).map(listedDepartment))],
  ),
  'list-total-counts-one-more': {
    answer: (answer) =>
      withBody(answer, (body) => ({ ...body, meta: { total: Number(objectAt(body, 'meta')['total']) + 1 } })),
  },
  'department-created-at-top-level': sending(({ parentDepartment, ...attributes }, { tenantData }) => {
    const parent = findById(tenantData.rows.departments, String(parentDepartment));
    return parent?.parentDepartment === null ? attributes : undefined;
  }),
  'department-name-shown-in-capitals': showing((attributes, { request, tenantData }) =>
    attributes['depth'] === 1 && childRows(tenantData, idInPath(request)).length === 0
      ? { ...attributes, name: String(attributes['name']).toUpperCase() }
      : undefined,
  ),
  'department-depth-from-zero': showing((attributes) => ({ ...attributes, depth: Number(attributes['depth']) - 1 })),
  'department-depth-of-leaf-short': showing((attributes, { request, tenantData }) =>
    attributes['depth'] === 3 && childRows(tenantData, idInPath(request)).length === 0
      ? { ...attributes, depth: 2 }
      : undefined,
  ),
  'department-depth-stays-after-move': showing((attributes, { request, tenantData }) => {
    const depth = depthAsMade(tenantData, idInPath(request));
    return depth === attributes['depth'] ? undefined : { ...attributes, depth };
  }),
  'department-descendants-members-counted': showing((attributes, { request, tenantData }) => {
    const below = descendantsOf(tenantData, idInPath(request)).reduce(
      (sum, row) => sum + countMembers(tenantData, row.id),
      0,
    );
    return below === 0 ? undefined : { ...attributes, memberCount: Number(attributes['memberCount']) + below };
  }),
} satisfies FaultDefinitions;

import type { components } from '../../contract/generated/admin.ts';
import { Problem, type Source } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { findById } from '../../tenant/ids.ts';
import type { DepartmentRow } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';

/** Separator between the department names in a department path such as `Sales//Europe` (design decision D-34). */
export const separator = '//';

type DepartmentResource = components['schemas']['Department'];

/** Returns a department in the format of the HTTP API, with its path and its depth in the tree. */
export function departmentResource(world: World, row: DepartmentRow): DepartmentResource {
  const names = namesFromTop(world, row);
  return {
    type: 'departments',
    id: row.id,
    attributes: {
      name: row.name,
      parentDepartment: row.parentDepartment,
      path: names.join(separator),
      depth: names.length,
      memberCount: world.rows.users.count('byDepartmentAndStatus', [Number(row.id), 'active']),
    },
    links: { self: `/v2/admin/departments/${row.id}` },
  };
}

function namesFromTop(world: World, row: DepartmentRow): string[] {
  const names = [row.name];
  for (let parent = parentOf(world, row); parent; parent = parentOf(world, parent)) names.push(parent.name);
  return names.reverse();
}

export function parentOf(world: World, row: DepartmentRow): DepartmentRow | undefined {
  return row.parentDepartment === null ? undefined : findById(world.rows.departments, row.parentDepartment);
}

/**
 * Returns the department with the given id. Throws if no department has this id.
 * The error response contains `source`, which is the location of the department id in the request.
 */
export function existingDepartment(world: World, id: string, source?: Source): DepartmentRow {
  const row = findById(world.rows.departments, id);
  if (row) return row;
  const detail = `no department has the id ${shown(id)}`;
  throw new Problem({ code: 'DEPARTMENT NOT FOUND', detail, ...(source && { source }) });
}

export function childKey(parentDepartment: string | null): [number | null] {
  return [parentDepartment === null ? null : Number(parentDepartment)];
}

/** Returns true if the department `row` is the department `otherId` or one of its descendants. */
export function isWithin(world: World, row: DepartmentRow, otherId: string): boolean {
  for (let step: DepartmentRow | undefined = row; step; step = parentOf(world, step))
    if (step.id === otherId) return true;
  return false;
}

/** Throws if the parent department already has a child with this name. Department names are case-sensitive. */
export function requireFreeName(world: World, name: string, parent: string | null, except?: string): void {
  const sibling = world.rows.departments.first('byParent', [...childKey(parent), name]);
  if (!sibling || sibling.id === except) return;
  throw new Problem({
    code: 'DEPARTMENT NAME TAKEN',
    detail: `a department named ${JSON.stringify(name)} already exists ${parent === null ? 'at the top level' : 'below the parent department'}`,
    source: { pointer: '/data/attributes/name' },
  });
}

export function departmentsAtPath({ rows: { departments } }: World, path: string): DepartmentRow[] {
  const found: DepartmentRow[] = [];
  const open: { rest: string; parent: string | null }[] = [{ rest: path, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { rest, parent } = next;
    found.push(...departments.find('byParent', [...childKey(parent), rest]));
    const ways = splits(rest).flatMap(([name, below]) =>
      departments.find('byParent', [...childKey(parent), name]).map(({ id }) => ({ rest: below, parent: id })),
    );
    open.push(...ways.reverse());
  }
  return found;
}

/**
 * Splits a department path such as `Sales//Europe` into the name of the top department and the rest of the path.
 * Because the separator is `//`, the path `a///b` can mean `a` and `/b`, or `a/` and `b`.
 */
function splits(path: string): [string, string][] {
  const first = path.indexOf(separator);
  if (first < 0) return [];
  return [first, first + 1]
    .filter((at) => path.startsWith(separator, at))
    .map((at) => [path.slice(0, at), path.slice(at + separator.length)]);
}

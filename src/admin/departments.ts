import type { components } from '../contract/generated/admin.ts';
import { Problem, type Source } from '../contract/problem.ts';
import { shown } from '../contract/shown.ts';
import { findById } from '../world/ids.ts';
import type { DepartmentRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const separator = '//';

type DepartmentResource = components['schemas']['Department'];

/** A department as the interface shows it: path and depth follow from its place in the tree, whenever it is read. */
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

/** The names from the top joined by `//` (D-34). */
export function departmentPath(world: World, row: DepartmentRow): string {
  return namesFromTop(world, row).join(separator);
}

function namesFromTop(world: World, row: DepartmentRow): string[] {
  const names = [row.name];
  for (let parent = parentOf(world, row); parent; parent = parentOf(world, parent)) names.unshift(parent.name);
  return names;
}

export function parentOf(world: World, row: DepartmentRow): DepartmentRow | undefined {
  return row.parentDepartment === null ? undefined : findById(world.rows.departments, row.parentDepartment);
}

/** The department with this id, or the problem that the tenant has none; without a source the address named it (D-22). */
export function existingDepartment(world: World, id: string, source?: Source): DepartmentRow {
  const row = findById(world.rows.departments, id);
  if (row) return row;
  const detail = `no department has the id ${shown(id)}`;
  throw new Problem({ code: 'DEPARTMENT NOT FOUND', detail, ...(source && { source }) });
}

/** Siblings with this parent in the order of their names; null is the top level. */
export function childKey(parentDepartment: string | null): [number | null] {
  return [parentDepartment === null ? null : Number(parentDepartment)];
}

/** Whether the department is the other one or stands somewhere below it. */
export function isWithin(world: World, row: DepartmentRow, otherId: string): boolean {
  for (let step: DepartmentRow | undefined = row; step; step = parentOf(world, step))
    if (step.id === otherId) return true;
  return false;
}

/** Refuses a name that another child of the parent has already; case counts. */
export function requireFreeName(world: World, name: string, parent: string | null, except?: string): void {
  const sibling = world.rows.departments.first('byParent', [...childKey(parent), name]);
  if (!sibling || sibling.id === except) return;
  throw new Problem({
    code: 'DEPARTMENT NAME TAKEN',
    detail: `a department named ${JSON.stringify(name)} exists ${parent === null ? 'at the top level' : 'below the same parent'}`,
    source: { pointer: '/data/attributes/name' },
  });
}

/** The departments whose path is written so. Names may begin or end with a slash, so there can be more than one (D-34). */
export function departmentsAtPath(world: World, path: string, parent: string | null = null): DepartmentRow[] {
  const whole = world.rows.departments.find('byParent', [...childKey(parent), path]);
  const below = splits(path).flatMap(([name, rest]) =>
    world.rows.departments
      .find('byParent', [...childKey(parent), name])
      .flatMap((row) => departmentsAtPath(world, rest, row.id)),
  );
  return [...whole, ...below];
}

/** Every way to take a first name off a path. A name holds no separator itself, which leaves two ways at most. */
function splits(path: string): [string, string][] {
  const first = path.indexOf(separator);
  if (first < 0) return [];
  return [first, first + 1]
    .filter((at) => at > 0 && path.startsWith(separator, at))
    .map((at): [string, string] => [path.slice(0, at), path.slice(at + separator.length)])
    .filter(([, rest]) => rest !== '');
}

import { childrenBelow, departmentOf, ownerOf, subtreeOf } from './departments.ts';
import type { Department, Tenant } from './tenant.ts';

/** The data of a department that the fake test server returns. */
export interface ShownDepartment {
  id: string;
  name: string | undefined;
  parent: string | null | undefined;
  /** The names of the ancestors and of the department itself, starting at the top level. */
  names: string[];
  depth: number | undefined;
  count: number | undefined;
}

/** Returns a department as the fake test server shows it. `path` is the kind of request: read, list or change. */
export function showDepartment(
  tenant: Tenant,
  department: Department,
  path: 'read' | 'list' | 'change',
): ShownDepartment {
  const { id, parent } = department;
  const visit = { path, subject: id, deep: parent !== null };
  const names = namesTo(tenant, department);
  const show = <T>(member: 'name' | 'parent' | 'path' | 'depth' | 'count', value: T): T | undefined => {
    const first = tenant.remember(`${member} ${id}`, value);
    if (tenant.breaks(`${member}-hidden`, visit)) return undefined;
    return tenant.breaks(`${member}-stale`, visit) ? first : value;
  };
  const zero = tenant.breaks('depth-counts-from-zero', visit) ? 1 : 0;
  const flat = tenant.breaks('depth-wrong', visit) ? 2 : names.length;
  return {
    id,
    name: show('name', tenant.breaks('name-wrong', visit) ? `${department.name}.` : department.name),
    parent: show('parent', parent !== null && tenant.breaks('parent-wrong', visit) ? id : parent),
    names: show('path', tenant.breaks('path-wrong', visit) ? names.slice(0, 1) : names) ?? [],
    depth: show('depth', depthOf(tenant, department, Math.min(flat, names.length) - zero)),
    count: show('count', countOf(tenant, department, visit)),
  };
}

/** Returns the depth to show. An injected fault shows the depth after the first move. */
function depthOf(tenant: Tenant, { id }: Department, depth: number): number {
  const moves = tenant.moves.get(id) ?? 0;
  const first = moves === 0 ? depth : tenant.remember(`depth after a move ${id}`, depth);
  return moves > 1 && tenant.breaks('second-move-keeps-depth') ? first : depth;
}

/** Returns the department with the given id. */
export function readDepartment(tenant: Tenant, id: string): ShownDepartment {
  const owner = ownerOf(tenant, id, 'read');
  const found = departmentOf(owner, id, 'read');
  const siblings = childrenBelow(owner, found.parent);
  const other = siblings.find((each) => each !== found) ?? found;
  const isOther = owner.breaks('read-of-another', { deep: found.parent !== null });
  return showDepartment(owner, isOther ? other : found, 'read');
}

export function listDepartments(asking: Tenant, parent: string | null): ShownDepartment[] {
  const tenant = parent === null ? asking : ownerOf(asking, parent, 'list');
  return childrenOf(tenant, parent).map((each) => showDepartment(tenant, each, 'list'));
}

function childrenOf(tenant: Tenant, parent: string | null): Department[] {
  const children = childrenBelow(tenant, parent);
  const above = tenant.departments.get(parent ?? '');
  if (parent === null) return children;
  const deep = above?.parent != null;
  const more = [
    ...(above && tenant.breaks('list-includes-itself', { path: children.length === 0 ? 'childless' : '', deep })
      ? [above]
      : []),
    ...(tenant.breaks('list-includes-grandchildren', { deep })
      ? subtreeOf(tenant, parent).filter((each) => each.parent !== parent && each.id !== parent)
      : []),
    ...(above && tenant.breaks('list-includes-siblings', { deep }) ? childrenBelow(tenant, above.parent) : []),
    ...(tenant.breaks('deleted-still-listed')
      ? [...tenant.removed.values()].filter((each) => each.parent === parent)
      : []),
    ...(tenant.breaks('list-keeps-moved')
      ? [...tenant.departments.values()].filter(({ id }) => tenant.moved.get(id) === parent)
      : []),
  ].filter((each) => !children.includes(each));
  const of = children.length;
  const listed = children.filter((each, index) => {
    const path = tenant.moved.has(each.id)
      ? 'moved'
      : tenant.renamed.has(each.id)
        ? 'renamed'
        : hasChildren(tenant, each);
    return !tenant.breaks('list-misses-children', { path, index, of });
  });
  const twice = listed.filter((_, index) => tenant.breaks('list-repeats-children', { index, of }));
  return [...more, ...(tenant.breaks('list-ends-at-20') ? listed.slice(0, 20) : listed), ...twice];
}

function hasChildren(tenant: Tenant, { id }: Department): string {
  return childrenBelow(tenant, id).length > 0 ? 'with children' : '';
}

/**
 * Returns the names of the ancestors of a department and its own name, starting at the top level.
 * A parent department that no longer exists adds no name.
 */
export function namesTo(tenant: Tenant, { name, parent }: Department): string[] {
  const above = tenant.departments.get(parent ?? '');
  return above ? [...namesTo(tenant, above), name] : [name];
}

function countOf(tenant: Tenant, department: Department, visit: { subject: string; deep: boolean }): number {
  const children = childrenBelow(tenant, department.id);
  const counted = tenant.breaks('member-count-with-descendants', visit)
    ? subtreeOf(tenant, department.id)
    : [department];
  const own = new Set(counted.flatMap(({ members }) => [...members])).size;
  if (own > 0 && tenant.breaks('count-wrong', visit)) return own + 1;
  if (tenant.breaks('count-of-children')) return own + children.length;
  const again = [...department.members].filter((user) => tenant.formerMembers.has(`${department.id} ${user}`)).length;
  if (again > 0 && tenant.breaks('member-again-counted-twice')) return own + again;
  return own > 0 && tenant.breaks('count-without-deleted') ? own - 1 : own;
}

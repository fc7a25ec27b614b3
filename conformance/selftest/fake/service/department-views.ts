import { ancestorsOf, childrenBelow, namesTo, subtreeOf } from './department-tree.ts';
import { departmentOf, ownerOf } from './departments.ts';
import type { Department, Tenant } from './tenant.ts';

export function listDepartments(asking: Tenant, parent: string | null): ShownDepartment[] {
  const tenant = parent === null ? asking : ownerOf(asking, parent, 'list');
  const isOpen = parent === null && tenant.breaks('tenant-open', { path: 'list-of-top' });
  const others = isOpen ? tenant.settings.peers.filter((each) => each !== tenant) : [];
  return [tenant, ...others].flatMap((each) =>
    childrenOf(each, parent).map((department) => showDepartment(each, department, 'list')),
  );
}

function childrenOf(tenant: Tenant, parent: string | null): Department[] {
  const now = childrenBelow(tenant, parent);
  const above = tenant.departments.get(parent ?? '');
  if (parent === null) return now;
  const deep = above?.parent != null;
  const first = tenant.remember(`children ${parent}`, now);
  if (tenant.breaks('list-empty', { path: pastOf(tenant, parent), deep })) return [];
  const children = tenant.breaks('list-stale', { deep }) ? first : now;
  const more = addedTo(tenant, parent, above, children).filter((each) => !children.includes(each));
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

function addedTo(tenant: Tenant, parent: string, above: Department | undefined, children: Department[]): Department[] {
  const path = children.length === 0 ? 'childless' : children.length > 20 ? 'many children' : '';
  const visit = { path, deep: above?.parent != null };
  return [
    ...(above && tenant.breaks('list-includes-itself', visit) ? [above] : []),
    ...(tenant.breaks('list-includes-grandchildren', visit) ? grandchildrenOf(tenant, parent) : []),
    ...(above && tenant.breaks('list-includes-parent') ? parentOf(tenant, above) : []),
    ...(above && tenant.breaks('list-includes-children-of-siblings', visit) ? nephewsOf(tenant, above) : []),
    ...(above && tenant.breaks('list-includes-siblings', visit) ? childrenBelow(tenant, above.parent) : []),
    ...[...tenant.removed.values()].filter((each) => {
      const path = each.members.size > 0 ? 'with members' : '';
      return each.parent === parent && tenant.breaks('deleted-still-listed', { path });
    }),
    ...(tenant.breaks('list-keeps-moved') ? formerChildrenOf(tenant, parent) : []),
  ];
}

function grandchildrenOf(tenant: Tenant, id: string): Department[] {
  return subtreeOf(tenant, id).filter((each) => each.parent !== id && each.id !== id);
}

function formerChildrenOf(tenant: Tenant, id: string): Department[] {
  return [...tenant.departments.values()].filter((each) => tenant.moved.get(each.id) === id);
}

function pastOf(tenant: Tenant, id: string): string[] {
  return [
    ...(tenant.renamed.has(id) ? ['of a renamed department'] : []),
    ...(tenant.moved.has(id) ? ['of a moved department'] : []),
  ];
}

function parentOf(tenant: Tenant, { parent }: Department): Department[] {
  return [...tenant.departments.values()].filter(({ id }) => id === parent);
}

function nephewsOf(tenant: Tenant, { id, parent }: Department): Department[] {
  const siblings = childrenBelow(tenant, parent).filter((each) => each.id !== id);
  return siblings.flatMap((each) => childrenBelow(tenant, each.id));
}

function hasChildren(tenant: Tenant, { id }: Department): string {
  return childrenBelow(tenant, id).length > 0 ? 'with children' : '';
}

export interface ShownDepartment {
  id: string;
  name: string | undefined;
  parent: string | null | undefined;
  names: string[];
  depth: number | undefined;
  count: number | undefined;
}

export function showDepartment(
  tenant: Tenant,
  department: Department,
  path: 'read' | 'list' | 'change',
): ShownDepartment {
  const { id, parent } = department;
  const names = namesTo(tenant, department);
  const visit = { path: kindsOf(tenant, department, path), subject: id, deep: parent !== null };
  const show = <T>(member: 'name' | 'parent' | 'path' | 'depth' | 'count', value: T): T | undefined => {
    const first = tenant.remember(`${member} ${id}`, value);
    if (tenant.breaks(`${member}-hidden`, visit)) return undefined;
    return tenant.breaks(`${member}-stale`, visit) ? first : value;
  };
  const zero = tenant.breaks('depth-counts-from-zero', visit) ? 1 : 0;
  const flat = tenant.breaks('depth-wrong', visit) ? 2 : tenant.breaks('depth-ends-at-3', visit) ? 3 : names.length;
  return {
    id,
    name: show('name', tenant.breaks('name-wrong', visit) ? `${department.name}.` : department.name),
    parent: show('parent', parent !== null && tenant.breaks('parent-wrong', visit) ? id : parent),
    names: show('path', tenant.breaks('path-wrong', visit) ? names.slice(0, 1) : names) ?? [],
    depth: show('depth', depthOf(tenant, department, Math.min(flat, names.length) - zero)),
    count: show('count', countOf(tenant, department, visit)),
  };
}

function depthOf(tenant: Tenant, { id }: Department, depth: number): number {
  const moves = tenant.moves.get(id) ?? 0;
  const first = moves === 0 ? depth : tenant.remember(`depth after a move ${id}`, depth);
  return moves > 1 && tenant.breaks('second-move-keeps-depth') ? first : depth;
}

function kindsOf(tenant: Tenant, department: Department, path: string): string[] {
  const level = namesTo(tenant, department).length;
  const family = childrenBelow(tenant, department.id).length > 0 ? 'with children' : 'childless';
  const [parent, ...others] = ancestorsOf(tenant, department).map(({ id }) => tenant.renamed.has(id));
  return [
    path,
    family,
    ...(level === 3 ? ['of the third level'] : []),
    ...(level === 4 ? ['of the fourth level'] : []),
    ...(parent ? ['below a renamed parent'] : []),
    ...(others.includes(true) ? ['below a renamed grandparent'] : []),
  ];
}

export function readDepartment(tenant: Tenant, id: string): ShownDepartment {
  const owner = ownerOf(tenant, id, 'read');
  const found = departmentOf(owner, id, 'read');
  const siblings = childrenBelow(owner, found.parent);
  const other = siblings.find((each) => each !== found) ?? found;
  const isOther = owner.breaks('read-of-another', { deep: found.parent !== null });
  return showDepartment(owner, isOther ? other : found, 'read');
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
  const shown = own + (tenant.drifts.get(department.id) ?? 0);
  return own > 0 && tenant.breaks('count-without-deleted') ? own - 1 : shown;
}

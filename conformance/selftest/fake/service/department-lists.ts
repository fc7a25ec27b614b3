import { childrenBelow, subtreeOf } from './department-tree.ts';
import { type ShownDepartment, showDepartment } from './department-views.ts';
import { ownerOf } from './departments.ts';
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

import { childrenBelow, subtreeOf } from './department-tree.ts';
import type { Department, Tenant } from './tenant.ts';

export function kindsOfUpdate(tenant: Tenant, department: Department, next: Department, path: string): string[] {
  const { id, parent } = department;
  const wasNamed = tenant.reserved.some(({ name, by }) => by === 'renamed' && name === next.name);
  const target = tenant.departments.get(next.parent ?? '');
  return [
    path,
    ...(childrenBelow(tenant, id).length > 0 ? ['with children'] : []),
    ...(wasNamed ? ['back to the old name'] : []),
    ...(tenant.moved.has(id) ? ['of a moved department'] : []),
    ...(tenant.renamed.has(id) ? ['of a renamed department'] : []),
    ...(target && target.parent === parent ? ['below a sibling'] : []),
    ...(childrenBelow(tenant, next.parent).length > 0 ? ['beside others'] : []),
  ];
}

export function isMovedBack(tenant: Tenant, { id, parent }: Department, next: Department): boolean {
  return parent !== next.parent && tenant.moved.has(id) && tenant.moved.get(id) === next.parent;
}

type Place = Pick<Department, 'name' | 'parent'>;

export function noteRename(tenant: Tenant, id: string, old: Place): void {
  tenant.renamed.add(id);
  tenant.reserved.push({ ...old, by: 'renamed', id });
  if (tenant.deleting.has(id)) tenant.reserved.push({ ...old, by: 'renamed during its deletion' });
}

export function noteMove(tenant: Tenant, { id, members }: Department, old: Place): void {
  tenant.moved.set(id, old.parent);
  const moves = (tenant.moves.get(id) ?? 0) + 1;
  tenant.moves.set(id, moves);
  if (moves > 1 && tenant.breaks('second-move-clears-members')) members.clear();
  tenant.reserved.push({ ...old, by: 'moved' });
  if (tenant.breaks('move-leaves-children')) for (const child of childrenBelow(tenant, id)) child.parent = old.parent;
}

/** Injected faults: an update of a department also changes data that the request does not contain. */
export function spoilUpdate(tenant: Tenant, department: Department, from: string | null, path: string): void {
  const { id, parent } = department;
  if (path === 'update') spoilRename(tenant, department, from);
  if (path === 'move' && tenant.breaks('move-renames')) department.name += ' (moved)';
  if (path !== 'update') spoilMove(tenant, department, from);
  if (tenant.breaks('update-clears-members', { path })) department.members.clear();
  if (tenant.breaks('update-clears-grants', { path })) removeGrantsOf(tenant, id);
  if (parent !== null && tenant.breaks('update-passes-members-up', { path }))
    for (const member of department.members) tenant.departments.get(parent)?.members.add(member);
}

function spoilRename(tenant: Tenant, department: Department, from: string | null): void {
  const { id } = department;
  if (tenant.breaks('rename-moves', { deep: from !== null }))
    department.parent = tenant.departments.get(from ?? '')?.parent ?? null;
  const siblings = childrenBelow(tenant, from).filter((each) => each !== department);
  const above = tenant.departments.get(from ?? '');
  if (above && tenant.breaks('rename-of-parent', { path: siblings.length > 1 ? 'beside several' : 'beside few' }))
    above.name += ' ';
  if (tenant.breaks('rename-of-sibling')) for (const each of siblings) each.name += ' (renamed)';
  if (tenant.breaks('rename-of-children')) for (const each of childrenBelow(tenant, id)) each.name += ' (renamed)';
}

function spoilMove(tenant: Tenant, department: Department, from: string | null): void {
  const above = tenant.departments.get(department.parent ?? '')?.parent ?? null;
  const siblings = childrenBelow(tenant, from).filter((each) => each !== department);
  if (above !== null && tenant.breaks('move-one-level-too-high')) department.parent = above;
  const movable = siblings.filter(({ id }) => !subtreeOf(tenant, id).includes(department));
  if (tenant.breaks('move-takes-siblings')) for (const each of movable) each.parent = department.parent;
  if (!tenant.breaks('move-leaves-copy')) return;
  const copy = { ...department, id: tenant.newId(), parent: from, members: new Set<string>() };
  tenant.departments.set(copy.id, copy);
}

function removeGrantsOf(tenant: Tenant, id: string): void {
  for (const folder of tenant.folders.values()) folder.grants = folder.grants.filter(({ subject }) => subject !== id);
}

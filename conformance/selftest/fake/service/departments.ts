import { alteredName, goodName } from './department-names.ts';
import { childrenBelow, subtreeOf } from './department-tree.ts';
import { isMovedBack, kindsOfUpdate, noteMove, noteRename, spoilUpdate } from './department-updates.ts';
import { Refusal } from './refusal.ts';
import { refuseTaken } from './sibling-names.ts';
import type { Department, Tenant } from './tenant.ts';

interface Wanted {
  name?: string | undefined;
  parent?: string | null | undefined;
}

export function createDepartment(tenant: Tenant, { name, parent = null }: Wanted): Department {
  const owner = parent === null ? tenant : ownerOf(tenant, parent, 'parent');
  if (parent !== null) departmentOf(owner, parent, 'parent');
  const good = goodName(tenant, name, 'create', parent !== null);
  const department = { id: tenant.newId(), name: good, parent: placeOf(tenant, parent), members: new Set<string>() };
  refuseTaken(owner, department, 'create');
  if (!tenant.breaks('create-lost', { deep: parent !== null })) owner.departments.set(department.id, department);
  return Object.assign(department, { name: alteredName(tenant, good, 'create') });
}

function placeOf(tenant: Tenant, parent: string | null): string | null {
  const above = tenant.departments.get(parent ?? '')?.parent ?? null;
  const path = childrenBelow(tenant, parent).length > 0 ? 'with children' : 'childless';
  if (parent !== null && tenant.breaks('create-ignores-parent', { path, deep: above !== null })) return null;
  return above !== null && tenant.breaks('create-below-grandparent') ? above : parent;
}

export function updateDepartment(asking: Tenant, id: string, { name, parent }: Wanted): Department {
  const path = name === undefined ? 'move' : parent === undefined ? 'update' : 'both';
  const tenant = ownerOf(asking, id, path);
  const department = departmentOf(tenant, id, path);
  const visit = { path, subject: id, deep: department.parent !== null };
  if (name === undefined && parent === undefined) {
    if (tenant.breaks('empty-update-accepted', visit)) return department;
    if (tenant.breaks('empty-update-late')) department.name = 'Without a name';
    throw emptyUpdate(tenant, visit.deep);
  }
  if (path === 'both') tenant.refuseIf('both-refused', visit);
  const next = { ...department, parent: parent === undefined ? department.parent : parent };
  if (name !== undefined) next.name = newName(tenant, department, next, name, path);
  refuseCycle(tenant, department, next.parent);
  if (next.parent !== null) departmentOf(ownerOf(tenant, next.parent, 'move-below'), next.parent, 'parent');
  halfApplied(
    () => refuseTaken(tenant, next, path),
    () => {
      if (path === 'both' && tenant.breaks('update-half-applied', { path: 'name of a sibling' }))
        department.name = next.name;
    },
  );
  refuseFormerName(tenant, department, next.name);
  apply(tenant, department, next, path);
  return department;
}

function refuseCycle(tenant: Tenant, department: Department, parent: string | null): void {
  const isCycle = parent !== null && subtreeOf(tenant, department.id).some(({ id }) => id === parent);
  const path = parent === department.id ? 'itself' : 'a descendant';
  tenant.demand('cycle', !isCycle, { path }, 'A department does not go below itself.', 'broken rule', () => {
    department.parent = parent;
  });
}

/** Injected fault: the server refuses an update that gives a department its earlier name. */
function refuseFormerName(tenant: Tenant, { id, name }: Department, next: string): void {
  const isFormer = name !== next && tenant.reserved.some((old) => old.id === id && old.name === next);
  if (isFormer && tenant.breaks('rename-back-refused')) throw new Refusal('taken', 'That was its name before.');
}

/** Injected fault: the server moves the department although it refuses the new name. */
function newName(tenant: Tenant, department: Department, { parent }: Department, name: string, path: string): string {
  const rule = name.trim() === '' ? 'blank name' : name.includes('//') ? 'two slashes' : 'long name';
  const check = () => goodName(tenant, name, path, department.parent !== null);
  return halfApplied(check, () => {
    if (path === 'both' && tenant.breaks('update-half-applied', { path: rule })) department.parent = parent;
  });
}

function halfApplied<T>(check: () => T, spoil: () => void): T {
  try {
    return check();
  } catch (error) {
    spoil();
    throw error;
  }
}

function emptyUpdate(tenant: Tenant, isBelowAnother: boolean): Refusal {
  const message = 'Nothing was given to change.';
  if (tenant.breaks('empty-update-status')) return new Refusal('not there', message);
  if (tenant.breaks('empty-update-code', { path: isBelowAnother ? ['other', 'other below another'] : 'other' }))
    return new Refusal('empty update', message, 'INVALID VALUE');
  if (tenant.breaks('empty-update-code', { path: 'lower case' }))
    return new Refusal('empty update', message, 'department patch empty');
  const isUnderlined = tenant.breaks('empty-update-code', { path: 'underlined' });
  return new Refusal('empty update', message, isUnderlined ? 'DEPARTMENT_PATCH_EMPTY' : undefined);
}

function apply(tenant: Tenant, department: Department, next: Department, path: string): void {
  const { id, parent: from, name: old } = department;
  const deep = tenant.departments.get(next.parent ?? '')?.parent != null;
  const kinds = kindsOfUpdate(tenant, department, next, path);
  const keepsName =
    path === 'move' || tenant.breaks('rename-ignored', { path: kinds, subject: id, deep: from !== null });
  const keepsPlace =
    path === 'update' ||
    tenant.breaks('move-ignored', { path: kinds, subject: id, deep }) ||
    (isMovedBack(tenant, department, next) && tenant.breaks('move-back-ignored'));
  if (!keepsName) department.name = alteredName(tenant, next.name, 'update');
  if (!keepsPlace) department.parent = next.parent;
  if (old !== next.name) noteRename(tenant, id, { name: old, parent: from });
  if (from !== next.parent) noteMove(tenant, department, { name: old, parent: from });
  spoilUpdate(tenant, department, from, path);
}

export function departmentOf(tenant: Tenant, id: string, path: string): Department {
  const found = tenant.departments.get(id) ?? (mayFindDeleted(tenant, id, path) ? tenant.removed.get(id) : undefined);
  if (found) return found;
  throw new Refusal('not there', `There is no department ${id}.`);
}

function mayFindDeleted(tenant: Tenant, id: string, path: string): boolean {
  if (!tenant.removed.has(id)) return false;
  if (path === 'read') return tenant.breaks('deleted-still-read', { deep: tenant.removed.get(id)?.parent !== null });
  if (path === 'members') return tenant.breaks('deleted-takes-members');
  if (path === 'parent') return tenant.breaks('deleted-takes-children');
  return ['update', 'move', 'both'].includes(path) && tenant.breaks('deleted-still-updated');
}

export function ownerOf(tenant: Tenant, id: string, path: string): Tenant {
  if (tenant.departments.has(id) || !tenant.breaks('tenant-open', { path: path === 'both' ? 'update' : path }))
    return tenant;
  return tenant.settings.peers.find(({ departments }) => departments.has(id)) ?? tenant;
}

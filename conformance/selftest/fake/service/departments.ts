import { Refusal } from './refusal.ts';
import type { Department, Tenant } from './tenant.ts';

interface Wanted {
  name?: string | undefined;
  parent?: string | null | undefined;
}

export function createDepartment(tenant: Tenant, { name, parent = null }: Wanted): Department {
  const owner = parent === null ? tenant : ownerOf(tenant, parent, 'parent');
  if (parent !== null) departmentOf(owner, parent, 'parent');
  const made = goodName(tenant, name, 'create');
  const department = { id: tenant.newId(), name: made, parent: placeOf(tenant, parent), members: new Set<string>() };
  refuseTaken(owner, department, 'create');
  if (!tenant.breaks('create-lost', { deep: parent !== null })) owner.departments.set(department.id, department);
  return department;
}

/** Returns the id of the parent of a new department. */
function placeOf(tenant: Tenant, parent: string | null): string | null {
  const above = tenant.departments.get(parent ?? '')?.parent ?? null;
  if (parent !== null && tenant.breaks('create-ignores-parent', { deep: above !== null })) return null;
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
    throw emptyUpdate(tenant);
  }
  const next = { ...department, name: name === undefined ? department.name : goodName(tenant, name, path) };
  if (parent !== undefined) next.parent = parent;
  if (next.parent !== null && subtreeOf(tenant, id).some((each) => each.id === next.parent)) {
    throw new Refusal('broken rule', 'A department does not go below itself.');
  }
  if (next.parent !== null) departmentOf(tenant, next.parent, 'parent');
  refuseTaken(tenant, next, path);
  refuseFormerName(tenant, department, next.name);
  apply(tenant, department, next, path);
  return department;
}

/** Refuses a name that the department had before, if an injected fault requires it. */
function refuseFormerName(tenant: Tenant, { id, name }: Department, next: string): void {
  const isFormer = name !== next && tenant.reserved.some((old) => old.id === id && old.name === next);
  if (isFormer && tenant.breaks('rename-back-refused')) throw new Refusal('taken', 'That was its name before.');
}

function emptyUpdate(tenant: Tenant): Refusal {
  const message = 'Nothing was given to change.';
  if (tenant.breaks('empty-update-status')) return new Refusal('not there', message);
  if (tenant.breaks('empty-update-code', { path: 'other' }))
    return new Refusal('empty update', message, 'INVALID VALUE');
  const isUnderlined = tenant.breaks('empty-update-code', { path: 'underlined' });
  return new Refusal('empty update', message, isUnderlined ? 'DEPARTMENT_PATCH_EMPTY' : undefined);
}

function apply(tenant: Tenant, department: Department, next: Department, path: string): void {
  const { id, parent: from, name: old } = department;
  const deep = tenant.departments.get(next.parent ?? '')?.parent != null;
  const keepsName = path === 'move' || tenant.breaks('rename-ignored', { path, subject: id, deep: from !== null });
  const keepsPlace =
    path === 'update' ||
    tenant.breaks('move-ignored', { path, subject: id, deep }) ||
    (isMovedBack(tenant, department, next) && tenant.breaks('move-back-ignored'));
  if (!keepsName) department.name = next.name;
  if (!keepsPlace) department.parent = next.parent;
  if (old !== next.name) noteRename(tenant, id, { name: old, parent: from });
  if (from !== next.parent) noteMove(tenant, department, { name: old, parent: from });
  spoilUpdate(tenant, department, from, path);
}

function isMovedBack(tenant: Tenant, { id, parent }: Department, next: Department): boolean {
  return parent !== next.parent && tenant.moved.has(id) && tenant.moved.get(id) === next.parent;
}

type Place = Pick<Department, 'name' | 'parent'>;

function noteRename(tenant: Tenant, id: string, old: Place): void {
  tenant.renamed.add(id);
  tenant.reserved.push({ ...old, by: 'renamed', id });
  if (tenant.deleting.has(id)) tenant.reserved.push({ ...old, by: 'renamed during its deletion' });
}

function noteMove(tenant: Tenant, { id, members }: Department, old: Place): void {
  tenant.moved.set(id, old.parent);
  const moves = (tenant.moves.get(id) ?? 0) + 1;
  tenant.moves.set(id, moves);
  if (moves > 1 && tenant.breaks('second-move-clears-members')) members.clear();
  tenant.reserved.push({ ...old, by: 'moved' });
  if (tenant.breaks('move-leaves-children')) for (const child of childrenBelow(tenant, id)) child.parent = old.parent;
}

/** Applies the injected faults that change data which an update of a department must not change. */
function spoilUpdate(tenant: Tenant, department: Department, from: string | null, path: string): void {
  if (path === 'update' && tenant.breaks('rename-moves', { deep: from !== null }))
    department.parent = tenant.departments.get(from ?? '')?.parent ?? null;
  if (path === 'update' && tenant.breaks('rename-of-sibling')) renameSiblings(tenant, department, from);
  if (path === 'move' && tenant.breaks('move-renames')) department.name += ' (moved)';
  if (tenant.breaks('update-clears-members', { path })) department.members.clear();
  if (tenant.breaks('update-clears-grants', { path })) removeGrantsOf(tenant, department.id);
}

function renameSiblings(tenant: Tenant, department: Department, parent: string | null): void {
  for (const each of childrenBelow(tenant, parent)) if (each !== department) each.name += ' (renamed)';
}

function removeGrantsOf(tenant: Tenant, id: string): void {
  for (const folder of tenant.folders.values()) folder.grants = folder.grants.filter(({ subject }) => subject !== id);
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
  return ['update', 'move', 'both'].includes(path) && tenant.breaks('deleted-still-updated');
}

/** Returns the tenant that has the department. Without an injected fault, this is the tenant of the caller. */
export function ownerOf(tenant: Tenant, id: string, path: string): Tenant {
  if (tenant.departments.has(id) || !tenant.breaks('tenant-open', { path: path === 'both' ? 'update' : path }))
    return tenant;
  return tenant.settings.peers.find(({ departments }) => departments.has(id)) ?? tenant;
}

export function childrenBelow(tenant: Tenant, parent: string | null): Department[] {
  return [...tenant.departments.values()].filter((each) => each.parent === parent);
}

export function subtreeOf(tenant: Tenant, id: string): Department[] {
  const department = tenant.departments.get(id);
  if (!department) return [];
  return [department, ...childrenBelow(tenant, id).flatMap((child) => subtreeOf(tenant, child.id))];
}

/**
 * Checks the name of a department. Returns the name, trimmed if the tenant's settings say so.
 * The length of the name excludes white space at its ends.
 */
function goodName(tenant: Tenant, name: string | undefined, path: string): string {
  if (name === undefined) throw new Refusal('broken rule', 'A name is wanted.');
  const trimmed = name.trim();
  const { length } = [...(tenant.breaks('name-measured-untrimmed', { path }) ? name : trimmed)];
  tenant.demand(name === '' ? 'name-empty' : 'name-blank', trimmed !== '', { path }, 'A name is wanted.');
  const way = name !== trimmed && length > 1000 ? 'with blanks around' : path;
  tenant.demand('name-1001', length <= 1000, { path: way }, 'The name is too long.');
  if (length === 1000) tenant.refuseIf('name-1000-refused', { path });
  if (length === 1) tenant.refuseIf('name-1-refused', { path });
  refuseSlashes(tenant, name, path);
  if (length > 900 && tenant.breaks('name-cut', { path })) return trimmed.slice(0, 900);
  return tenant.settings.trimsNames ? trimmed : name;
}

function refuseSlashes(tenant: Tenant, name: string, path: string): void {
  const isDouble = name.includes('//');
  const place = name.startsWith('//') ? 'at its start' : name.endsWith('//') ? 'at its end' : 'within';
  if (isDouble && tenant.breaks('name-double-slash-accepted', { path: place })) return;
  tenant.demand('name-double-slash', !isDouble, { path }, 'Two slashes in a row do not go into a name.');
  if (name.includes('/') && !isDouble) tenant.refuseIf('name-slash-refused', { path });
}

function refuseTaken(tenant: Tenant, { id, name, parent }: Department, path: string): void {
  const folds = (one: string, other: string) => one !== other && one.toLowerCase() === other.toLowerCase();
  const others = [...tenant.departments.values()].filter((each) => each.id !== id);
  const twin = others.find((each) => each.parent === parent && each.name === name);
  const strict =
    (others.some((each) => each.parent === parent && folds(each.name, name)) &&
      tenant.breaks('sibling-name-folds-case', { path })) ||
    (others.some((each) => each.parent !== parent && each.name === name) &&
      tenant.breaks('name-unique-in-tenant', { path })) ||
    tenant.reserved.some(
      (old) =>
        old.parent === parent &&
        old.name === name &&
        (tenant.breaks('name-reserved-for-ever', { path: old.by }) ||
          (old.by === 'renamed during its deletion' && tenant.breaks('rename-during-deletion-reserves'))),
    );
  if (strict) throw new Refusal('taken', `The name ${name} is taken.`);
  if (!twin) return;
  const isParent = childrenBelow(tenant, twin.id).length > 0;
  if (tenant.moved.has(twin.id) && tenant.breaks('sibling-name-accepted', { path: 'of a moved sibling' })) return;
  const special = tenant.renamed.has(twin.id) ? 'of a renamed sibling' : isParent ? 'of a sibling with children' : path;
  if (special !== path && tenant.breaks('sibling-name-accepted', { path: special })) return;
  tenant.demand('sibling-name', false, { path, deep: parent !== null }, `There is a sibling called ${name}.`, 'taken');
}

import { childrenBelow, subtreeOf } from './department-tree.ts';
import { isMovedBack, kindsOfUpdate, noteMove, noteRename, spoilUpdate } from './department-updates.ts';
import { Refusal } from './refusal.ts';
import type { Department, Tenant } from './tenant.ts';

/** White space at the start and end of a department name does not count toward the maximum length. */
function goodName(tenant: Tenant, name: string | undefined, kind: string, deep: boolean): string {
  if (name === undefined) throw new Refusal('broken rule', 'A name is wanted.');
  const path = deep ? [kind] : [kind, `${kind} at the top`];
  const trimmed = name.trim();
  const { length } = [...(tenant.breaks('name-measured-untrimmed', { path }) ? name : trimmed)];
  tenant.demand(name === '' ? 'name-empty' : 'name-blank', trimmed !== '', { path, deep }, 'A name is wanted.');
  const ways = name !== trimmed && length > 1000 ? ['with blanks around'] : [...path, ...beyondAscii(name, kind)];
  tenant.demand('name-1001', length <= 1000, { path: ways, deep }, 'The name is too long.');
  if (length === 1000) tenant.refuseIf('name-1000-refused', { path });
  if (Buffer.byteLength(trimmed) > 1000) tenant.refuseIf('name-counted-in-bytes', { path });
  if (length === 1) tenant.refuseIf('name-1-refused', { path });
  refuseSlashes(tenant, name, kind, path, deep);
  return tenant.settings.trimsNames ? trimmed : name;
}

function beyondAscii(name: string, kind: string): string[] {
  return /[^\x20-\x7e]/.test(name) ? [`${kind} beyond ASCII`] : [];
}

function refuseSlashes(tenant: Tenant, name: string, kind: string, path: readonly string[], deep: boolean): void {
  const isDouble = name.includes('//');
  const place = name.startsWith('//') ? 'at its start' : name.endsWith('//') ? 'at its end' : 'within';
  const special = name.includes('///')
    ? ['of three slashes']
    : /^[^/]+\/[^/]/.test(name)
      ? ['after a single slash']
      : [];
  const places = [place, `${place} by ${kind}`, ...special, ...beyondAscii(name, kind)];
  if (isDouble && tenant.breaks('name-double-slash-accepted', { path: places, deep })) return;
  tenant.demand('name-double-slash', !isDouble, { path }, 'Two slashes in a row do not go into a name.');
  if (name.includes('/') && !isDouble) tenant.refuseIf('name-slash-refused', { path });
}

function alteredName(tenant: Tenant, name: string, path: string): string {
  const { length } = name.trim();
  if (length > 900 && tenant.breaks('name-cut', { path })) return name.trim().slice(0, 900);
  if (length > 999 && tenant.breaks('name-cut-at-999', { path })) return name.trim().slice(0, 999);
  if (name.includes('/') && tenant.breaks('name-slash-replaced', { path })) return name.replaceAll('/', '-');
  if (tenant.breaks('name-lower-case', { path })) return name.toLowerCase();
  return tenant.breaks('name-accents-lost', { path }) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
}

function refuseTaken(tenant: Tenant, { id, name, parent }: Department, path: string): void {
  const others = [...tenant.departments.values()].filter((each) => each.id !== id);
  const twin = others.find((each) => each.parent === parent && each.name === name);
  if (isTakenTooEarly(tenant, others, { id, name, parent }, path))
    throw new Refusal('taken', `The name ${name} is taken.`);
  if (!twin) return;
  const special = kindsOfSibling(tenant, twin);
  if (special.length > 0 && tenant.breaks('sibling-name-accepted', { path: special })) return;
  const kinds = parent === null ? [path, `${path} at the top`] : [path];
  const visit = { path: kinds, deep: parent !== null };
  tenant.demand('sibling-name', false, visit, `There is a sibling called ${name}.`, 'taken');
}

function isTakenTooEarly(
  tenant: Tenant,
  others: readonly Department[],
  { name, parent }: Pick<Department, 'id' | 'name' | 'parent'>,
  path: string,
): boolean {
  const folding = [path, ...beyondAscii(name, path)];
  const isFolded = (fold: (text: string) => string) =>
    others.some((each) => each.parent === parent && each.name !== name && fold(each.name) === fold(name));
  const cousins = others.filter((each) => each.parent !== parent && each.name === name);
  const isAbove = cousins.some((each) => each.id === parent);
  return (
    (isFolded((text) => text.toLowerCase()) && tenant.breaks('sibling-name-folds-case', { path: folding })) ||
    (cousins.length > 0 &&
      tenant.breaks('name-unique-in-tenant', { path: isAbove ? [path, 'of the parent'] : path })) ||
    tenant.reserved.some(
      (old) =>
        old.parent === parent &&
        old.name === name &&
        (tenant.breaks('name-reserved-for-ever', { path: old.by }) ||
          (old.by === 'renamed during its deletion' && tenant.breaks('rename-during-deletion-reserves'))),
    )
  );
}

function kindsOfSibling(tenant: Tenant, { id, parent }: Department): string[] {
  const siblings = childrenBelow(tenant, parent);
  return [
    ...(tenant.renamed.has(id) ? ['of a renamed sibling'] : []),
    ...(tenant.moved.has(id) ? ['of a moved sibling'] : []),
    ...(childrenBelow(tenant, id).length > 0 ? ['of a sibling with children'] : []),
    ...(siblings.length > 1 && siblings.at(0)?.id === id ? ['of the oldest of several'] : []),
    ...(siblings.length > 1 && siblings.at(-1)?.id === id ? ['of the newest of several'] : []),
  ];
}

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

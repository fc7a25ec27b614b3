import { submit } from './jobs.ts';
import { Refusal } from './refusal.ts';
import type { Department, Job, Tenant } from './tenant.ts';

interface Wanted {
  name?: string | undefined;
  parent?: string | null | undefined;
}

export function createDepartment(tenant: Tenant, { name, parent = null }: Wanted): Department {
  if (parent !== null) departmentOf(tenant, parent);
  const placed = tenant.has('create-ignores-parent') ? null : parent;
  const department = { id: tenant.newId(), name: goodName(tenant, name), parent: placed, members: new Set<string>() };
  refuseTaken(tenant, department);
  tenant.departments.set(department.id, department);
  return department;
}

export function updateDepartment(tenant: Tenant, id: string, { name, parent }: Wanted): Department {
  const department = departmentOf(tenant, id);
  if (name === undefined && parent === undefined) {
    if (tenant.has('empty-update-accepted')) return department;
    throw new Refusal('empty update', 'Nothing was given to change.');
  }
  const next = { ...department, name: name === undefined ? department.name : goodName(tenant, name) };
  if (parent !== undefined) next.parent = parent;
  if (next.parent !== null && subtreeOf(tenant, id).some((each) => each.id === next.parent)) {
    throw new Refusal('broken rule', 'A department does not go below itself.');
  }
  if (next.parent !== null) departmentOf(tenant, next.parent);
  refuseTaken(tenant, next);
  if (!tenant.has('rename-ignored')) department.name = next.name;
  if (!tenant.has('move-ignored')) department.parent = next.parent;
  return department;
}

export function departmentOf(tenant: Tenant, id: string): Department {
  const found = tenant.departments.get(id);
  if (found) return found;
  throw new Refusal('not there', `There is no department ${id}.`);
}

export function childrenOf(tenant: Tenant, parent: string | null): Department[] {
  const all = [...tenant.departments.values()];
  const children = all.filter((each) => each.parent === parent);
  const below = parent === null ? [] : subtreeOf(tenant, parent).slice(1);
  const every = tenant.has('list-includes-grandchildren') && parent !== null ? below : children;
  const listed = tenant.has('list-misses-children') && parent !== null ? every.slice(1) : every;
  const itself = parent !== null && tenant.has('list-includes-itself') ? [departmentOf(tenant, parent)] : [];
  return [...itself, ...listed];
}

/** Returns the names from the top level down to the department. A deleted parent has no name. */
export function namesTo(tenant: Tenant, { name, parent }: Department): string[] {
  const above = tenant.departments.get(parent ?? '');
  return above ? [...namesTo(tenant, above), name] : [name];
}

export function depthOf(tenant: Tenant, department: Department): number {
  return namesTo(tenant, department).length - (tenant.has('depth-counts-from-zero') ? 1 : 0);
}

export function countOf(tenant: Tenant, department: Department): number {
  const counted = tenant.has('member-count-with-descendants') ? subtreeOf(tenant, department.id) : [department];
  return new Set(counted.flatMap(({ members }) => [...members])).size;
}

/** Deletes a department with its subtree, grants and memberships. The deletion is asynchronous or immediate. */
export function deleteDepartment(tenant: Tenant, id: string): Job {
  departmentOf(tenant, id);
  const kind = tenant.has('delete-job-of-another-kind') ? 'members' : 'department delete';
  return submit(tenant, kind, () => {
    if (tenant.has('delete-does-nothing')) return { done: true };
    const gone = goneWith(tenant, id);
    if (tenant.has('delete-removes-users')) {
      for (const member of tenant.departments.get(id)?.members ?? []) tenant.users.delete(member);
    }
    for (const each of gone) tenant.departments.delete(each);
    if (!tenant.has('delete-leaves-grants')) {
      for (const folder of tenant.folders.values()) {
        folder.grants = folder.grants.filter(({ subject }) => !gone.includes(subject));
      }
    }
    return { done: true };
  });
}

/** Returns the ids of all departments that a deletion removes. */
function goneWith(tenant: Tenant, id: string): string[] {
  const subtree = tenant.has('delete-leaves-descendants') ? [id] : subtreeOf(tenant, id).map((each) => each.id);
  const parent = tenant.departments.get(id)?.parent;
  const siblings = [...tenant.departments.values()].filter((each) => each.parent === parent).map((each) => each.id);
  return tenant.has('delete-removes-siblings') ? [...subtree, ...siblings] : subtree;
}

function subtreeOf(tenant: Tenant, id: string): Department[] {
  const department = tenant.departments.get(id);
  if (!department) return [];
  const below = [...tenant.departments.values()].filter(({ parent }) => parent === id);
  return [department, ...below.flatMap((child) => subtreeOf(tenant, child.id))];
}

/**
 * Returns a valid name, trimmed if the server trims names.
 * The length limit does not count white space at the start and at the end.
 */
function goodName(tenant: Tenant, name: string | undefined): string {
  const trimmed = (name ?? '').trim();
  if (name === undefined) throw new Refusal('broken rule', 'A name is wanted.');
  if (trimmed === '' && !tenant.has(name === '' ? 'name-empty-accepted' : 'name-blank-accepted'))
    throw new Refusal('broken rule', 'A name is wanted.');
  if (!isShortEnough(tenant, tenant.has('name-measured-untrimmed') ? name : trimmed))
    throw new Refusal('broken rule', 'The name is too long.');
  if (name.includes('//') && !tenant.has('name-double-slash-accepted'))
    throw new Refusal('broken rule', 'Two slashes in a row do not go into a name.');
  if (name.includes('/') && !name.includes('//') && tenant.has('name-slash-refused'))
    throw new Refusal('broken rule', 'No slashes.');
  return tenant.settings.trimsNames ? trimmed : name;
}

function isShortEnough(tenant: Tenant, name: string): boolean {
  const { length } = [...name];
  if (length === 1000) return !tenant.has('name-1000-refused');
  return length < 1000 || (length === 1001 && tenant.has('name-1001-accepted'));
}

function refuseTaken(tenant: Tenant, { id, name, parent }: Department): void {
  const same = (one: string, other: string) =>
    tenant.has('sibling-name-folds-case') ? one.toLowerCase() === other.toLowerCase() : one === other;
  const isNear = (each: Department) => each.parent === parent || tenant.has('name-unique-in-tenant');
  const twin = [...tenant.departments.values()].some((each) => each.id !== id && isNear(each) && same(each.name, name));
  if (twin && !tenant.has('sibling-name-accepted')) throw new Refusal('taken', `There is a sibling called ${name}.`);
}

import { childrenBelow, departmentOf, ownerOf, subtreeOf } from './departments.ts';
import { submit } from './jobs.ts';
import type { Department, Job, Tenant } from './tenant.ts';

/**
 * Deletes a department with its descendants, and all grants and memberships of the deleted departments.
 * The deletion is a job: it ends at once, or after the number of reads in the settings of the tenant.
 */
export function deleteDepartment(asking: Tenant, id: string): Job {
  const tenant = ownerOf(asking, id, 'delete');
  departmentOf(tenant, id, 'delete');
  const known = new Set(tenant.departments.keys());
  tenant.deleting.set(id, known);
  return submit(asking, 'department delete', () => {
    tenant.deleting.delete(id);
    const department = tenant.departments.get(id);
    if (!department || isKept(tenant, department)) return { done: true };
    const gone = goneWith(tenant, department, known);
    const tops = new Set([id]);
    for (const [index, each] of gone.entries()) {
      const visit = { index, of: gone.length, deep: !tops.has(each.id), path: pathOf(id, each) };
      removeUsers(tenant, each, visit);
      removeGrants(tenant, each, visit);
      if (tenant.breaks('delete-leaves-memberships', visit)) tenant.ghosts.set(each.id, each.members);
    }
    for (const each of gone) remove(tenant, each);
    return { done: true };
  });
}

function isKept(tenant: Tenant, { id, parent, members }: Department): boolean {
  const grants = [...tenant.folders.values()].some((folder) => folder.grants.some(({ subject }) => subject === id));
  const special =
    childrenBelow(tenant, id).length > 0
      ? 'with children'
      : members.size > 0
        ? 'with members'
        : grants
          ? 'with grants'
          : '';
  return tenant.breaks('delete-does-nothing', { path: special, deep: parent !== null });
}

function remove(tenant: Tenant, department: Department): void {
  tenant.departments.delete(department.id);
  tenant.removed.set(department.id, department);
  tenant.reserved.push({ name: department.name, parent: department.parent, by: 'deleted' });
}

/** Returns whether a removed department is the requested department, one of its children or a deeper descendant. */
function pathOf(top: string, { id, parent }: Department): string {
  return id === top ? 'itself' : parent === top ? 'children' : 'grandchildren';
}

/** Returns the departments that a deletion removes. The first one is the requested department. */
function goneWith(tenant: Tenant, department: Department, known: ReadonlySet<string>): Department[] {
  const { id, parent, name } = department;
  const [, ...below] = subtreeOf(tenant, id);
  const lifts = tenant.breaks('delete-lifts-descendants');
  if (lifts) for (const child of childrenBelow(tenant, id)) child.parent = parent;
  const descendants = lifts
    ? []
    : below.filter(
        (each, index) =>
          !tenant.breaks('delete-leaves-descendants', { index, path: pathOf(id, each) }) &&
          !(tenant.moved.has(each.id) && tenant.breaks('delete-leaves-moved-descendants')),
      );
  const all = [...tenant.departments.values()].filter((each) => each !== department && !below.includes(each));
  const more = [
    ...(tenant.breaks('delete-removes-siblings') ? all.filter((each) => each.parent === parent) : []),
    ...(parent !== null && tenant.breaks('delete-removes-parent') ? all.filter((each) => each.id === parent) : []),
    ...goneByMistake(tenant, department, known).filter((each) => all.includes(each)),
    ...(tenant.breaks('delete-removes-namesakes') ? all.filter((each) => each.name === name) : []),
  ];
  if (tenant.breaks('delete-ends-other-memberships'))
    for (const each of all) for (const member of department.members) each.members.delete(member);
  return [department, ...descendants, ...more];
}

/** Returns the departments that a deletion removes only because of an injected fault about earlier or later changes. */
function goneByMistake(tenant: Tenant, { id, parent }: Department, known: ReadonlySet<string>): Department[] {
  const all = [...tenant.departments.values()];
  const former = tenant.breaks('delete-removes-former-children')
    ? all.filter((each) => tenant.moved.get(each.id) === id)
    : [];
  const isNew = (each: Department) => each.parent === parent && !known.has(each.id);
  return [...former, ...(tenant.breaks('deletion-removes-new-siblings') ? all.filter(isNew) : [])];
}

function removeUsers(tenant: Tenant, { members }: Department, visit: { deep: boolean; path: string }): void {
  for (const [index, member] of [...members].entries()) {
    const each = { ...visit, index, of: members.size };
    const user = tenant.users.get(member);
    if (tenant.breaks('delete-removes-users', each)) tenant.users.delete(member);
    if (user && tenant.breaks('delete-marks-users', each)) user.deleted = true;
  }
}

function removeGrants(tenant: Tenant, { id }: Department, visit: { deep: boolean; path: string }): void {
  for (const [at, folder] of [...tenant.folders.values()].entries()) {
    const path = at > 0 ? 'in the second folder' : visit.path;
    if (!folder.grants.some(({ subject }) => subject === id)) continue;
    if (tenant.breaks('delete-leaves-grants', { ...visit, path })) continue;
    const all = tenant.breaks('delete-removes-other-grants');
    folder.grants = all ? [] : folder.grants.filter(({ subject }) => subject !== id);
  }
}

import { childrenBelow, namesTo, subtreeOf } from './department-tree.ts';
import { departmentOf, ownerOf } from './departments.ts';
import { submit } from './jobs.ts';
import type { Department, Job, Tenant } from './tenant.ts';

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
      const visit = { index, of: gone.length, deep: !tops.has(each.id), path: kindsOfGone(tenant, id, each) };
      removeUsers(tenant, each, gone, visit);
      removeGrants(tenant, each, visit);
      if (tenant.breaks('delete-leaves-memberships', visit)) tenant.ghosts.set(each.id, each.members);
    }
    for (const each of gone) remove(tenant, each);
    spoilRest(tenant, department);
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

function kindsOfGone(tenant: Tenant, top: string, department: Department): string[] {
  const place = pathOf(top, department);
  return [
    place,
    ...(department.members.size > 1 ? ['of several members', `${place} with several members`] : []),
    ...(childrenBelow(tenant, department.id).length > 0 ? [`${place} with children`] : []),
  ];
}

function pathOf(top: string, { id, parent }: Department): string {
  return id === top ? 'itself' : parent === top ? 'children' : 'grandchildren';
}

function goneWith(tenant: Tenant, department: Department, known: ReadonlySet<string>): Department[] {
  const { id, parent } = department;
  const [, ...below] = subtreeOf(tenant, id);
  const lifts = tenant.breaks('delete-lifts-descendants');
  if (lifts) for (const child of childrenBelow(tenant, id)) child.parent = parent;
  const of = below.length;
  const isLeft = (each: Department, index: number) =>
    tenant.breaks('delete-leaves-descendants', { index, of, path: kindsOf(tenant, id, each) }) ||
    (tenant.moved.has(each.id) && tenant.breaks('delete-leaves-moved-descendants'));
  const descendants = lifts ? [] : below.filter((each, index) => !isLeft(each, index));
  const all = [...tenant.departments.values()].filter((each) => each !== department && !below.includes(each));
  if (tenant.breaks('delete-ends-other-memberships'))
    for (const each of all) for (const member of department.members) each.members.delete(member);
  const byMistake = goneByMistake(tenant, department, known).filter((each) => all.includes(each));
  return [department, ...descendants, ...byMistake, ...otherGone(tenant, all, department)];
}

function goneByMistake(tenant: Tenant, { id, parent }: Department, known: ReadonlySet<string>): Department[] {
  const all = [...tenant.departments.values()];
  const former = tenant.breaks('delete-removes-former-children')
    ? all.filter((each) => tenant.moved.get(each.id) === id)
    : [];
  const isNew = (each: Department) => each.parent === parent && !known.has(each.id);
  return [...former, ...(tenant.breaks('deletion-removes-new-siblings') ? all.filter(isNew) : [])];
}

function otherGone(tenant: Tenant, all: readonly Department[], department: Department): Department[] {
  const { parent, name } = department;
  return [
    ...(tenant.breaks('delete-removes-siblings') ? all.filter((each) => each.parent === parent) : []),
    ...(parent !== null && tenant.breaks('delete-removes-parent') ? all.filter((each) => each.id === parent) : []),
    ...(tenant.breaks('delete-removes-cousins') ? cousinsOf(tenant, all, department) : []),
    ...(tenant.breaks('delete-removes-nephews')
      ? all.filter((each) => each.parent !== null && tenant.departments.get(each.parent)?.parent === parent)
      : []),
    ...(tenant.breaks('delete-removes-namesakes') ? all.filter((each) => each.name === name) : []),
  ];
}

function kindsOf(tenant: Tenant, top: string, department: Department): string[] {
  return [
    pathOf(top, department),
    ...(department.members.size > 0 ? ['with members'] : []),
    ...(childrenBelow(tenant, department.id).length > 0 ? ['with children'] : []),
  ];
}

function cousinsOf(tenant: Tenant, all: readonly Department[], department: Department): Department[] {
  const { length } = namesTo(tenant, department);
  return all.filter((each) => each.parent !== department.parent && namesTo(tenant, each).length === length);
}

function spoilRest(tenant: Tenant, { parent }: Department): void {
  const siblings = parent === null ? [] : childrenBelow(tenant, parent);
  if (parent !== null && tenant.breaks('delete-clears-parent')) tenant.departments.get(parent)?.members.clear();
  if (tenant.breaks('delete-clears-siblings')) for (const each of siblings) each.members.clear();
  if (!tenant.breaks('delete-removes-grants-of-siblings')) return;
  const ids = siblings.map(({ id }) => id);
  for (const folder of tenant.folders.values())
    folder.grants = folder.grants.filter(({ subject }) => !ids.includes(subject));
}

type Kinds = { deep: boolean; path: readonly string[]; index: number; of: number };

function removeUsers(tenant: Tenant, { members }: Department, gone: readonly Department[], visit: Kinds): void {
  const others = [...tenant.departments.values()].filter((each) => !gone.includes(each));
  for (const [index, member] of [...members].entries()) {
    const isElsewhere = others.some((each) => each.members.has(member));
    const path = isElsewhere ? visit.path : [...visit.path, 'without another department'];
    const each = { ...visit, path, index, of: members.size };
    const user = tenant.users.get(member);
    if (tenant.breaks('delete-removes-users', each)) tenant.users.delete(member);
    if (user && tenant.breaks('delete-marks-users', each)) user.deleted = true;
  }
}

function removeGrants(tenant: Tenant, { id }: Department, visit: Kinds): void {
  for (const [at, folder] of [...tenant.folders.values()].entries()) {
    const path = at > 0 ? ['in the second folder'] : visit.path;
    if (!folder.grants.some(({ subject }) => subject === id)) continue;
    if (tenant.breaks('delete-leaves-grants', { ...visit, path })) continue;
    const all = tenant.breaks('delete-removes-other-grants');
    folder.grants = all ? [] : folder.grants.filter(({ subject }) => subject !== id);
  }
}

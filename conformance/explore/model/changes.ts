import type { Department, Model } from './model.ts';
import { here, subtree, treeChanged } from './tree.ts';

export function addDepartment(
  model: Model,
  { key, id, name, parent }: Pick<Department, 'key' | 'id' | 'name' | 'parent'>,
): Department {
  const department: Department = {
    key,
    id,
    name,
    parent,
    life: parent !== null && parent.life !== 'here' ? 'unsure' : 'here',
    wentBelow: false,
    members: new Set(),
    unsureMembers: new Map(),
    grants: new Set(),
    unsureGrants: new Set(),
    blame: {
      exists: 'department-create-offered',
      name: 'department-shows-name',
      parent: parent?.parent ? 'department-create-with-parent' : 'department-shows-parent',
      depth: 'department-depth-absolute',
      members: 'department-member-count',
    },
  };
  model.departments.set(key, department);
  return department;
}

export function rename(model: Model, department: Department, name: string): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.name = name;
  department.blame.name = 'department-rename';
  treeChanged(model);
}

export function move(model: Model, department: Department, parent: Department): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.parent = parent;
  department.blame.parent = 'department-move';
  for (const each of subtree(model, department)) each.blame.depth = 'department-depth-follows-move';
  treeChanged(model);
}

export function updated(department: Department): void {
  department.blame.members = 'department-update-keeps-members';
}

export function remove(model: Model, departments: readonly Department[], top: Department): void {
  for (const each of departments) {
    each.life = 'gone';
    each.wentBelow = each !== top;
    if (each.parent) model.freed.push({ parent: each.parent, name: each.name });
  }
  treeChanged(model);
  for (const each of here(model)) {
    each.blame.exists = 'department-delete-spares-rest';
    each.blame.members = 'department-delete-spares-rest';
  }
}

/** Marks a department and its descendants as `unsure`, so that later checks ignore these departments. */
export function forget(model: Model, top: Department): void {
  for (const each of subtree(model, top)) each.life = 'unsure';
  treeChanged(model);
}

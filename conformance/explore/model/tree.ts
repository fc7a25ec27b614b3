import type { Draws } from '../draws.ts';
import type { Department, Life, Model } from './model.ts';

export function chooseForChange(
  model: Model,
  draws: Draws,
  candidates: readonly Department[],
  isPreferred: (department: Department) => boolean,
): Department | undefined {
  const { recent } = model;
  const preferred = candidates.filter(isPreferred);
  const isAgain = recent !== undefined && candidates.includes(recent) && draws.chance('the same again', 0.35);
  const from = preferred.length > 0 && draws.chance('preferred', 0.5) ? preferred : candidates;
  const chosen = isAgain ? recent : draws.choose('department', from, ({ key }) => key);
  model.recent = chosen;
  return chosen;
}

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

/** The maximum number of department levels that the explorer creates. Some targets have an undocumented limit. */
export const mostLevels = 4;

export function allOf(model: Model): Department[] {
  return [...model.departments.values()];
}

export function here(model: Model): Department[] {
  return allOf(model).filter(({ life }) => life === 'here');
}

export function childrenIn(model: Model, parent: Department, ...lives: Life[]): Department[] {
  return allOf(model).filter((each) => each.parent === parent && lives.includes(each.life));
}

export function subtree(model: Model, top: Department): Department[] {
  const below = childrenIn(model, top, 'here', 'leaving', 'unsure').flatMap((child) => subtree(model, child));
  return [top, ...below];
}

export function levelOf({ parent }: Department): number {
  return parent === null ? 1 : levelOf(parent) + 1;
}

export function heightOf(model: Model, top: Department): number {
  return Math.max(...subtree(model, top).map(levelOf)) - levelOf(top) + 1;
}

/** A move must not create more levels than the maximum. */
export function possibleParents(model: Model, department: Department): Department[] {
  const inside = new Set(subtree(model, department));
  const height = heightOf(model, department);
  return here(model).filter(
    (each) => !inside.has(each) && each !== department.parent && levelOf(each) + height <= mostLevels,
  );
}

export function treeChanged(model: Model): void {
  model.shownParents.clear();
  model.shownPaths.clear();
}

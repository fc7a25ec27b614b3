import type { Department, Life, Model } from './model.ts';

/**
 * The maximum depth of the department tree that the explorer creates.
 * The service description has no limit for the depth of departments, but a target may have one.
 */
export const mostLevels = 4;

export function allOf(model: Model): Department[] {
  return [...model.departments.values()];
}

/** Returns the departments that exist according to the explorer's model. */
export function here(model: Model): Department[] {
  return allOf(model).filter(({ life }) => life === 'here');
}

/** Returns the children of a department that have one of the given states. */
export function childrenIn(model: Model, parent: Department, ...lives: Life[]): Department[] {
  return allOf(model).filter((each) => each.parent === parent && lives.includes(each.life));
}

/** Returns a department and its descendants that are not deleted. */
export function subtree(model: Model, top: Department): Department[] {
  const below = childrenIn(model, top, 'here', 'leaving', 'unsure').flatMap((child) => subtree(model, child));
  return [top, ...below];
}

/** Returns the level of a department in the tree of the request sequence. The top department has level 1. */
export function levelOf({ parent }: Department): number {
  return parent === null ? 1 : levelOf(parent) + 1;
}

/** Returns the number of levels in the subtree of a department, including the department itself. */
export function heightOf(model: Model, top: Department): number {
  return Math.max(...subtree(model, top).map(levelOf)) - levelOf(top) + 1;
}

/** Returns the departments that can become the parent of a department without exceeding the maximum depth. */
export function possibleParents(model: Model, department: Department): Department[] {
  const inside = new Set(subtree(model, department));
  const height = heightOf(model, department);
  return here(model).filter(
    (each) => !inside.has(each) && each !== department.parent && levelOf(each) + height <= mostLevels,
  );
}

/** Forgets the paths and parents that the target showed, because a change of the department tree can change them. */
export function treeChanged(model: Model): void {
  model.shownParents.clear();
  model.shownPaths.clear();
}

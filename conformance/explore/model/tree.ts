import type { Department, Life, Model } from './model.ts';

/**
 * The maximum depth of the department tree of a random walk.
 * The service description has no limit, but a target may have one.
 */
export const mostLevels = 4;

export function allOf(model: Model): Department[] {
  return [...model.departments.values()];
}

/** Returns the departments that exist in the model. */
export function here(model: Model): Department[] {
  return allOf(model).filter(({ life }) => life === 'here');
}

/** Returns the children of a department that are in one of the given states. */
export function childrenIn(model: Model, parent: Department, ...lives: Life[]): Department[] {
  return allOf(model).filter((each) => each.parent === parent && lives.includes(each.life));
}

/** Returns a department and all its descendants, without deleted departments. */
export function subtree(model: Model, top: Department): Department[] {
  const below = childrenIn(model, top, 'here', 'leaving', 'unsure').flatMap((child) => subtree(model, child));
  return [top, ...below];
}

/**
 * Returns the level of a department in the tree of the random walk. The department that contains all others has level
 * 1.
 */
export function levelOf({ parent }: Department): number {
  return parent === null ? 1 : levelOf(parent) + 1;
}

/** Returns the number of levels of the tree below a department, including the department itself. */
export function heightOf(model: Model, top: Department): number {
  return Math.max(...subtree(model, top).map(levelOf)) - levelOf(top) + 1;
}

/** Returns the departments below which a department can be moved within the maximum depth. */
export function possibleParents(model: Model, department: Department): Department[] {
  const inside = new Set(subtree(model, department));
  const height = heightOf(model, department);
  return here(model).filter(
    (each) => !inside.has(each) && each !== department.parent && levelOf(each) + height <= mostLevels,
  );
}

/** Deletes the stored paths and parents that the target showed, because a change of the tree can change them. */
export function treeChanged(model: Model): void {
  model.shownParents.clear();
  model.shownPaths.clear();
}

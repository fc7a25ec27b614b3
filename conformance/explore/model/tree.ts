import type { Department, Life, Model } from './model.ts';

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

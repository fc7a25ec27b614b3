import { here } from '../model/tree.ts';
import type { Walk } from '../step.ts';
import { checkChildren } from './departments.ts';
import { checkMembers } from './members.ts';

/** Requires that the target shows every object of the walk as the model says. */
export async function checkWorld(walk: Walk): Promise<void> {
  for (const department of here(walk.model)) {
    await checkMembers(walk, department);
    await checkChildren(walk, department);
  }
}

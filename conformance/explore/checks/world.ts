import { here } from '../model/tree.ts';
import type { Walk } from '../step.ts';
import { checkChildren } from './departments.ts';
import { checkMembers } from './members.ts';

/** Reads every object of the random walk, and requires that the responses match the model. */
export async function checkWorld(walk: Walk): Promise<void> {
  for (const department of here(walk.model)) {
    await checkMembers(walk, department);
    await checkChildren(walk, department);
  }
}

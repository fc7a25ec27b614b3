import { here } from '../model/tree.ts';
import type { CommandSequence } from '../step.ts';
import { checkChildren } from './departments.ts';
import { checkMembers } from './members.ts';

/** Reads every object that the request sequence created, and requires the expected state of each object. */
export async function checkObjects(walk: CommandSequence): Promise<void> {
  for (const department of here(walk.model)) {
    await checkMembers(walk, department);
    await checkChildren(walk, department);
  }
}

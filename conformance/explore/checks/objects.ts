import { here } from '../model/tree.ts';
import type { CommandSequence } from '../step.ts';
import { checkChildren } from './departments.ts';
import { checkMembers } from './members.ts';

export async function checkObjects(walk: CommandSequence): Promise<void> {
  for (const department of here(walk.model)) {
    await checkMembers(walk, department);
    await checkChildren(walk, department);
  }
}

import { allDone, type JobOutcome, submitJob } from '../jobs/job.ts';
import type { Operation } from '../jobs/operation.ts';
import { findById } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import { childKey, existingDepartment } from './departments.ts';
import { acknowledge } from './jobs.ts';

interface Payload {
  departmentId: string;
}

/** Takes in the deletion of a department with its subtree; until the job ends it reads as before (D-36). */
export const deleteDepartment: Operation<'deleteDepartment'> = ({ world, path, now }) => {
  const { id } = existingDepartment(world, path.id);
  return acknowledge(submitJob(world, 'department delete', { departmentId: id } satisfies Payload, now));
};

/** The work of the job: descendants, their grants and the links of members go; users stay (stated). */
export function deleteSubtree(world: World, { departmentId }: Payload): JobOutcome {
  const removed = subtree(world, departmentId);
  for (const id of removed) removeOne(world, id);
  return allDone(removed);
}

/** The department and all below it, each before its children; nothing when it is gone already. */
function subtree(world: World, id: string): string[] {
  const found = findById(world.rows.departments, id) ? [id] : [];
  for (const each of found)
    for (const child of world.rows.departments.find('byParent', childKey(each))) found.push(child.id);
  return found;
}

function removeOne(world: World, id: string): void {
  const { departments, grants, users } = world.rows;
  for (const user of users.find('byDepartment', [Number(id)])) {
    users.put({ ...user, departments: user.departments.filter((department) => department !== id) });
  }
  for (const grant of grants.find('byPrincipal', ['department', Number(id)])) grants.delete(Number(grant.id));
  departments.delete(Number(id));
}

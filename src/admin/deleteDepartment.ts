import { allDone, type JobOutcome, submitJob } from '../jobs/job.ts';
import type { Operation } from '../operation/operation.ts';
import { findById } from '../world/ids.ts';
import type { GrantRow, UserRow } from '../world/rows.ts';
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
  const { departments, grants } = world.rows;
  removeMembers(world, removed);
  grants.deleteAll(removed.flatMap((id) => grants.find('byPrincipal', ['department', Number(id)]).map(grantKey)));
  departments.deleteAll(removed.map(Number));
  return allDone(removed);
}

const grantKey = ({ id }: GrantRow) => Number(id);

/** The department and all below it, each before its children; nothing when it is gone already. */
function subtree(world: World, id: string): string[] {
  const found = findById(world.rows.departments, id) ? [id] : [];
  for (const each of found)
    for (const child of world.rows.departments.find('byParent', childKey(each))) found.push(child.id);
  return found;
}

/** Ends the membership of everybody in these departments, each user written once. */
function removeMembers({ rows: { users } }: World, removed: readonly string[]): void {
  const gone = new Set(removed);
  const members = new Map<string, UserRow>();
  for (const id of removed) for (const user of users.find('byDepartment', [Number(id)])) members.set(user.id, user);
  users.putAll(
    [...members.values()].map((user) => ({ ...user, departments: user.departments.filter((id) => !gone.has(id)) })),
  );
}

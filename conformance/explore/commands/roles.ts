import { noteRoles, rolesOf } from '../../cases/role-assignments/steps.ts';
import { mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf } from '../jobs.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';
import { allUsers } from './users.ts';

/** Each request sequence reserves users only once. A second reservation can cause a deadlock. */
async function rolesNow(walk: CommandSequence): Promise<Map<string, string>> {
  const { api, model } = walk;
  if (model.roles) return model.roles;
  const { ids, existing } = await api.borrowedUserIds(Math.min(4, (await allUsers(walk)).length));
  model.roleUsers = ids.slice(0, existing);
  await noteRoles(api, model.roleUsers);
  model.roles = await rolesOf(api, model.roleUsers);
  return model.roles;
}

async function checkRoles(
  walk: CommandSequence,
  violated: ExploreRule,
  others: ExploreRule,
  changed: ReadonlySet<string>,
  reply: Awaited<ReturnType<typeof endOfJob>>,
) {
  const { api, expect, model } = walk;
  const shown = await rolesOf(api, model.roleUsers);
  for (const [user, role] of model.roles ?? []) {
    const now = shown.get(user);
    if (now === undefined) continue;
    const what = changed.has(user) ? 'The user has the role of the row' : 'A user whom no row names has the same role';
    await expect.equal(changed.has(user) ? violated : others, now, role, what, reply);
  }
}

export const roleSteps = {
  'replace role assignments': async (walk) => {
    const { api, expect, draws, says, reached, model } = walk;
    const known = await rolesNow(walk);
    const roles = await api.roles();
    const users = draws.order('users', model.roleUsers, (id) => id).slice(0, 1 + draws.number('rows', 3));
    const assignments = users.map((userId) => ({
      userId,
      roleId: draws.pick(`role of ${model.roleUsers.indexOf(userId)}`, roles),
    }));
    says(`Give ${users.length} users new roles`);
    reached(`roles: assign ${users.length}`);
    const violated: ExploreRule = users.length === 1 ? 'role-assignments-1-accepted' : 'role-assignments-replace';
    const replace = () => api.call('replaceRoleAssignments', { assignments });
    const reply = await mustAccept(walk, violated, replace, 'A replacement is accepted');
    const job = await endOfJob(walk, await jobOf(walk, reply, 'role-assignments-202'));
    await expect.true('job-shows-outcome', job.isGood, 'The job of the replacement succeeds', job);
    // A user who had no role has one now. Without a role in the list of users, no role is known.
    const isShown = known.size > 0 || has(walk, 'user-role-shown');
    for (const { userId, roleId } of assignments) if (isShown) known.set(userId, roleId);
    walk.passed('roles: replaced');
    await checkRoles(walk, 'role-assignments-replace', 'role-assignments-spare-others', new Set(users), job);
  },
} satisfies StepTable;

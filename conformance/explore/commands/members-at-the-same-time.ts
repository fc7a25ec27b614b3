import { checkMembers, learnMembers } from '../checks/members.ts';
import { acknowledged, endOf } from '../jobs.ts';
import { here } from '../model/tree.ts';
import type { Command } from '../step.ts';
import { nameOf } from '../texts.ts';
import { checkRefusals } from './at-the-same-time.ts';
import { homeOf } from './home.ts';
import { knownUsers } from './users.ts';

/**
 * Changes the membership of two users in one department with two simultaneous requests.
 * After both jobs, each user whose job succeeded must have the requested membership.
 */
export const twoMemberChanges: Command = {
  name: 'change two members of a department at the same time',
  operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'readDepartment', 'listUsers'],
  needs: ['users'],
  weight: 0.7,
  can: ({ jobs }) => jobs.size === 0,
  run: async (walk) => {
    const { api, model, draws, says, reached } = walk;
    const home = await homeOf(walk);
    const department = draws.choose('department', here(model), ({ key }) => key) ?? home;
    const { id: departmentId, members, unsureMembers } = department;
    const users = draws.order('users', await knownUsers(walk), (user) => user).slice(0, 2);
    const changes = users.map((user) => ({ user, operation: members.has(user) ? 'remove' : 'add' }) as const);
    says(`Change the membership of ${users.length} users in ${nameOf(department)} with requests at the same time`);
    reached('at the same time: members and members');
    const replies = await Promise.all(
      changes.map(({ user, operation }) =>
        api.call('updateDepartmentMembers', { departmentId, operation, members: [user] }),
      ),
    );
    for (const [at, { user, operation }] of changes.entries()) {
      const reply = replies[at];
      if (reply) await checkRefusals(walk, `members-${operation}`, [reply]);
      if (!reply?.ok) continue;
      const { isGood } = await endOf(walk, await acknowledged(walk, reply, 'members-202'));
      department.blame.members = `members-${operation}`;
      // The service description does not say whether one of two simultaneous jobs may fail.
      if (!isGood) unsureMembers.set(user, 'open');
      else if (operation === 'add') members.add(user);
      else members.delete(user);
    }
    await learnMembers(walk, department);
    await checkMembers(walk, department);
  },
};

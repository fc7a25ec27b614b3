import { checkChildren, checkGone } from '../checks/departments.ts';
import { checkMembers, checkUser, learnMembers } from '../checks/members.ts';
import { acknowledged, endOf } from '../jobs.ts';
import { forget, here, remove, subtree } from '../model/tree.ts';
import type { Command } from '../step.ts';
import { nameOf } from '../texts.ts';
import { checkRefusals, renamable } from './at-the-same-time.ts';
import { homeOf } from './home.ts';
import { knownUsers } from './users.ts';

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
      // The service description leaves open whether one of two simultaneous jobs may fail.
      if (!isGood) unsureMembers.set(user, 'open');
      else if (operation === 'add') members.add(user);
      else members.delete(user);
    }
    await learnMembers(walk, department);
    await checkMembers(walk, department);
  },
};

export const memberBesideDeletion: Command = {
  name: 'add a member to a department while it is deleted',
  operations: [...twoMemberChanges.operations, 'listDepartments', 'deleteDepartment'],
  needs: ['users'],
  weight: 0.7,
  can: (model) => model.jobs.size === 0 && renamable(model).length > 0,
  run: async (walk) => {
    const { api, model, draws, says, reached } = walk;
    const department = draws.choose('department', renamable(model), ({ key }) => key);
    const user = draws.choose('user', await knownUsers(walk), (id) => id);
    if (!department || user === undefined) return;
    says(`Delete ${nameOf(department)} and add a user to it at the same time`);
    reached('at the same time: members and delete');
    const { id, parent } = department;
    const leaving = subtree(model, department);
    const [deleted, added] = await Promise.all([
      api.call('deleteDepartment', { id }),
      api.call('updateDepartmentMembers', { departmentId: id, operation: 'add', members: [user] }),
    ]);
    await checkRefusals(walk, 'department-delete-removes', [deleted]);
    await checkRefusals(walk, 'members-add', [added]);
    if (added.ok) {
      await endOf(walk, await acknowledged(walk, added, 'members-202'));
      department.unsureMembers.set(user, 'open');
    }
    if (!deleted.ok) return learnMembers(walk, department);
    const job = await endOf(walk, await acknowledged(walk, deleted, 'department-delete-202'));
    // The service description leaves open whether a deletion job may fail if the department changes during the job.
    if (!job.isGood) return forget(model, department);
    remove(model, leaving, department);
    for (const each of leaving.slice(0, 3)) await checkGone(walk, each, each === department);
    await checkUser(walk, user);
    if (parent?.life !== 'here') return;
    await checkMembers(walk, parent);
    await checkChildren(walk, parent);
  },
};

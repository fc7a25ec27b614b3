import { checkChildren, checkDepartment } from '../checks/departments.ts';
import { checkMembers, checkUser, learnMembers, mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf, noteSubmitted } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import { childrenIn, chooseForChange, here, wholeTree } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { checkRefusals, deletableNow, endDeletion } from './at-the-same-time.ts';
import { allUsers, anyDepartment, homeOf } from './users.ts';

type Operation = 'add' | 'remove';

function ruleFor(operation: Operation, count: number, isTwice: boolean): ExploreRule {
  if (isTwice) return 'members-duplicates-link-once';
  return count === 1 ? 'members-1-accepted' : `members-${operation}`;
}

function drawUsers(
  { draws }: CommandSequence,
  { members }: Department,
  operation: Operation,
  pool: readonly string[],
): string[] {
  const isPlain = draws.chance('plain change', 0.85);
  const candidates = pool.filter((user) => !isPlain || members.has(user) === (operation === 'remove'));
  const count = 1 + draws.number('number of users', 3);
  return draws.order('users', candidates.length > 0 ? candidates : pool, (user) => user).slice(0, count);
}

interface Submission {
  operation: Operation;
  users: readonly string[];
  text: string;
  isTwice: boolean;
}

async function submit(
  walk: CommandSequence,
  department: Department,
  submission: Submission,
  jobId: string,
): Promise<void> {
  const { operation, users, text } = submission;
  const { unsureMembers, members } = department;
  // The service description leaves open whether a job fails if it adds a member again or removes a non-member.
  const isPlain = users.every((user) => members.has(user) === (operation === 'remove'));
  // The service description leaves open whether one of two simultaneous jobs may fail.
  const others = [...walk.model.jobs.values()].filter((job) => job.department === department && job.isOfMembers);
  for (const other of others) other.mayFail = true;
  for (const user of users) unsureMembers.set(user, unsureMembers.has(user) ? 'open' : operation);
  await noteSubmitted(walk, {
    key: walk.key,
    jobId,
    text,
    department,
    isOfMembers: true,
    mayFail: others.length > 0 || !isPlain,
    succeed: () => adopt(walk, department, submission),
    fail: async () => {
      for (const user of users) unsureMembers.set(user, 'open');
      await settleOpen(walk, department);
    },
  });
}

async function adopt(
  walk: CommandSequence,
  department: Department,
  { operation, users, isTwice }: Submission,
): Promise<void> {
  const { members, unsureMembers } = department;
  if (department.life !== 'here') return;
  for (const user of users) {
    if (unsureMembers.get(user) !== operation) continue;
    unsureMembers.delete(user);
    if (operation === 'add') members.add(user);
    else members.delete(user);
  }
  walk.passed(operation === 'add' ? 'members: added' : 'members: removed');
  department.blame.members = isTwice ? 'members-duplicates-link-once' : `members-${operation}`;
  await settleOpen(walk, department);
  await checkMembers(walk, department);
  await checkNeighbors(walk, department);
}

async function settleOpen(walk: CommandSequence, department: Department): Promise<void> {
  const isPending = [...walk.model.jobs.values()].some((job) => job.department === department);
  if (!isPending) await learnMembers(walk, department);
}

async function checkNeighbors(walk: CommandSequence, department: Department): Promise<void> {
  const { model, draws } = walk;
  if (!draws.chance('check neighbors', 0.5)) return;
  const child = draws.choose('child to check', childrenIn(model, department, 'here'), ({ key }) => key);
  for (const each of [department.parent, child]) {
    if (each?.life !== 'here') continue;
    if (each.blame.members === 'department-member-count') each.blame.members = 'department-member-count-direct';
    await checkDepartment(walk, each);
    await checkMembers(walk, each);
  }
}

export const memberSteps = {
  'change two members of a department at the same time': {
    can: ({ jobs }) => jobs.size === 0,
    run: async (walk) => {
      const { api, draws, says, reached } = walk;
      const department = await anyDepartment(walk);
      const { id: departmentId, members, unsureMembers } = department;
      const users = draws.order('users', await allUsers(walk), (user) => user).slice(0, 2);
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
        const { isGood } = await endOfJob(walk, await jobOf(walk, reply, 'members-202'));
        department.blame.members = `members-${operation}`;
        // The service description leaves open whether one of two simultaneous jobs may fail.
        if (!isGood) unsureMembers.set(user, 'open');
        else if (operation === 'add') members.add(user);
        else members.delete(user);
      }
      await learnMembers(walk, department);
      await checkMembers(walk, department);
    },
  },

  'add a member to a department while it is deleted': onOne('department', deletableNow, async (walk, department) => {
    const { api, model, draws, says, reached } = walk;
    const user = draws.choose('user', await allUsers(walk), (id) => id);
    if (user === undefined) return;
    says(`Delete ${nameOf(department)} and add a user to it at the same time`);
    reached('at the same time: members and delete');
    const { id, parent } = department;
    const leaving = wholeTree(model, department);
    const [deleted, added] = await Promise.all([
      api.call('deleteDepartment', { id }),
      api.call('updateDepartmentMembers', { departmentId: id, operation: 'add', members: [user] }),
    ]);
    await checkRefusals(walk, 'department-delete-removes', [deleted]);
    await checkRefusals(walk, 'members-add', [added]);
    if (added.ok) {
      await endOfJob(walk, await jobOf(walk, added, 'members-202'));
      department.unsureMembers.set(user, 'open');
    }
    if (!deleted.ok) return learnMembers(walk, department);
    if (!(await endDeletion(walk, department, leaving, deleted))) return;
    await checkUser(walk, user);
    if (parent?.life !== 'here') return;
    await checkMembers(walk, parent);
    await checkChildren(walk, parent);
  }),

  'change the members of a department': async (walk) => {
    const { api, model, draws, says, reached } = walk;
    const home = await homeOf(walk);
    const department = chooseForChange(model, draws, here(model), ({ members }) => members.size > 0) ?? home;
    const operation: Operation = draws.chance('remove', 0.4) && department.members.size > 0 ? 'remove' : 'add';
    const pool = await allUsers(walk);
    const users = drawUsers(walk, department, operation, pool);
    const isTwice = draws.chance('repeat an id', 0.2);
    const members = isTwice ? [...users, ...users.slice(0, 1)] : users;
    const [what, where] = operation === 'add' ? ['Add', 'to'] : ['Remove', 'from'];
    const text = `${what} ${members.length} user ids${isTwice ? ' (one of them twice)' : ''} ${where} ${nameOf(department)}`;
    says(text);
    reached(`members: ${operation}${isTwice ? ' with a repeated id' : ''}`);
    const change = () => api.call('updateDepartmentMembers', { departmentId: department.id, operation, members });
    const violated = ruleFor(operation, users.length, isTwice);
    const reply = await mustAccept(walk, violated, change, `The change is accepted: ${text}`);
    const jobId = await jobOf(walk, reply, 'members-202');
    await submit(walk, department, { operation, users, text, isTwice }, jobId);
  },
} satisfies StepTable;

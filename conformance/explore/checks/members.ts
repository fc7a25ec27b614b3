import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import { usersIn } from '../../cases/members/steps.ts';
import { awaitJob } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence } from '../step.ts';
import { checkDepartment } from './departments.ts';

/** The service description allows a target to refuse requests while a job is pending. */
export async function mustAccept<O extends OperationId>(
  walk: CommandSequence,
  broken: ExploreRule,
  ask: () => Promise<Reply<O>>,
  what: string,
): Promise<Reply<O>> {
  const { expect, model } = walk;
  const reply = await ask();
  const isExcused = model.jobs.size > 0 && reply.status >= 400 && reply.status < 500;
  if (!isExcused) {
    await expect.accepted(broken, reply, what);
    return reply;
  }
  for (const job of [...model.jobs.values()]) await awaitJob(walk, job);
  return mustAccept(walk, broken, ask, what);
}

/** A single wrong list is not a violation, because the target may return outdated lists for a short time. */
export function mustList<O extends OperationId>(
  walk: CommandSequence,
  [offered, shown]: readonly [offered: ExploreRule, shown: ExploreRule],
  ask: () => Promise<Reply<O>>,
  isRight: (reply: Reply<O>) => boolean | Promise<boolean>,
  what: string,
): Promise<Reply<O>> {
  const list = () => mustAccept(walk, offered, ask, 'Each request for the list is accepted');
  return walk.rule(shown, () => walk.api.eventually(list, isRight, what));
}

export async function checkMembers(walk: CommandSequence, department: Department): Promise<void> {
  const { api, expect } = walk;
  const reply = await checkDepartment(walk, department);
  if (!api.binds('listUsers')) return;
  const found = await usersIn(api, department.id);
  const sure = (ids: Iterable<string>) => [...ids].filter((id) => !department.unsureMembers.has(id)).sort();
  const isCountRight = reply.values.memberCount === department.members.size;
  const broken =
    isCountRight && department.blame.members === 'department-member-count'
      ? 'users-filter-department'
      : department.blame.members;
  const what = 'filter[department] finds the members of the department and nobody else';
  await expect.equal(broken, sure(found), sure(department.members), what, reply);
  if (department.unsureMembers.size === 0) department.blame.members = 'department-member-count';
}

export async function learnMembers({ api }: CommandSequence, department: Department): Promise<void> {
  if (department.unsureMembers.size === 0) return;
  const reply = await api.call('listUsers', { department: department.id });
  if (!reply.ok) return;
  const found = new Set((await api.rest(reply)).map(({ id }) => id));
  for (const user of department.unsureMembers.keys()) {
    if (found.has(user)) department.members.add(user);
    else department.members.delete(user);
  }
  department.unsureMembers.clear();
}

export async function checkUser({ api, expect }: CommandSequence, id: string): Promise<void> {
  const reply = await api.call('listUsers', { id });
  const isListed = reply.values.items?.some((user) => user.id === id) ?? false;
  const what = 'A member of a deleted department is still a user';
  await expect.true('department-delete-keeps-users', isListed, what, reply);
}

import type { Reply } from '../../case/exchange.ts';
import { usersIn } from '../../cases/members/steps.ts';
import { mustAccept } from '../checks/accepted.ts';
import { acknowledged, endOf } from '../jobs.ts';
import type { ExploreRule } from '../rules.ts';
import type { Command, CommandSequence } from '../step.ts';
import { nameOf, sentence } from '../texts.ts';
import { knownUsers } from './users.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readJob', 'readDepartment', 'listUsers'] as const;

export const tooFewOrTooMany: Command = {
  name: 'change members with a forbidden number of ids',
  operations,
  needs: ['users', 'users-500'],
  weight: 0.5,
  run: async (walk) => {
    const { api, draws, rule, says, reached } = walk;
    const departmentId = await api.department();
    const [user = ''] = await knownUsers(walk);
    const add = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members: [user] });
    if (!add.ok) return;
    await endOf(walk, await acknowledged(walk, add, 'members-202'));
    const operation = draws.chance('remove', 0.5) ? 'remove' : 'add';
    const isEmpty = draws.chance('no ids', 0.6);
    const members = isEmpty ? [] : (await api.userIds(501)).ids;
    const broken: ExploreRule = isEmpty ? 'members-0-rejected' : 'members-501-rejected';
    says(`Ask to ${operation} ${members.length} user ids in a department with one member`);
    reached(`members: ${members.length} ids`);
    const before = (await api.call('readDepartment', { id: departmentId })).values.memberCount;
    const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
    await rule(broken, () => api.expect.rejected(reply, `A list of ${members.length} user ids is rejected`));
    const now = await api.call('readDepartment', { id: departmentId });
    await rule(broken, () => api.expect.equal(now.values.memberCount, before, 'A rejected change has no effect', now));
  },
};

export const fiveHundred: Command = {
  name: 'change 500 members',
  operations,
  needs: ['users', 'users-500'],
  weight: 0.3,
  most: 12,
  run: async (walk) => {
    const { api, draws, rule, says, reached } = walk;
    const departmentId = await api.department();
    const { ids, existing } = await api.userIds(500);
    const isTwice = draws.chance('repeat an id', 0.5);
    const members = isTwice ? [...ids, ...ids.slice(0, 1)] : ids;
    says(`Add and remove ${members.length} user ids${isTwice ? ', one of them twice' : ''}`);
    reached(`members: ${members.length} ids`);
    for (const operation of ['add', 'remove'] as const) {
      const change = () => api.call('updateDepartmentMembers', { departmentId, operation, members });
      const broken: ExploreRule = isTwice ? 'members-duplicates-folded' : 'members-500-accepted';
      const what = `A list of 500 different user ids is accepted by ${operation}`;
      const reply = await mustAccept(walk, broken, change, what);
      const job = await endOf(walk, await acknowledged(walk, reply, 'members-202'));
      if (existing < 500) return;
      const wanted = operation === 'add' ? 500 : 0;
      const effect: ExploreRule = isTwice ? 'members-duplicates-link-once' : 'members-500-accepted';
      const now = await expectCount(walk, departmentId, wanted, job.isGood, effect);
      const found = await usersIn(api, departmentId);
      const listed = operation === 'add' ? [...ids].sort() : [];
      await rule('users-filter-department', () =>
        api.expect.equal(found, listed, 'filter[department] finds each member once', now),
      );
    }
  },
};

async function expectCount(
  { api, rule }: CommandSequence,
  id: string,
  wanted: number,
  isGood: boolean,
  broken: ExploreRule,
): Promise<Reply<'readDepartment'>> {
  const now = await api.call('readDepartment', { id });
  const what = `${sentence(nameOf({ name: now.values.name ?? '' }))} has ${wanted} members after the job`;
  await rule(broken, () => api.expect.true(isGood, 'The job succeeds', now));
  await rule(broken, () => api.expect.equal(now.values.memberCount, wanted, what, now));
  return now;
}

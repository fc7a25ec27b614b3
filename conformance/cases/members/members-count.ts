import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import { readNow } from '../departments/steps.ts';
import { setMembers } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

const accepted = [
  { rule: '1-accepted', title: 'A list of one user id is accepted', count: 1, again: 0 },
  { rule: '500-accepted', title: 'A list of 500 user ids is accepted', count: 500, again: 0 },
  { rule: 'duplicates-folded', title: 'A list of 501 ids with one duplicate is accepted', count: 500, again: 1 },
  { rule: 'duplicates-link-once', title: 'A user id that occurs twice becomes one member', count: 1, again: 1 },
];

const rejected = [
  { rule: '0-rejected', title: 'An empty list of members is rejected', count: 0 },
  { rule: '501-rejected', title: 'A list of 501 user ids is rejected', count: 501 },
];

const needs = (count: number) => (count > 1 ? (['users', 'users-500'] as const) : (['users'] as const));

/** The minimum is 1 and the maximum is 500. */
export const membersCount: readonly Case[] = [
  ...accepted.map(({ rule, title, count, again }) =>
    stated({
      id: `members-count-${rule}`,
      requirement: `members-${rule}`,
      title,
      operations,
      needs: needs(count),
      run: async (api) => {
        const departmentId = await api.department();
        const { ids, existing } = await api.userIds(count);
        const members = [...ids, ...ids.slice(0, again)];
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
        api.expect.accepted(reply, title);
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        if (existing < count) return;
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
        const now = await readNow(api, departmentId);
        api.expect.equal(now.values.memberCount, count, `The department has ${count} members`, now);
        await expectRemoved(api, departmentId, members);
      },
    }),
  ),
  ...rejected.map(({ rule, title, count }) =>
    stated({
      id: `members-count-${rule}`,
      requirement: `members-${rule}`,
      title,
      operations,
      needs: needs(count),
      run: async (api) => {
        const departmentId = await api.department();
        await setMembers(api, departmentId, 'add', await api.users(1));
        const { ids: members } = await api.userIds(count);
        const { memberCount } = (await readNow(api, departmentId)).values;
        for (const operation of ['add', 'remove', 'add']) {
          const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
          api.expect.rejected(reply, `${title} by ${operation}`);
          const now = await readNow(api, departmentId);
          api.expect.equal(now.values.memberCount, memberCount, 'The number of members has not changed', now);
        }
      },
    }),
  ),
];

async function expectRemoved(api: Api, departmentId: string, members: string[]): Promise<void> {
  const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'remove', members });
  api.expect.accepted(reply, 'The operation remove accepts the same list');
  const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
  api.expect.equal(state, 'succeeded', 'The job of the removal succeeds', job);
  const now = await readNow(api, departmentId);
  api.expect.equal(now.values.memberCount, 0, 'The department has no members after the removal', now);
}

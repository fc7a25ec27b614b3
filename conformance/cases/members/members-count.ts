import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { readNow } from '../departments/steps.ts';
import { tabled } from '../written.ts';
import { setMembers } from './steps.ts';

/** The minimum is 1 and the maximum is 500. The second number is that of repeated ids. */
const accepted = {
  'members-count-1-accepted': [1, 0],
  'members-count-500-accepted': [500, 0],
  'members-count-duplicates-folded': [500, 1],
  'members-count-duplicates-link-once': [1, 1],
} as const;

const refused = { 'members-count-0-rejected': 0, 'members-count-501-rejected': 501 };

export const membersCount: readonly Case[] = [
  ...tabled<readonly [number, number]>(accepted, async (api, [count, again], title) => {
    const departmentId = await api.plainDepartment();
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
  }),
  ...tabled(refused, async (api, count, title) => {
    const departmentId = await api.plainDepartment();
    await setMembers(api, departmentId, 'add', await api.users(1));
    const { ids: members } = await api.userIds(count);
    const { memberCount } = (await readNow(api, departmentId)).values;
    for (const operation of ['add', 'remove', 'add']) {
      const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
      api.expect.rejected(reply, `${title} by ${operation}`);
    }
    const now = await readNow(api, departmentId);
    api.expect.equal(now.values.memberCount, memberCount, 'The number of members has not changed', now);
  }),
];

async function expectRemoved(api: Api, departmentId: string, members: string[]): Promise<void> {
  const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'remove', members });
  api.expect.accepted(reply, 'The operation remove accepts the same list');
  const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
  api.expect.equal(state, 'succeeded', 'The job of the removal succeeds', job);
  const now = await readNow(api, departmentId);
  api.expect.equal(now.values.memberCount, 0, 'The department has no members after the removal', now);
}

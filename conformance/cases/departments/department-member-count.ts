import type { Api } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';
import { setMembers, usersIn } from '../members/steps.ts';
import { unlessCausedBy } from '../proofs.ts';
import { written } from '../written.ts';
import { expectListed, newTop, readNow } from './steps.ts';

/** Ends the test case as `blocked` if the removed user is still a member of the department. */
async function mustBeRemoved(api: Api, id: string): Promise<void> {
  if ((await usersIn(api, id)).length === 2)
    throw new Blocked('updateDepartmentMembers', 'a removed user is still a member');
}

/** Requires that `memberCount` stays unchanged. */
async function expectSameCount(api: Api, id: string, operation: 'add' | 'remove', user: string, count: number) {
  const reply = await api.call('updateDepartmentMembers', { departmentId: id, operation, members: [user] });
  if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
  const now = await readNow(api, id);
  const what =
    operation === 'add' ? 'A member who is added again counts once' : 'The removal of a non-member changes no count';
  const check = async () => api.expect.equal(now.values.memberCount, count, what, now);
  await unlessCausedBy(() => mustHave(api, id, count), check);
  return now;
}

/** Ends the test case as `blocked` if the department no longer has this number of members. */
async function mustHave(api: Api, id: string, count: number): Promise<void> {
  if ((await usersIn(api, id)).length !== count)
    throw new Blocked('updateDepartmentMembers', 'a change without effect has altered the members');
}

export const departmentMemberCount = written({
  'department-member-count': async (api) => {
    const parent = await api.department();
    const id = await api.department(api.name('Child'), parent);
    const fresh = await readNow(api, id);
    api.expect.equal(fresh.values.memberCount, 0, 'The memberCount of a new department is 0', fresh);
    const [first = '', second = ''] = await api.users(2);
    await setMembers(api, id, 'add', [first, second]);
    const added = await readNow(api, id);
    api.expect.equal(added.values.memberCount, 2, 'The memberCount is two after two users are added', added);
    await expectSameCount(api, id, 'add', second, 2);
    await setMembers(api, id, 'remove', [second]);
    const now = await readNow(api, id);
    const check = async () =>
      api.expect.equal(now.values.memberCount, 1, 'After a removal it counts the member that is left', now);
    await unlessCausedBy(() => mustBeRemoved(api, id), check);
    const last = await expectSameCount(api, id, 'remove', second, 1);
    await expectListed(api, parent, id, 'memberCount', last);
  },
  'department-member-count-direct': async (api) => {
    const parent = await newTop(api);
    const child = await api.department(api.name('Child'), parent);
    const grandchild = await api.department(api.name('Grandchild'), child);
    const [first = '', second = '', third = second] = await api.users(3, 'first', 2);
    await setMembers(api, parent, 'add', [first]);
    await setMembers(api, child, 'add', [second]);
    await setMembers(api, grandchild, 'add', [first, third]);
    for (const id of [parent, child]) {
      const now = await readNow(api, id);
      api.expect.equal(now.values.memberCount, 1, 'The memberCount does not include the members of descendants', now);
    }
  },
});

import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { jobHistory } from '../jobs/steps.ts';
import { bothIn, bothNamesIn, unknownIn } from '../several-operations.ts';
import { written } from '../written.ts';
import { expectMembers, setMembers, usersIn } from './steps.ts';

function bodyOf(api: Api, departmentId: string, operation: string, user: string): Promise<string | null> {
  return api.bodyOf('updateDepartmentMembers', { departmentId, operation, members: [user] });
}

async function sendBody(api: Api, departmentId: string, body: string) {
  const reply = await api.send('updateDepartmentMembers', { departmentId, operation: 'add', members: [] }, { body });
  const { jobId } = reply.values;
  return { reply, isDone: reply.ok && (!jobId || (await api.outcome(jobId)).state === 'succeeded') };
}

/** Ends the test case as `blocked` if the department does not have exactly the given members. */
async function mustHave(api: Api, departmentId: string, members: readonly string[]): Promise<void> {
  const found = await usersIn(api, departmentId);
  if (found.join() !== members.join())
    throw new Blocked('updateDepartmentMembers', 'the department of the case does not have the expected members');
}

async function expectUnknownRefused(api: Api, departmentId: string, member: string, other: string): Promise<boolean> {
  for (const user of [other, member]) {
    const add = await bodyOf(api, departmentId, 'add', user);
    const body = unknownIn(add, await bodyOf(api, departmentId, 'remove', user));
    if (body === undefined) return false;
    const { reply, isDone } = await sendBody(api, departmentId, body);
    api.expect.true(!isDone, 'The unknown operation is refused, or its job fails', reply);
    api.expect.equal(await usersIn(api, departmentId), [member], 'The unknown operation changes no membership', reply);
  }
  return true;
}

async function expectNotBoth(api: Api, departmentId: string, member: string, other: string): Promise<boolean> {
  const add = await bodyOf(api, departmentId, 'add', other);
  const body = bothIn(add, await bodyOf(api, departmentId, 'remove', member));
  if (body === undefined) return expectNoTwoNames(api, departmentId, member, other);
  const { reply } = await sendBody(api, departmentId, body);
  const found = await usersIn(api, departmentId);
  const areBoth = found.includes(other) && !found.includes(member);
  api.expect.true(!areBoth, 'At most one of the two operations is applied', reply);
  return true;
}

/**
 * Requires that a list of two names in place of the name of the operation changes no membership. With a member and
 * another user, either name would change a membership.
 */
async function expectNoTwoNames(api: Api, departmentId: string, member: string, other: string): Promise<boolean> {
  for (const user of [other, member]) {
    const add = await bodyOf(api, departmentId, 'add', user);
    const body = bothNamesIn(add, await bodyOf(api, departmentId, 'remove', user));
    if (body === undefined) return false;
    const { reply } = await sendBody(api, departmentId, body);
    api.expect.equal(await usersIn(api, departmentId), [member], 'Two operations change no membership', reply);
  }
  return true;
}

export const membersOneOperation = written({
  'members-one-operation': async (api) => {
    const departmentId = await api.plainDepartment();
    const [member = '', other = ''] = await api.users(2);
    await setMembers(api, departmentId, 'add', [member]);
    await mustHave(api, departmentId, [member]);
    const isUnknownJudged = await expectUnknownRefused(api, departmentId, member, other);
    const areBothJudged = await expectNotBoth(api, departmentId, member, other);
    if (!isUnknownJudged && !areBothJudged)
      throw new Unjudged('the requests of this target show neither another operation nor two operations');
  },
});

export const membersUnknownUserReported = written({
  'members-unknown-user-reported': async (api) => {
    const departmentId = await api.plainDepartment();
    const [known = ''] = await api.users(1);
    const unknown = api.unknownId('user');
    const input = { departmentId, operation: 'add', members: [known, unknown] };
    const reply = await api.call('updateDepartmentMembers', input);
    if (!reply.values.jobId) throw new Blocked('updateDepartmentMembers', `it was refused with ${reply.status}`);
    const { state, reply: job } = await api.outcome(reply.values.jobId);
    api.expect.equal(state, 'succeeded', 'The job succeeds, because one entry succeeded', job);
    const outcomes = new Map(job.values.entries?.map(({ id, outcome }) => [id, outcome]));
    const wanted = new Map([
      [known, 'succeeded'],
      [unknown, 'failed'],
    ]);
    api.expect.equal(outcomes, wanted, 'Each entry has an outcome', job);
    api.expect.equal(await usersIn(api, departmentId), [known], 'The known user is a member', job);
  },
});

export const membersChange = written({
  'members-change-offered': async (api) => {
    const departments = [await api.plainDepartment(), await api.plainDepartment()];
    const [first = '', both = '', second = first] = await api.users(3, 'first', 2);
    const [one = '', other = ''] = departments;
    const known = new Map(departments.map((id) => [id, '']));
    const isChanged = async (id: string) => {
      const [before, now] = [known.get(id), (await usersIn(api, id)).join()];
      known.set(id, now);
      return now !== before;
    };
    for (const [operation, departmentId, members] of [
      ['add', one, [first, both]],
      ['add', other, [both, second]],
      ['remove', one, [both]],
      ['remove', other, [both]],
    ] as const) {
      const input = { departmentId, operation, members: [...members] };
      const reply = await api.call('updateDepartmentMembers', input);
      api.expect.accepted(reply, 'A change of members is accepted');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      const wanted = `/v2/admin/departments/${encodeURIComponent(departmentId)}/members`;
      const address = new URL(reply.exchange.url).pathname;
      api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
      const { reply: job } = await api.outcome(reply.values.jobId ?? '');
      if (await isChanged(departmentId)) continue;
      const isElsewhere = await isChanged(departmentId === one ? other : one);
      api.expect.true(!isElsewhere, 'The change did not reach another department instead of the named one', job);
      throw new Blocked('updateDepartmentMembers', `the operation ${operation} has no effect`);
    }
  },
  'members-change-202': async (api) => {
    const [departmentId, members] = [await api.plainDepartment(), await api.users(1)];
    const { reply: other } = await api.once(jobHistory('members'));
    api.expect.status(other, 202, 'A change of members is answered with status 202');
    for (const operation of ['add', 'remove']) {
      const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
      api.expect.status(reply, 202, `The operation ${operation} is answered with status 202`);
      await api.outcome(reply.values.jobId ?? '');
    }
  },
  'members-change-add': async (api) => {
    const parent = await api.department();
    const departmentId = await api.department(api.name('Named'), parent);
    const child = await api.department(api.name('Child'), departmentId);
    const sibling = await api.department(api.name('Sibling'), parent);
    const [first = '', second = '', third, fourth] = await api.users(4, 'first', 2);
    const lists = third && fourth ? [[first, second], [first, third], [fourth]] : [[first, second], [first], [second]];
    await setMembers(api, parent, 'add', [first]);
    let known: string[] = [];
    let last: Reply<'readJob'> | undefined;
    for (const members of lists) {
      // With fewer than four users, the first user is removed and added again.
      if (!fourth && members[0] === first && known.length > 0) {
        await setMembers(api, departmentId, 'remove', members);
        known = [second];
      }
      const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
      api.expect.accepted(reply, 'Users are added');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      // The service description leaves open whether a job that adds a member again fails as a whole.
      const mayFail = members.some((user) => known.includes(user));
      if (!mayFail) api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      if (state === 'succeeded') known = [...new Set([...known, ...members])];
      await expectMembers(api, departmentId, known, 'The added users and all earlier members are members', job);
      last = job;
    }
    if (!last) return;
    await expectMembers(api, parent, [first], 'The members of the parent have not changed', last);
    for (const id of [child, sibling]) await expectMembers(api, id, [], 'No other department has members', last);
  },
  'members-change-remove': async (api) => {
    const parent = await api.department();
    const departmentId = await api.department(api.name('Named'), parent);
    const child = await api.department(api.name('Child'), departmentId);
    const all = await api.users(4, 'first', 2);
    const [first = '', second = '', third = first] = all;
    await setMembers(api, departmentId, 'add', all);
    for (const id of [child, parent]) await setMembers(api, id, 'add', [first, second]);
    let last: Reply<'readJob'> | undefined;
    let left = all;
    for (const members of [[...new Set([first, third])], [second], all]) {
      const missing = members.filter((user) => !left.includes(user));
      if (missing.length > 0) await setMembers(api, departmentId, 'add', missing);
      const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'remove', members });
      api.expect.accepted(reply, 'The removal of members is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      left = left.filter((user) => !members.includes(user));
      await expectMembers(api, departmentId, left, 'Only the users who were not removed are members', job);
      last = job;
    }
    if (!last) return;
    for (const id of [child, parent])
      await expectMembers(api, id, [first, second], 'The members of the child and the parent have not changed', last);
  },
});

import type { Api } from '../../case/api.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { bothIn, unknownIn } from '../several-operations.ts';
import { setMembers, usersIn } from './steps.ts';

/** Sends the request without a token, so that the target refuses it. */
async function bodyOf(api: Api, departmentId: string, operation: string, user: string): Promise<string | null> {
  const input = { departmentId, operation, members: [user] };
  return (await api.call('updateDepartmentMembers', input, 'nobody')).exchange.requestBody;
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

export async function expectUnknownRefused(
  api: Api,
  departmentId: string,
  member: string,
  other: string,
): Promise<boolean> {
  for (const user of [other, member]) {
    const add = await bodyOf(api, departmentId, 'add', user);
    const body = unknownIn(add, await bodyOf(api, departmentId, 'remove', user));
    if (body === undefined) return false;
    await mustHave(api, departmentId, [member]);
    const { reply, isDone } = await sendBody(api, departmentId, body);
    api.expect.true(!isDone, 'The unknown operation is refused, or its job fails', reply);
    api.expect.equal(await usersIn(api, departmentId), [member], 'The unknown operation changes no membership', reply);
  }
  return true;
}

export async function expectNotBoth(api: Api, departmentId: string, member: string, other: string): Promise<boolean> {
  const add = await bodyOf(api, departmentId, 'add', other);
  const body = bothIn(add, await bodyOf(api, departmentId, 'remove', member));
  if (body === undefined) return false;
  await mustHave(api, departmentId, [member]);
  const { reply } = await sendBody(api, departmentId, body);
  const found = await usersIn(api, departmentId);
  const areBoth = found.includes(other) && !found.includes(member);
  api.expect.true(!areBoth, 'At most one of the two operations is applied', reply);
  return true;
}

export const membersOneOperation = stated({
  id: 'members-one-operation',
  title: 'An unknown operation is refused, and add and remove in one request are not both applied',
  operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
  needs: ['users'],
  run: async (api) => {
    const departmentId = await api.department();
    const [member = '', other = ''] = await api.users(2);
    await setMembers(api, departmentId, 'add', [member]);
    const isUnknownJudged = await expectUnknownRefused(api, departmentId, member, other);
    const areBothJudged = await expectNotBoth(api, departmentId, member, other);
    if (!isUnknownJudged && !areBothJudged)
      throw new Unjudged('the requests of this target show neither another operation nor two operations');
  },
});

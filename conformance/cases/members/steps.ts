import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { readNow } from '../departments/steps.ts';
import { unlessCausedBy } from '../proofs.ts';

/** A failure ends the test case as `blocked`. */
export async function setMembers(api: Api, departmentId: string, operation: 'add' | 'remove', members: string[]) {
  const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
  if (!reply.ok || !reply.values.jobId) {
    throw new Blocked('updateDepartmentMembers', `members could not be set: ${reply.status}`);
  }
  const { state } = await api.outcome(reply.values.jobId);
  if (state !== 'succeeded') throw new Blocked('updateDepartmentMembers', 'the job that sets members failed');
}

export async function usersIn(api: Api, department: string): Promise<string[]> {
  const reply = await api.call('listUsers', { department });
  if (!reply.ok && reply.status >= 400 && reply.status < 500) return [];
  const users = await api.rest(reply);
  return users.flatMap(({ id }) => id ?? []).sort();
}

/** Ends the test case as `blocked` if `memberCount` is correct but the filter finds a different number of users. */
export async function expectMembers(
  api: Api,
  department: string,
  wanted: readonly string[],
  what: string,
  reply: Reply<OperationId>,
): Promise<void> {
  const found = await usersIn(api, department);
  const mustAgree = async () => {
    const { memberCount } = (await readNow(api, department)).values;
    if (memberCount === wanted.length && found.length !== wanted.length)
      throw new Blocked(
        'listUsers',
        `filter[department] finds ${found.length} users, but memberCount is ${memberCount}`,
      );
  };
  await unlessCausedBy(mustAgree, async () => api.expect.equal(found, wanted.toSorted(), what, reply));
}

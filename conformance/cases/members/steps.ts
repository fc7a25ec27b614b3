import type { Api } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';

/** Setup step: adds or removes members and waits for the job, for test cases that do not judge members. */
export async function setMembers(api: Api, departmentId: string, operation: 'add' | 'remove', members: string[]) {
  const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
  if (!reply.ok || !reply.values.jobId) {
    throw new Blocked('updateDepartmentMembers', `members could not be set: ${reply.status}`);
  }
  const { state } = await api.outcome(reply.values.jobId);
  if (state !== 'succeeded') throw new Blocked('updateDepartmentMembers', 'the job that sets members failed');
}

/**
 * Returns the ids of the users that filter[department] finds.
 * Returns an empty list if the target refuses the department as unknown.
 */
export async function usersIn(api: Api, department: string): Promise<string[]> {
  const reply = await api.call('listUsers', { department });
  if (!reply.ok && reply.status >= 400 && reply.status < 500) return [];
  const users = await api.rest(reply);
  return users.flatMap(({ id }) => id ?? []).sort();
}

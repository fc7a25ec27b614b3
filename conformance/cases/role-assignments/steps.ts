import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

/** Up to so many users are asked for one by one; for more, the whole list is read. */
const few = 5;

/** The role of each user, where the target shows it. */
export async function rolesOf(api: Api, users: readonly string[]): Promise<Map<string, string>> {
  const asked = users.length > few ? [{}] : users.map((id) => ({ id }));
  const lists = await Promise.all(asked.map((filter) => api.list('listUsers', filter)));
  const wanted = new Set(users);
  return new Map(
    lists
      .flat()
      .flatMap(({ id, roleId }): [string, string][] => (id && roleId && wanted.has(id) ? [[id, roleId]] : [])),
  );
}

/**
 * Waits for the job of a replacement and demands that each user has the role of the row, where the target shows roles.
 * Rows may have outcomes of their own, so only a job that succeeded says that all were applied.
 */
export async function expectAssigned(
  api: Api,
  assignments: readonly { userId: string; roleId: string }[],
  { values }: Reply<'replaceRoleAssignments'>,
): Promise<void> {
  const { state, reply: job } = await api.outcome(values.jobId ?? '');
  if (state !== 'succeeded') return;
  const shown = await rolesOf(
    api,
    assignments.map(({ userId }) => userId),
  );
  const wrong = assignments.filter(({ userId, roleId }) => shown.has(userId) && shown.get(userId) !== roleId);
  api.expect.equal(wrong, [], 'Each listed user has the role of the row', job);
}

/** Runs `work` and gives the users their custom roles back, so that a run leaves people as it found them. */
export async function keepingRoles(api: Api, users: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = await returnable(api, await rolesOf(api, users));
  const areBack = api.recordRoles('admin', before);
  try {
    await work();
  } finally {
    if (await giveBack(api, before)) areBack();
  }
}

/**
 * Shows that a request which breaks no rule is taken: where none is, a rejected one says nothing of its rule. The
 * user is given the role that the target shows already.
 */
export async function mustAssign(api: Api, userId: string, roleId: string): Promise<void> {
  const own = (await rolesOf(api, [userId])).get(userId);
  const assignments = [{ userId, roleId: own ?? roleId }];
  const { ok, status } = await api.call('replaceRoleAssignments', { assignments });
  if (!ok) throw new Blocked('replaceRoleAssignments', `a plain assignment is refused too: ${status}`);
}

/** Of roles that users have those that can be given to them: the custom ones. */
async function returnable(api: Api, roles: ReadonlyMap<string, string>): Promise<[string, string][]> {
  const custom = await api.customRoleIds();
  return [...roles].filter(([, roleId]) => custom.has(roleId));
}

/** Whether the users have their roles again; where not, the end of the run tries it once more. */
async function giveBack(api: Api, before: readonly [string, string][]): Promise<boolean> {
  if (before.length === 0) return true;
  const assignments = before.map(([userId, roleId]) => ({ userId, roleId }));
  const reply = await api.call('replaceRoleAssignments', { assignments });
  if (!reply.ok || !reply.values.jobId) return false;
  return (await api.outcome(reply.values.jobId)).state === 'succeeded';
}

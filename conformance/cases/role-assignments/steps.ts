import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

/** The maximum number of users that the suite reads one by one. */
const few = 5;

export async function rolesOf(api: Api, users: readonly string[]): Promise<Map<string, string>> {
  if (api.observes('userRoles')) return observedRoles(api, users);
  const asked = users.length > few ? [{}] : users.map((id) => ({ id }));
  const lists = await Promise.all(asked.map((filter) => api.list('listUsers', filter)));
  const wanted = new Set(users);
  return new Map(
    lists
      .flat()
      .flatMap(({ id, roleId }): [string, string][] => (id && roleId && wanted.has(id) ? [[id, roleId]] : [])),
  );
}

/** Does not check roles after a failed job, because a failed job sometimes assigns some of the roles. */
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

async function observedRoles(api: Api, users: readonly string[]): Promise<Map<string, string>> {
  const inputs: { userId?: string }[] = api.observes('userRoles', 'userId')
    ? users.map((userId) => ({ userId }))
    : [{}];
  const roles = new Map<string, string>();
  for (const input of inputs) {
    const { values } = await api.observe('userRoles', input);
    for (const { id = input.userId, roleId } of values.items ?? [])
      if (id && roleId && users.includes(id)) roles.set(id, roleId);
  }
  return roles;
}

function namedRoles(api: Api, users: readonly string[]): [string, string][] {
  return (api.given.users ?? []).flatMap(({ id, roleId }): [string, string][] =>
    roleId !== undefined && users.includes(id) ? [[id, roleId]] : [],
  );
}

/** The clean-up at the end of the run restores the roles. */
export async function noteRoles(api: Api, users: readonly string[]): Promise<void> {
  const unknown = users.filter((id) => !api.isRoleRecorded(id));
  if (unknown.length > 0) api.recordRoles('admin', await returnable(api, unknown));
}

/** If the target refuses even valid assignments, the test case cannot show why an invalid assignment was refused. */
export const plainAssignment = new Shared(async (api) => {
  const [userId = ''] = (await api.borrowedUserIds(1)).ids;
  await noteRoles(api, [userId]);
  const { id: roleId } = await api.existing('role');
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
  const { ok, status, values } = reply;
  if (!ok) throw new Blocked('replaceRoleAssignments', `a plain assignment is refused too: ${status}`);
  if (values.jobId) await api.outcome(values.jobId);
  return reply;
});

/** The suite can assign only custom roles, so only custom roles can be restored. */
async function returnable(api: Api, users: readonly string[]): Promise<[string, string][]> {
  const listed = users.flatMap((id): [string, string][] => {
    const { roleId } = api.listedUser(id) ?? {};
    return roleId ? [[id, roleId]] : [];
  });
  const shown = listed.length > 0 && !api.observes('userRoles') ? listed : await rolesOf(api, users);
  const custom = await api.customRoleIds();
  return [...new Map([...namedRoles(api, users), ...shown])].filter(([, roleId]) => custom.has(roleId));
}

import type { Api } from '../../case/api.ts';
import { expectSynced } from '../../cases/role-assignments/role-assignments-hr.ts';
import { rolesOf } from '../../cases/role-assignments/steps.ts';
import { mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf } from '../jobs.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';
import { allUsers } from './users.ts';

const borrowed = 4;

/** Each request sequence reserves users only once. A second reservation can cause a deadlock. */
export async function rolesNow(walk: CommandSequence, count = borrowed): Promise<Map<string, string>> {
  const { api, model } = walk;
  if (model.roles) return model.roles;
  const most = count > borrowed ? count : Math.min(count, (await allUsers(walk)).length);
  const { ids, existing } = await api.borrowedUserIds(most);
  model.borrowed = ids;
  model.roleUsers = ids.slice(0, existing);
  const shown = await rolesOf(api, model.roleUsers);
  const named = (api.given.users ?? []).flatMap(({ id, roleId }): [string, string][] => (roleId ? [[id, roleId]] : []));
  const custom = await api.customRoleIds();
  const before = [...new Map([...named, ...shown])].filter(
    ([id, role]) => model.roleUsers.includes(id) && custom.has(role),
  );
  const areBack = api.recordRoles('admin', before);
  model.roles = new Map(shown);
  model.undo.push(async () => {
    if (
      await giveBack(
        walk,
        before.filter(([id]) => model.changedRoles.has(id)),
      )
    )
      areBack();
  });
  return model.roles;
}

async function giveBack(walk: CommandSequence, before: readonly [string, string][]): Promise<boolean> {
  if (before.length === 0) return true;
  const assignments = before.map(([userId, roleId]) => ({ userId, roleId }));
  const { ok, values } = await walk.api.call('replaceRoleAssignments', { assignments });
  if (!ok || !values.jobId) return false;
  return (await walk.api.outcome(values.jobId)).state === 'succeeded';
}

export async function learnRoles({ api, model }: CommandSequence): Promise<void> {
  for (const [user, role] of await rolesOf(api, model.roleUsers)) model.roles?.set(user, role);
}

async function checkRoles(
  walk: CommandSequence,
  violated: ExploreRule,
  others: ExploreRule,
  changed: ReadonlySet<string>,
  reply: Awaited<ReturnType<typeof endOfJob>>,
) {
  const { api, expect, model } = walk;
  const shown = await rolesOf(api, model.roleUsers);
  for (const [user, role] of model.roles ?? []) {
    const now = shown.get(user);
    if (now === undefined) continue;
    const what = changed.has(user) ? 'The user has the role of the row' : 'A user whom no row names has the same role';
    await expect.equal(changed.has(user) ? violated : others, now, role, what, reply);
  }
}

async function checkListedRoles(
  { api, expect }: CommandSequence,
  roles: readonly { id?: string | null | undefined }[],
  reply: Awaited<ReturnType<typeof api.call<'listRoles'>>>,
) {
  const ids = roles.map(({ id }) => id);
  await expect.true('roles-list-offered', ids.every(Boolean), 'Each role has an id', reply);
  await expect.equal('roles-list-offered', new Set(ids).size, ids.length, 'No role is listed twice', reply);
  const missing = (api.given.roles ?? []).filter((id) => !ids.includes(id));
  await expect.equal('roles-list-offered', missing, [], 'Each role that the target file names is listed', reply);
}

/** Sorts roles by id, because the service description does not define their order. */
async function sortedRoles(api: Api) {
  const roles = await api.list('listRoles', { type: 'custom' });
  return roles.toSorted((one, other) => String(one.id).localeCompare(String(other.id)));
}

export const roleSteps = {
  'replace role assignments': async (walk) => {
    const { api, expect, draws, says, reached, model } = walk;
    const known = await rolesNow(walk);
    const roles = await api.roles();
    const users = draws.order('users', model.roleUsers, (id) => id).slice(0, 1 + draws.number('rows', 3));
    const assignments = users.map((userId) => ({
      userId,
      roleId: draws.pick(`role of ${model.roleUsers.indexOf(userId)}`, roles),
    }));
    says(`Give ${users.length} users new roles`);
    reached(`roles: assign ${users.length}`);
    for (const user of users) model.changedRoles.add(user);
    const violated: ExploreRule = users.length === 1 ? 'role-assignments-1-accepted' : 'role-assignments-replace';
    const replace = () => api.call('replaceRoleAssignments', { assignments });
    const reply = await mustAccept(walk, violated, replace, 'A replacement is accepted');
    const job = await endOfJob(walk, await jobOf(walk, reply, 'role-assignments-202'));
    await expect.true('job-shows-outcome', job.isGood, 'The job of the replacement succeeds', job);
    // A user who had no role has one now. Without a role in the list of users, no role is known.
    const isShown = known.size > 0 || has(walk, 'user-role-shown');
    for (const { userId, roleId } of assignments) if (isShown) known.set(userId, roleId);
    walk.passed('roles: replaced');
    await checkRoles(walk, 'role-assignments-replace', 'role-assignments-spare-others', new Set(users), job);
  },

  'replace role assignments against a rule': async (walk) => {
    const { api, expect, draws, says, model } = walk;
    await rolesNow(walk);
    const roles = await api.roles();
    const [user = '', other] = draws.order('users', model.roleUsers, (id) => id);
    const [first = '', second] = roles;
    const isTwice = second !== undefined && draws.chance('twice', 0.6);
    const rows = [
      { userId: user, roleId: first },
      ...(other && draws.chance('apart', 0.5) ? [{ userId: other, roleId: first }] : []),
      { userId: user, roleId: second ?? first },
    ];
    says(isTwice ? 'Give one user two roles in one request' : 'Send role assignments without a row');
    const violated: ExploreRule = isTwice ? 'role-assignments-user-twice-rejected' : 'role-assignments-0-rejected';
    model.changedRoles.add(user).add(other ?? user);
    const reply = await api.call('replaceRoleAssignments', { assignments: isTwice ? rows : [] });
    await expect.rejected(violated, reply, 'The request is rejected');
    const shown = await rolesOf(api, model.roleUsers);
    const what = 'A rejected request changes no role';
    await expect.equal(violated, [...shown].sort(), [...(model.roles ?? [])].sort(), what, reply);
  },

  'replace 500 role assignments': {
    can: ({ roles }) => roles === undefined,
    run: async (walk) => {
      const { api, expect, draws, says, model } = walk;
      const count = draws.chance('too many', 0.5) ? 501 : 500;
      const known = await rolesNow(walk, count);
      const roleId = draws.pick('role', await api.roles());
      says(`Send ${count} role assignments`);
      const users = model.borrowed.slice(0, count);
      for (const user of users) model.changedRoles.add(user);
      const assignments = users.map((userId) => ({ userId, roleId }));
      const replace = () => api.call('replaceRoleAssignments', { assignments });
      if (count === 501) {
        const reply = await replace();
        await expect.rejected('role-assignments-501-rejected', reply, '501 rows are rejected');
        const shown = await rolesOf(api, model.roleUsers);
        const what = 'A rejected request changes no role';
        return expect.equal('role-assignments-501-rejected', [...shown].sort(), [...known].sort(), what, reply);
      }
      const reply = await mustAccept(walk, 'role-assignments-500-accepted', replace, '500 rows are accepted');
      const job = await endOfJob(walk, await jobOf(walk, reply, 'role-assignments-202'));
      if (!job.isGood) return;
      for (const user of known.keys()) known.set(user, roleId);
      await checkRoles(walk, 'role-assignments-500-accepted', 'role-assignments-500-accepted', new Set(users), job);
    },
  },

  'replace a role in an HR-managed tenant': {
    can: ({ hasHrUser }) => !hasHrUser,
    run: async (walk) => {
      const { api, rule, says, model } = walk;
      says('Give the user of an HR-managed tenant another role, and find it in the external directory');
      model.hasHrUser = true;
      await rule('role-assignments-hr-synced', () => expectSynced(api));
    },
  },

  'list roles': async (walk) => {
    const { api, expect, draws, rule, says, reached } = walk;
    const custom = await api.call('listRoles', { type: 'custom' });
    await expect.accepted('roles-list-offered', custom, 'The custom roles are listed');
    const roles = await rule('roles-list-offered', () => api.rest(custom));
    const type = draws.pick('type', ['custom', 'custom', undefined, 'system', 'all', 'folder', 'custom,system']);
    says(`List roles with ${type === undefined ? 'no type' : `the type ${type}`}`);
    reached(`roles: ${type ?? 'no type'}`);
    if (type === 'custom') return checkListedRoles(walk, roles, custom);
    const reply = await api.call('listRoles', type === undefined ? {} : { type });
    const violated = type === undefined ? 'roles-type-required' : 'roles-type-other-rejected';
    await expect.rejected(violated, reply, 'Only the type custom is accepted');
  },

  'write roles': async ({ api, expect, draws, says }) => {
    const before = await sortedRoles(api);
    const method = draws.pick('method', ['POST', 'PUT', 'PATCH', 'DELETE']);
    const id = before[0]?.id;
    const pathSuffix = method !== 'POST' && id && draws.chance('one role', 0.6) ? `/${encodeURIComponent(id)}` : '';
    says(`Send ${method} to the path of ${pathSuffix ? 'a role' : 'the roles'}`);
    const body = method === 'DELETE' ? {} : { body: JSON.stringify({ name: api.name('Role'), type: 'custom' }) };
    const headers = { 'content-type': 'application/json' };
    const reply = await api.send('listRoles', { type: 'custom' }, { method, pathSuffix, headers, ...body });
    await expect.true('roles-read-only', !reply.ok, `${method} is no success`, reply);
    const now = await sortedRoles(api);
    await expect.equal('roles-read-only', now, before, 'The roles are as before', reply);
  },
} satisfies StepTable;

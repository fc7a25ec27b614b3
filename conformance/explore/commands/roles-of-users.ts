import { rolesOf } from '../../cases/role-assignments/steps.ts';
import type { CommandSequence } from '../step.ts';
import { knownUsers } from './users.ts';

const borrowed = 4;

/** Each request sequence reserves users only once. A second reservation can cause a deadlock. */
export async function rolesNow(walk: CommandSequence, count = borrowed): Promise<Map<string, string>> {
  const { api, model } = walk;
  if (model.roles) return model.roles;
  const most = count > borrowed ? count : Math.min(count, (await knownUsers(walk)).length);
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

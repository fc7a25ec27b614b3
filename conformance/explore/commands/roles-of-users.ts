import { rolesOf } from '../../cases/role-assignments/steps.ts';
import type { CommandSequence } from '../step.ts';
import { knownUsers } from './users.ts';

/** The number of users whose roles one random request sequence may change. */
const borrowed = 4;

/**
 * Reserves users for role changes, and reads the current roles of the users if the target shows roles.
 * At the end of the request sequence, the explorer restores the original roles of the users.
 * Each request sequence reserves users only once. A second reservation can cause a deadlock.
 */
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

/** Replaces the expected roles of users with the roles that the target shows. */
export async function learnRoles({ api, model }: CommandSequence): Promise<void> {
  for (const [user, role] of await rolesOf(api, model.roleUsers)) model.roles?.set(user, role);
}

import { expectNoForeignRole, expectRoleKept, expectUserHidden } from '../../cases/other-tenant.ts';
import type { Command, CommandSequence } from '../step.ts';
import { addressOf } from './find-users.ts';
import { rolesNow } from './roles-of-users.ts';
import { knownUsers } from './users.ts';

const violated = 'administration-current-tenant';

export const trespassUsers: Command = {
  name: 'find users as another tenant',
  operations: ['listUsers'],
  needs: ['users', 'other-tenant'],
  weight: 0.6,
  run: async (walk) => {
    const { api, draws, rule, says } = walk;
    says('As another tenant, list a user of this tenant by id and by e-mail address, and list and export all users');
    const user = draws.choose('user', await knownUsers(walk), (id) => id) ?? '';
    const [known] = await addressOf(walk, user);
    if (known) await rule(violated, () => expectUserHidden(api, known));
  },
};

export const trespassRole: Command = {
  name: 'replace a role as another tenant',
  operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles', 'other-tenant', 'user-role-shown'],
  weight: 0.4,
  run: async (walk) => {
    walk.says('As another tenant, replace the role of a user of this tenant');
    const userId = await userOf(walk);
    await walk.rule(violated, () => expectRoleKept(walk.api, userId));
  },
};

export const foreignRole: Command = {
  name: 'assign a role of another tenant',
  operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles', 'other-tenant', 'user-role-shown'],
  weight: 0.3,
  run: async (walk) => {
    walk.says('Give a user a role of another tenant');
    const userId = await userOf(walk);
    await walk.rule(violated, () => expectNoForeignRole(walk.api, userId));
  },
};

async function userOf(walk: CommandSequence): Promise<string> {
  await rolesNow(walk);
  const { draws, model } = walk;
  const userId = draws.choose('user', model.roleUsers, (id) => id) ?? '';
  model.changedRoles.add(userId);
  return userId;
}

import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { textOf } from '../../cases/content.ts';
import { rolesOf } from '../../cases/role-assignments/steps.ts';
import { settleElsewhere } from '../jobs.ts';
import type { Command } from '../step.ts';
import { addressOf } from './find-users.ts';
import { learnRoles, rolesNow } from './roles-of-users.ts';
import { knownUsers } from './users.ts';

const as = 'other-tenant';
const violated = 'administration-current-tenant';

/** Lists and exports users as another tenant. The other tenant must not find a user of the tested tenant. */
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
    if (!known || (await areAlike(api))) return;
    const { id, email } = known;
    const filters: Input<'listUsers'>[] = [{ id }, { email }, {}];
    for (const filter of filters) {
      const reply = await api.call('listUsers', filter, as);
      const found = reply.ok ? await api.rest(reply, as) : [];
      // Two tenants can have users with equal e-mail addresses, so the ids are compared, too.
      const leaked = found.filter((one) => one.id === id && one.email?.toLowerCase() === email.toLowerCase());
      await rule(violated, () => api.expect.equal(leaked, [], 'The other tenant does not find the user', reply));
    }
    const isShared = (await api.call('listUsers', { email }, as)).values.items?.length;
    if (isShared || !api.binds('exportUsers')) return;
    const reply = await api.call('exportUsers', {}, as);
    const text = (await textOf(reply))?.toLowerCase() ?? '';
    await rule(violated, () =>
      api.expect.true(!text.includes(email.toLowerCase()), 'The export does not contain the user', reply),
    );
  },
};

/** Returns whether both tenants list the same users. */
async function areAlike(api: Api): Promise<boolean> {
  const [own, other] = [await api.call('listUsers', {}), await api.call('listUsers', {}, as)];
  const ids = ({ values }: Reply<'listUsers'>) => (values.items ?? []).map(({ id, email }) => [id, email]);
  return isDeepStrictEqual(ids(own), ids(other));
}

/** As another tenant, replaces the role of a user of the tested tenant. The user must keep the old role. */
export const trespassRole: Command = {
  name: 'replace a role as another tenant',
  operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles', 'other-tenant', 'user-role-shown'],
  weight: 0.4,
  run: async (walk) => {
    const { api, draws, rule, says, model } = walk;
    says('As another tenant, replace the role of a user of this tenant');
    await rolesNow(walk);
    const userId = draws.choose('user', model.roleUsers, (id) => id) ?? '';
    const known = await api.call('listUsers', { id: userId }, as);
    if (known.values.items?.length) return;
    const before = await rolesOf(api, [userId]);
    const foreign = (await api.call('listRoles', { type: 'custom' }, as)).values.items ?? [];
    const roleId = foreign.find(({ id }) => id && id !== before.get(userId))?.id;
    if (!roleId) return;
    model.changedRoles.add(userId);
    const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
    await settleElsewhere(walk, reply.values.jobId, as);
    await rule(violated, async () =>
      api.expect.equal(await rolesOf(api, [userId]), before, 'The user has the same role', reply),
    );
  },
};

/** Tries to give a user a role of another tenant. The user must not get the role. */
export const foreignRole: Command = {
  name: 'assign a role of another tenant',
  operations: ['listUsers', 'listRoles', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles', 'other-tenant', 'user-role-shown'],
  weight: 0.3,
  run: async (walk) => {
    const { api, draws, rule, says, model } = walk;
    says('Give a user a role of another tenant');
    await rolesNow(walk);
    const userId = draws.choose('user', model.roleUsers, (id) => id) ?? '';
    const own = await api.customRoleIds();
    const foreign = (await api.call('listRoles', { type: 'custom' }, as)).values.items ?? [];
    const roleId = foreign.find(({ id }) => id && !own.has(id))?.id;
    if (!roleId) return;
    model.changedRoles.add(userId);
    const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
    if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
    await learnRoles(walk);
    const shown = model.roles?.get(userId);
    await rule(violated, () =>
      api.expect.true(shown !== roleId, 'The user does not get the role of another tenant', reply),
    );
  },
};

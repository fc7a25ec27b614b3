import type { CallerName } from '../../case/caller.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { objectsWithoutFlag, stateWithoutFlag } from '../../cases/authentication/access-control.ts';
import { expectNoEffect } from '../../cases/authentication/effects.ts';
import {
  expectRefused,
  type Guarded,
  guarded,
  isJwt,
  type Named,
  realObjects,
  tryForbidden,
  tryGuarded,
} from '../../cases/authentication/steps.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';
import { learnRoles, rolesNow } from './roles.ts';

const refused: readonly { as: CallerName; rule: ExploreRule; text: string }[] = [
  { as: 'nobody', rule: 'access-control-without-token-rejected', text: 'Without a token' },
  { as: 'forged', rule: 'access-control-forged-token-rejected', text: 'With altered claims in the token' },
  { as: 'forged-signature', rule: 'access-control-forged-token-rejected', text: 'With an altered signature' },
  { as: 'user', rule: 'access-control-plain-user-rejected', text: 'As a plain user' },
];

async function objectsFor(walk: CommandSequence, operation: Guarded): Promise<Named> {
  const { api, draws, model } = walk;
  if (operation !== 'replaceRoleAssignments') return realObjects(api, operation);
  await rolesNow(walk);
  const userId = draws.choose('user', model.roleUsers, (id) => id) ?? '';
  model.changedRoles.add(userId);
  const roleId = draws.pick('role', await api.roles());
  return { departmentId: '', jobId: '', folder: { id: '' }, userId, roleId };
}

async function afterAccepted(walk: CommandSequence, { operation, values }: Reply<Guarded>): Promise<void> {
  if (operation !== 'replaceRoleAssignments') return;
  const { jobId } = values as Reply<'replaceRoleAssignments'>['values'];
  if (jobId) await walk.api.outcome(jobId);
  await learnRoles(walk);
}

const issuers = [
  {
    operation: 'createAdminToken',
    offered: 'admin-token-offered',
    jwt: 'admin-token-jwt',
    key: 'admin-token-needs-key',
  },
  {
    operation: 'createDocumentsToken',
    offered: 'documents-token-offered',
    jwt: 'documents-token-jwt',
    key: 'documents-token-needs-key',
  },
] as const;

export const callerSteps = {
  // The step runs only if no job is pending, because a target may refuse any request during a job.
  'send a restricted request as another caller': {
    can: ({ jobs }) => jobs.size === 0,
    run: async (walk) => {
      const { api, expect, draws, rule, says, reached } = walk;
      const operation = draws.pick('operation', guarded);
      const isSuper = has(walk, 'super-admin-credential') && draws.chance('super-admin', 0.5);
      says(
        `Send ${operation} without the needed rights, and then as ${isSuper ? 'a super-admin' : 'an administrator'}`,
      );
      const objects = await objectsFor(walk, operation);
      for (const caller of refused) {
        if (caller.as === 'user' && !has(walk, 'user-credential')) continue;
        reached(`caller: ${caller.as}`);
        const attempt = (named: Named) =>
          expectRefused(api, caller.as, `${caller.text}, the request is refused`, () =>
            tryForbidden(api, operation, named, caller.as),
          );
        await rule(caller.rule, () => expectNoEffect(api, operation, objects, attempt));
      }
      const reply = await tryGuarded(api, operation, objects, isSuper ? 'super-admin' : 'admin');
      if (isSuper)
        await expect.accepted('access-control-super-admin-accepted', reply, 'A super-admin may send the request');
      else if (!reply.ok) throw new Blocked(operation, `the administrator is refused too: ${reply.status}`);
      await afterAccepted(walk, reply);
    },
  },

  'send a restricted request without the feature flag': async (walk) => {
    const { api, draws, rule, says } = walk;
    // Never sends `readJob`, because the service description does not say whether `readJob` requires access control.
    const operation = draws.pick(
      'operation',
      guarded.filter((each) => each !== 'readJob'),
    );
    says(`As an administrator of a tenant without the feature flag, send ${operation}`);
    const objects = await objectsWithoutFlag(api, operation);
    const as = 'tenant-without-flag';
    const what = 'Without the feature flag the request is refused';
    const before = await stateWithoutFlag(api, operation, objects);
    // The target must refuse requests to add members and also requests to remove members.
    const isMembers = operation === 'updateDepartmentMembers';
    for (const membersOperation of isMembers ? (['remove', 'add'] as const) : (['add'] as const))
      await rule('access-control-without-flag-rejected', async () => {
        const attempt = () => tryGuarded(api, operation, { ...objects, membersOperation }, as);
        const reply = await expectRefused(api, as, what, attempt);
        if (!reply) return;
        const now = await stateWithoutFlag(api, operation, objects);
        api.expect.equal(now, before, 'The refused request changes nothing', reply);
      });
  },

  'ask for a token': async ({ api, expect, draws, says }) => {
    const issuer = draws.pick(
      'interface',
      issuers.filter(({ operation }) => api.binds(operation)),
    );
    const caller = draws.pick('caller', ['admin', 'nobody', 'unknown-key'] as const);
    says(
      `Send ${issuer.operation} ${caller === 'admin' ? 'with a known key' : caller === 'nobody' ? 'without a key' : 'with an unknown key'}`,
    );
    const reply = await api.call(issuer.operation, {}, caller);
    if (caller !== 'admin') {
      if (!reply.ok || reply.values.token) await expect.rejected(issuer.key, reply, 'Only a known key gets a token');
      return;
    }
    await expect.accepted(issuer.offered, reply, 'A known key gets a token');
    await expect.true(issuer.jwt, isJwt(reply.values.token ?? ''), 'The token is a JWT', reply);
  },
} satisfies StepTable;

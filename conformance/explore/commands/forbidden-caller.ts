import type { CallerName } from '../../case/caller.ts';
import { Blocked } from '../../case/failure.ts';
import { objectsWithoutFlag } from '../../cases/authentication/access-control-without-flag-rejected.ts';
import { expectNoEffect } from '../../cases/authentication/effects.ts';
import { expectRefused, guarded, isJwt, realObjects, tryGuarded } from '../../cases/authentication/steps.ts';
import { has } from '../has.ts';
import type { Rule } from '../rules.ts';
import type { Command, Walk } from '../step.ts';

const callers: readonly { as: CallerName; rule: Rule; text: string }[] = [
  { as: 'nobody', rule: 'access-control-without-token-rejected', text: 'Without a token' },
  { as: 'forged', rule: 'access-control-forged-token-rejected', text: 'With an altered token' },
  { as: 'user', rule: 'access-control-plain-user-rejected', text: 'As a plain user' },
  { as: 'super-admin', rule: 'access-control-super-admin-accepted', text: 'As a super-admin' },
];

/**
 * Sends a restricted request without a valid token, as a user without the needed role, or as a super-admin.
 * The target must accept only the request of the super-admin.
 */
export const forbiddenCaller: Command = {
  name: 'send a restricted request as another caller',
  operations: ['createDepartment', 'readDepartment', 'listUsers', 'listRoles', ...guarded],
  needs: ['users', 'roles', 'folder'],
  weight: 1.2,
  // The step runs only without pending jobs, because a pending job can explain any refusal by the target.
  can: ({ roles, jobs }) => roles === undefined && jobs.size === 0,
  run: async (walk) => {
    const { api, draws, rule, says, reached } = walk;
    const caller = draws.pick(
      'caller',
      callers.filter((each) => isKnown(walk, each.as)),
    );
    // Role assignments are left out, because a target that wrongly accepts one would change the role of a real user.
    const operation = draws.pick(
      'operation',
      guarded.filter((each) => each !== 'replaceRoleAssignments'),
    );
    says(`${caller.text}, send ${operation}`);
    reached(`caller: ${caller.as}`);
    const objects = await realObjects(api, operation);
    if (caller.as === 'super-admin') {
      const reply = await tryGuarded(api, operation, objects, caller.as);
      return rule(caller.rule, () => api.expect.accepted(reply, 'A super-admin may send the request'));
    }
    const attempt = (named: typeof objects) =>
      expectRefused(api, caller.as, `${caller.text}, the request is refused`, () =>
        tryGuarded(api, operation, named, caller.as),
      );
    await rule(caller.rule, () => expectNoEffect(api, operation, objects, attempt));
    const { ok, status } = await tryGuarded(api, operation, objects, 'admin');
    if (!ok) throw new Blocked(operation, `the administrator is refused too: ${status}`);
  },
};

function isKnown(walk: Walk, as: CallerName): boolean {
  if (as === 'user') return has(walk, 'user-credential');
  return as !== 'super-admin' || has(walk, 'super-admin-credential');
}

/** Sends a restricted request as an administrator whose tenant lacks the feature flag. The target must refuse it. */
export const withoutFlag: Command = {
  name: 'send a restricted request without the feature flag',
  operations: ['createDepartment', 'listUsers', 'listRoles', ...guarded],
  needs: ['tenant-without-flag', 'users', 'roles', 'folder'],
  weight: 0.6,
  run: async (walk) => {
    const { api, draws, rule, says } = walk;
    // For a tenant without the feature flag, the service description does not define whether job requests are refused.
    const operation = draws.pick(
      'operation',
      guarded.filter((each) => each !== 'readJob'),
    );
    says(`As an administrator of a tenant without the feature flag, send ${operation}`);
    const objects = await objectsWithoutFlag(api, operation);
    const as = 'tenant-without-flag';
    const what = 'Without the feature flag the request is refused';
    await rule('access-control-without-flag-rejected', () =>
      expectRefused(api, as, what, () => tryGuarded(api, operation, objects, as)),
    );
  },
};

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

/** Requests an access token with a valid API key, with an unknown API key, or without an API key. */
export const askForToken: Command = {
  name: 'ask for a token',
  operations: ['createAdminToken'],
  weight: 0.4,
  run: async ({ api, draws, rule, says }) => {
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
      if (!reply.ok || reply.values.token)
        await rule(issuer.key, () => api.expect.rejected(reply, 'Only a known key gets a token'));
      return;
    }
    await rule(issuer.offered, () => api.expect.accepted(reply, 'A known key gets a token'));
    await rule(issuer.jwt, () => api.expect.true(isJwt(reply.values.token ?? ''), 'The token is a JWT', reply));
  },
};

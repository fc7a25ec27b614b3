import { type Api, Shared } from '../../case/api.ts';
import type { CallerName } from '../../case/caller.ts';
import { type Case, stated } from '../../case/case.ts';
import type { Need } from '../../case/needs.ts';
import { idsOf } from '../users/steps.ts';
import { expectNoEffect, showing } from './effects.ts';
import {
  adminReply,
  attemptAs,
  expectRefused,
  type Guarded,
  guarded,
  mustServeAdmin,
  type Named,
  neededFor,
  realObjects,
  tryForbidden,
} from './steps.ts';

interface Refused {
  rule: string;
  as: 'nobody' | 'forged' | 'user';
  also?: CallerName;
  who: string;
  needs: readonly Need[];
}

const refusedCallers: readonly Refused[] = [
  { rule: 'without-token-rejected', as: 'nobody', who: 'A caller without a token', needs: [] },
  {
    rule: 'forged-token-rejected',
    as: 'forged',
    also: 'forged-signature',
    who: 'A caller with an altered token',
    needs: [],
  },
  { rule: 'plain-user-rejected', as: 'user', who: 'A plain user', needs: ['user-credential'] },
];

export const accessControlRejected: readonly Case[] = refusedCallers.flatMap(({ rule, as, also, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-rejected-${as}-${operation}`,
      requirement: `access-control-${rule}`,
      title: `${who} cannot use ${operation}`,
      operations: ['createDepartment', 'updateDepartmentMembers', operation, ...showing[operation]],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        await mustServeAdmin(api, operation);
        const objects = await realObjects(api, operation, as);
        const attempt = (named: Named, caller: CallerName) =>
          expectRefused(api, caller, `${who} is refused`, () => tryForbidden(api, operation, named, caller));
        await expectNoEffect(api, operation, objects, async (named) => {
          const reply = await attempt(named, as);
          return also ? attempt(named, also) : reply;
        });
      },
    }),
  ),
);

const as = 'tenant-without-flag';

const usersAndRoles = new Shared(async (api) => ({
  users: (await api.call('listUsers', {}, as)).values.items ?? [],
  roles: (await api.call('listRoles', { type: 'custom' }, as)).values.items ?? [],
}));

async function somebody(api: Api, members: readonly string[] = []): Promise<{ userId?: string; roleId?: string }> {
  const { users: all, roles } = await api.once(usersAndRoles);
  const users = all.filter(({ id, deleted }) => id && !deleted);
  const { id: userId, roleId } = users.find(({ id }) => !members.includes(id ?? '')) ?? users[0] ?? {};
  const another = roles.find(({ id }) => id && id !== roleId)?.id ?? roleId;
  return { ...(userId && { userId }), ...(another && { roleId: another }) };
}

/** Every id in the request exists, so the target cannot refuse the request because of an unknown id. */
async function objectsWithoutFlag(api: Api, operation: Guarded): Promise<Named> {
  const unknown = {
    folder: { id: api.unknownId('folder') },
    userId: api.unknownId('user'),
    roleId: api.unknownId('role'),
    departmentId: api.unknownId('department'),
    jobId: api.unknownId('job'),
  };
  if (operation === 'readAccess' || operation === 'updateAccess') {
    return { ...unknown, folder: await api.existing('flaglessFolder') };
  }
  if (operation === 'readJob') return { ...unknown, jobId: (await api.existing('flaglessJob')).id };
  if (operation !== 'updateDepartmentMembers') return { ...unknown, ...(await somebody(api)) };
  const { id: departmentId } = await api.existing('flaglessDepartment');
  const members = await api.call('listUsers', { department: departmentId }, as);
  return { ...unknown, ...(await somebody(api, idsOf(members.values.items))), departmentId };
}

/** Returns undefined if no operation reads the data. */
async function stateWithoutFlag(api: Api, operation: Guarded, { departmentId, userId }: Named): Promise<unknown> {
  if (operation === 'updateDepartmentMembers')
    return (await api.call('readDepartment', { id: departmentId }, as)).values.memberCount;
  if (operation === 'replaceRoleAssignments')
    return (await api.call('listUsers', { id: userId }, as)).values.items?.[0]?.roleId;
  return undefined;
}

export const accessControlWithoutFlagRejected: readonly Case[] = guarded.map((operation) =>
  stated({
    id: `access-control-without-flag-rejected-${operation}`,
    requirement: operation === 'readJob' ? 'job-read-needs-flag' : 'access-control-without-flag-rejected',
    title: `An administrator cannot use ${operation} if the feature flag is off`,
    operations: ['createDepartment', 'updateDepartmentMembers', 'listUsers', operation, ...showing[operation]],
    needs: ['tenant-without-flag', ...neededFor[operation]],
    run: async (api) => {
      await mustServeAdmin(api, operation);
      const attempts: { objects: Named; before: unknown }[] = [];
      const what = 'The administrator of a tenant whose feature flag is off is refused';
      const reply = await expectRefused(api, as, what, async () => {
        const objects = await objectsWithoutFlag(api, operation);
        attempts.push({ objects, before: await stateWithoutFlag(api, operation, objects) });
        return tryForbidden(api, operation, objects, as);
      });
      for (const { objects, before } of attempts) {
        if (!reply) break;
        api.expect.equal(
          await stateWithoutFlag(api, operation, objects),
          before,
          'The refused request changed nothing',
          reply,
        );
      }
    },
  }),
);

const callers: readonly { as: 'admin' | 'super-admin'; who: string; needs: readonly Need[] }[] = [
  { as: 'admin', who: 'An admin', needs: [] },
  { as: 'super-admin', who: 'A super-admin', needs: ['super-admin-credential'] },
];

export const accessControlAccepted: readonly Case[] = callers.flatMap(({ as, who, needs }) =>
  guarded.map((operation) =>
    stated({
      id: `access-control-accepted-${as}-${operation}`,
      requirement: `access-control-${as}-accepted`,
      title: `${who} can use ${operation}`,
      operations: ['createDepartment', 'updateDepartmentMembers', operation],
      needs: [...needs, ...neededFor[operation]],
      run: async (api) => {
        const reply = as === 'admin' ? await adminReply(api, operation) : await attemptAs(api, operation, as);
        api.expect.accepted(reply, `${who} is accepted`);
      },
    }),
  ),
);

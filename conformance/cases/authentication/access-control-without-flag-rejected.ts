import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import {
  expectRefused,
  type Guarded,
  guarded,
  mustServeAdmin,
  type Named,
  neededFor,
  realObjects,
  tryGuarded,
} from './steps.ts';

const as = 'tenant-without-flag';

/** Returns a user of the tenant and the user's role, if the tenant lists users without the access control flag. */
async function somebody(api: Api): Promise<{ userId?: string; roleId?: string }> {
  const { values } = await api.call('listUsers', {}, as);
  const { id: userId, roleId } = values.items?.find(({ id, deleted }) => id && !deleted) ?? {};
  return { ...(userId && { userId }), ...(roleId && { roleId }) };
}

/** Returns existing objects of the tenant without the flag, because unknown ids would be refused anyway. */
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
  const people = { ...unknown, ...(await somebody(api)) };
  if (operation !== 'updateDepartmentMembers') return people;
  return { ...people, departmentId: (await api.existing('flaglessDepartment')).id };
}

/** Test cases: if the tenant does not have the access control flag, even an administrator is refused. */
export const accessControlWithoutFlagRejected: readonly Case[] = guarded.map((operation) =>
  // The service description leaves open whether a tenant without the flag may read its jobs.
  (operation === 'readJob' ? published : stated)({
    id: `access-control-without-flag-rejected-${operation}`,
    requirement: operation === 'readJob' ? 'job-read-needs-flag' : 'access-control-without-flag-rejected',
    title: `Without the flag ${operation} is refused to an administrator`,
    operations: ['createDepartment', 'updateDepartmentMembers', 'listUsers', operation],
    needs: ['tenant-without-flag', ...neededFor[operation]],
    run: async (api) => {
      await expectRefused(api, as, 'The administrator of a tenant without the flag is refused', async () =>
        tryGuarded(api, operation, await objectsWithoutFlag(api, operation), as),
      );
      await mustServeAdmin(api, operation, await realObjects(api, operation));
    },
  }),
);

import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { asSetup, mustRejectNoRows } from '../proofs.ts';
import { isReturned } from './steps.ts';

const as = 'hr-managed-tenant';
const operations = ['replaceRoleAssignments', 'readJob', 'listRoles'] as const;
const ended = ['succeeded', 'failed'];

async function assign(api: Api, userId: string, roleId: string): Promise<Reply<'readJob'>> {
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
  const { jobId } = reply.values;
  if (!jobId) throw new Blocked('replaceRoleAssignments', `it was refused with ${reply.status}`);
  const ask = () => api.call('readJob', { jobId }, as);
  const hasEnded = ({ values }: Reply<'readJob'>) => ended.includes(values.state ?? '');
  return asSetup('readJob', () => api.eventually(ask, hasEnded, 'The job ends'));
}

async function withAnotherRole(
  api: Api,
  userId: string,
  look: (job: Reply<'readJob'>, roleId: string) => Promise<void>,
) {
  const before = (await api.directory())?.role;
  const { id: named } = await api.existing('hrRole');
  const others = await customRoles(api);
  const roleId = [named, ...others].find((id) => id !== before) ?? named;
  await givingBack(api, userId, before !== undefined && others.includes(before) ? before : undefined, async () =>
    look(await assign(api, userId, roleId), roleId),
  );
}

async function customRoles(api: Api): Promise<string[]> {
  return (await api.list('listRoles', { type: 'custom' }, as)).flatMap(({ id }) => id ?? []);
}

/** Returns undefined if the role is not a custom role, because the suite can assign only custom roles. */
async function listedRole(api: Api, userId: string): Promise<string | undefined> {
  const { values } = await api.call('listUsers', { id: userId }, as);
  const role = values.items?.find(({ id }) => id === userId)?.roleId;
  return role && (await customRoles(api)).includes(role) ? role : undefined;
}

/** If the role cannot be restored now, the clean-up at the end of the run tries to restore the role. */
async function givingBack(api: Api, userId: string, before: string | undefined, work: () => Promise<void>) {
  const areBack = api.recordRoles(as, before === undefined ? [] : [[userId, before]]);
  try {
    await work();
  } finally {
    const hasSucceeded = async () =>
      before === undefined || (await assign(api, userId, before)).values.state === 'succeeded';
    if (await isReturned(hasSucceeded)) areBack();
  }
}

async function mustReportSync(api: Api, userId: string): Promise<void> {
  const { id: roleId } = await api.existing('hrRole');
  await givingBack(api, userId, await listedRole(api, userId), async () => {
    for (let times = 0; times < 2; times += 1) {
      const job = await assign(api, userId, roleId);
      const row = job.values.entries?.find(({ id }) => id === userId);
      api.expect.equal(row?.externalSync, 'synced', 'The job reports the row as synced', job);
    }
  });
}

export async function expectSynced(api: Api): Promise<void> {
  const userId = await api.borrowedHrUser();
  if (!api.hasDirectory) {
    await mustReportSync(api, userId);
    return mustRejectNoRows(api, as);
  }
  await withAnotherRole(api, userId, async (job, roleId) => {
    const arrived = async () => (await api.directory())?.role === roleId;
    await api.eventually(async () => job, arrived, 'The directory has the new role');
  });
}

/**
 * If the suite cannot read the user directory, the test cases check only the result of the assignment job. The check
 * for damaged data runs first, because some targets damage data only at the first role change.
 */
export const roleAssignmentsHr: readonly Case[] = [
  stated({
    id: 'role-assignments-hr-role-only',
    title: 'Only the role is sent to the role directory',
    operations,
    needs: ['hr-managed-tenant', 'directory-window'],
    run: async (api) => {
      const userId = await api.borrowedHrUser();
      const before = await api.directory();
      if (!before) throw new Blocked('replaceRoleAssignments', 'the role directory does not have the user');
      await withAnotherRole(api, userId, async (job, roleId) => {
        // Ends the test case as `blocked` if the external HR system does not show the user's new role.
        const { role, rest } = (await api.directory()) ?? {};
        if (role !== roleId) throw new Blocked('replaceRoleAssignments', 'the role did not reach the directory');
        api.expect.equal(rest, before.rest, 'The rest of the directory entry has not changed', job);
      });
    },
  }),
  stated({
    id: 'role-assignments-hr-synced',
    title: 'An accepted row of an HR-managed tenant is sent to the role directory',
    operations,
    needs: ['hr-managed-tenant', 'role-directory'],
    run: expectSynced,
  }),
];

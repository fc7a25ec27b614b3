import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { mustRejectNoRows } from '../proofs.ts';

const as = 'hr-managed-tenant';
const operations = ['replaceRoleAssignments', 'readJob', 'listRoles'] as const;
const ended = ['succeeded', 'failed'];

/** Assigns a role to the user of the HR-managed tenant. Returns the ended job and the user's row. */
async function assign(api: Api, userId: string, roleId: string): Promise<Reply<'readJob'>> {
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
  const { jobId } = reply.values;
  if (!jobId) throw new Blocked('replaceRoleAssignments', `it was refused with ${reply.status}`);
  const ask = () => api.call('readJob', { jobId }, as);
  return api.eventually(ask, ({ values }) => ended.includes(values.state ?? ''), 'The job ends');
}

/** Assigns a role that differs from the directory's, reads the directory, and restores the role. */
async function withAnotherRole(
  api: Api,
  userId: string,
  look: (job: Reply<'readJob'>, roleId: string) => Promise<void>,
) {
  const before = (await api.directory())?.role;
  const { id: named } = await api.existing('hrRole');
  const others = (await api.list('listRoles', { type: 'custom' }, as)).flatMap(({ id }) => id ?? []);
  const roleId = [named, ...others].find((id) => id !== before) ?? named;
  const kept: [string, string][] = before !== undefined && others.includes(before) ? [[userId, before]] : [];
  const areBack = api.recordRoles(as, kept);
  try {
    await look(await assign(api, userId, roleId), roleId);
  } finally {
    for (const [, role] of kept) if ((await assign(api, userId, role)).values.state === 'succeeded') areBack();
  }
}

/** Cases: what reaches the external role directory, read from it or, without access, from the job. */
export const roleAssignmentsHr: readonly Case[] = [
  stated({
    id: 'role-assignments-hr-synced',
    title: 'On an HR-managed tenant an accepted row reaches the role directory',
    operations,
    needs: ['hr-managed-tenant', 'role-directory'],
    run: async (api) => {
      const userId = await api.borrowedHrUser();
      if (!api.hasDirectory) {
        const job = await assign(api, userId, (await api.existing('hrRole')).id);
        const row = job.values.entries?.find(({ id }) => id === userId);
        api.expect.equal(row?.externalSync, 'synced', 'The row is told as synced', job);
        return mustRejectNoRows(api, as);
      }
      await withAnotherRole(api, userId, async (job, roleId) => {
        const arrived = async () => (await api.directory())?.role === roleId;
        await api.eventually(async () => job, arrived, 'The directory has the new role');
      });
    },
  }),
  stated({
    id: 'role-assignments-hr-role-only',
    title: 'Nothing but the role reaches the role directory',
    operations,
    needs: ['hr-managed-tenant', 'directory-window'],
    run: async (api) => {
      const userId = await api.borrowedHrUser();
      const before = await api.directory();
      if (!before) throw new Blocked('replaceRoleAssignments', 'the role directory does not have the user');
      await withAnotherRole(api, userId, async (job, roleId) => {
        // Another case judges that the role arrives; here its presence proves that other data would have arrived too.
        const { role, rest } = (await api.directory()) ?? {};
        if (role !== roleId) throw new Blocked('replaceRoleAssignments', 'the role did not reach the directory');
        api.expect.equal(rest, before.rest, 'The rest of the entry is as before', job);
      });
    },
  }),
];

import { isDeepStrictEqual } from 'node:util';
import { type Api, Shared } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';
import { accessListOf, type Folder, folderInput, isGranted } from './access/steps.ts';
import { hasContent, textOf } from './content.ts';
import { jobHasEnded } from './jobs/steps.ts';
import { asSetup } from './proofs.ts';
import { rolesOf } from './role-assignments/steps.ts';
import { faultyProcess, processOf, readableImport } from './user-imports/steps.ts';

const as = 'other-tenant';

type Submitting = 'updateAccess' | 'updateDepartmentMembers' | 'replaceRoleAssignments' | 'deleteDepartment';

export async function awaitJobElsewhere(api: Api, { ok, values: { jobId } }: Reply<Submitting>): Promise<void> {
  if (!ok || !jobId) return;
  // If the request changed the tested tenant, the job can belong to the tested tenant.
  const ask = async () => {
    const foreign = await api.call('readJob', { jobId }, as);
    return foreign.ok ? foreign : api.call('readJob', { jobId });
  };
  const isOver = (job: Reply<'readJob'>) => !job.ok || jobHasEnded(job);
  await api.untilDue(jobId);
  await asSetup('readJob', () => api.eventually(ask, isOver, 'The job is succeeded or failed'));
}

export async function foreignDepartment(api: Api): Promise<string | undefined> {
  // If the target refuses a list request that contains no filter, the function returns undefined.
  const { values } = await api.call('listDepartments', {}, as);
  const id = values.items?.find((department) => department.id)?.id;
  return id && !(await api.call('readDepartment', { id })).ok ? id : undefined;
}

export async function foreignUser(api: Api): Promise<string | undefined> {
  const { values } = await api.call('listUsers', {}, as);
  const id = values.items?.find((user) => user.id && !user.deleted)?.id;
  if (!id || (await api.call('listUsers', { id, includeDeleted: true })).values.items?.length) return undefined;
  return id;
}

interface KnownUser {
  id: string;
  email: string;
}

export async function expectUnlisted(api: Api, { id, email }: KnownUser, replies: readonly Reply<'listUsers'>[]) {
  for (const reply of replies) {
    const found = reply.ok ? await api.rest(reply, as) : [];
    // Compares both id and e-mail address, because users of two tenants can have the same e-mail address.
    const leaked = found.filter((one) => one.id === id && one.email?.toLowerCase() === email.toLowerCase());
    api.expect.equal(leaked, [], 'The other tenant does not find the user', reply);
  }
}

export async function expectUserHidden(api: Api, user: KnownUser): Promise<void> {
  const { id, email } = user;
  const [all, known] = [await api.call('listUsers', {}, as), await api.call('listUsers', { email }, as)];
  if (!(await isListOf(api, all)))
    await expectUnlisted(api, user, [await api.call('listUsers', { id }, as), known, all]);
  if (known.values.items?.length || !api.binds('exportUsers')) return;
  const reply = await api.call('exportUsers', {}, as);
  const text = (await textOf(reply))?.toLowerCase() ?? '';
  api.expect.true(!text.includes(email.toLowerCase()), 'The export does not contain the user', reply);
}

/** Returns whether the other tenant has the same users, because both callers belong to one tenant. */
async function isListOf(api: Api, other: Reply<'listUsers'>): Promise<boolean> {
  const own = await api.call('listUsers', {});
  const ids = ({ values }: Reply<'listUsers'>) => (values.items ?? []).map(({ id, email }) => [id, email]);
  return isDeepStrictEqual(ids(own), ids(other));
}

export async function expectNoForeignRole(api: Api, userId: string): Promise<void> {
  const own = await api.customRoleIds();
  const roleId = (await api.once(foreignRoles)).find((role) => !own.has(role));
  if (roleId === undefined) return;
  const before = await rolesOf(api, [userId]);
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
  if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
  api.expect.equal(await rolesOf(api, [userId]), before, 'The user gets no role of another tenant', reply);
}

/** Requires that another tenant cannot replace the role of a user of the tested tenant. */
export async function expectRoleKept(api: Api, userId: string): Promise<void> {
  const known = await api.call('listUsers', { id: userId }, as);
  if (known.values.items?.length) return;
  const before = await rolesOf(api, [userId]);
  const roleId = (await api.once(foreignRoles)).find((role) => role !== before.get(userId));
  if (roleId === undefined) return;
  const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] }, as);
  await awaitJobElsewhere(api, reply);
  api.expect.equal(await rolesOf(api, [userId]), before, 'The user has the same role', reply);
}

const foreignRoles = new Shared(async (api) => {
  const reply = await api.call('listRoles', { type: 'custom' }, as);
  return reply.ok ? (await api.rest(reply, as)).flatMap(({ id }) => id ?? []) : [];
});

/** Requires that another tenant cannot change the access to a folder of the tested tenant. */
export async function expectNoForeignGrant(api: Api, folder: Folder): Promise<void> {
  const principalId = await api.plainDepartment();
  if ((await api.call('readAccess', { type: 'folder', folderId: folder.id }, as)).ok) return;
  const principal = { principalType: 'department', principalId, permission: 'view' };
  const input = { type: 'folder', ...folderInput(api, folder), operation: 'grant', ...principal };
  const reply = await api.call('updateAccess', input, as);
  await awaitJobElsewhere(api, reply);
  // The request can succeed if the caller's tenant has a folder with the same path, so the status is not checked.
  const { entries } = await accessListOf(api, folder.id);
  api.expect.true(!isGranted(entries, principalId), 'The access list contains no grant of the other tenant', reply);
}

export async function expectImportHidden(api: Api): Promise<void> {
  const before = await foreignImports(api);
  const importId = await processOf(api, 'summarizeUserImport');
  // Checks nothing if another tenant already has an import with the id `importId`.
  if (before.includes(importId)) return;
  const own = await asSetup('readUserImport', () => readableImport(api, importId));
  const listed = await foreignImports(api);
  api.expect.true(!listed.includes(importId), 'The other tenant does not list the process', own);
  const foreign = await api.call('readUserImport', { importId }, as);
  api.expect.true(!foreign.ok, 'The other tenant cannot read the process', foreign);
  for (const operation of ['acknowledgeUserImport', 'cancelUserImport'] as const) {
    if (!api.binds(operation)) continue;
    const reply = await api.call(operation, { importId }, as);
    if (!reply.ok) continue;
    const now = await api.call('readUserImport', { importId });
    // A running import changes its status by itself, so a status change after a refused request is not a violation.
    const isChanged = now.values.state !== own.values.state;
    api.expect.true(!isChanged, 'The process has the same status', reply);
  }
}

async function foreignImports(api: Api) {
  const reply = await api.call('listUserImports', {}, as);
  if (!reply.ok) api.expect.rejected(reply, 'Another tenant gets its own list or a refusal');
  return reply.ok ? (await api.rest(reply, as)).map(({ id }) => id) : [];
}

/** Requires that another tenant cannot download the error list of the tested tenant's import. */
export async function expectErrorsHidden(api: Api): Promise<void> {
  const importId = await api.once(faultyProcess.importUsers);
  const ask = () => api.call('readUserImportErrors', { importId });
  const what = 'The errors of an invalid spreadsheet are returned';
  const own = await asSetup('readUserImportErrors', () => api.eventually(ask, hasContent, what));
  const foreign = await api.call('readUserImportErrors', { importId }, as);
  const content = foreign.values.content ?? Buffer.alloc(0);
  const isSame = hasContent(foreign) && own.values.content?.equals(content) === true;
  api.expect.true(!isSame, 'The other tenant does not get the same errors', foreign);
}

import type { OperationId } from '../../canonical/operations.ts';
import { type Api, Shared } from '../../case/api.ts';
import { type CallerName, isWithoutToken } from '../../case/caller.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, TokenRefused } from '../../case/failure.ts';
import type { Need } from '../../case/needs.ts';
import { isObject, parseJson } from '../../json.ts';
import { type Folder, folderInput } from '../access/steps.ts';
import { noteRoles } from '../role-assignments/steps.ts';

export function isJwt(token: string): boolean {
  const parts = token.split('.');
  const [head = ''] = parts;
  if (parts.length === 5) return parts.every((part) => /^[\w-]*$/.test(part)) && isJsonObject(head);
  return parts.length === 3 && parts.every((part) => /^[\w-]+$/.test(part)) && parts.slice(0, 2).every(isJsonObject);
}

function isJsonObject(part: string): boolean {
  return isObject(parseJson(Buffer.from(part, 'base64url').toString('utf8')));
}

export const guarded = [
  'readAccess',
  'updateAccess',
  'updateDepartmentMembers',
  'readJob',
  'replaceRoleAssignments',
] as const;

export type Guarded = (typeof guarded)[number];

export interface Named {
  departmentId: string;
  jobId: string;
  folder: Folder;
  userId: string;
  roleId: string;
  membersOperation?: 'add' | 'remove';
}

export const neededFor = {
  readAccess: ['folder'],
  updateAccess: ['folder'],
  updateDepartmentMembers: ['users'],
  readJob: ['users'],
  replaceRoleAssignments: ['users', 'roles'],
} as const satisfies Record<Guarded, readonly Need[]>;

/** No request about the job changes anything, so all test cases use the same job. */
const job = new Shared(async (api) => jobOf(api, await api.plainDepartment(), (await api.users(1))[0] ?? ''));

/** A caller who is not refused gets a grant in one operation and a member in another. */
const departments = new Map<CallerName, Shared<string>>();

function departmentFor(api: Api, as: CallerName): Promise<string> {
  const department = departments.get(as) ?? new Shared((own) => own.plainDepartment());
  departments.set(as, department);
  return api.once(department);
}

export async function realObjects(api: Api, operation: Guarded, as: CallerName): Promise<Named> {
  const needs: readonly Need[] = neededFor[operation];
  const isChanged = operation === 'updateAccess' || operation === 'updateDepartmentMembers';
  const departmentId = isChanged ? await departmentFor(api, as) : '';
  const [userId = ''] = needs.includes('users') ? await usersFor(api, operation) : [];
  const folder = needs.includes('folder') ? await api.existing('folder') : { id: '' };
  const roleId = needs.includes('roles') ? (await api.existing('role')).id : '';
  const jobId = operation === 'readJob' ? await api.once(job) : '';
  return { departmentId, jobId, folder, userId, roleId };
}

async function usersFor(api: Api, operation: Guarded): Promise<string[]> {
  return operation === 'replaceRoleAssignments' ? (await api.borrowedUserIds(1)).ids : api.users(1);
}

async function jobOf(api: Api, departmentId: string, userId: string): Promise<string> {
  const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members: [userId] });
  if (!reply.ok || !reply.values.jobId)
    throw new Blocked('updateDepartmentMembers', `no job could be created: ${reply.status}`);
  return reply.values.jobId;
}

/**
 * For an administrator, repeats the request after 404, because a new job can appear late. For a caller without rights,
 * sends only one request, because status 404 is a correct refusal.
 */
async function readNewJob(api: Api, jobId: string, as: CallerName): Promise<Reply<'readJob'>> {
  const ask = () => api.call('readJob', { jobId }, as);
  const isAdministrator = as === 'admin' || as === 'super-admin';
  return isAdministrator ? api.eventually(ask, ({ status }) => status !== 404, 'The job can be read') : ask();
}

export function tryGuarded(api: Api, operation: Guarded, named: Named, as: CallerName): Promise<Reply<Guarded>> {
  const { departmentId, jobId, folder, userId, roleId, membersOperation = 'add' } = named;
  switch (operation) {
    case 'readAccess':
      return api.call(operation, { type: 'folder', folderId: folder.id }, as);
    case 'updateAccess':
      return api.call(operation, { ...grant, ...folderInput(api, folder), principalId: departmentId }, as);
    case 'updateDepartmentMembers':
      return api.call(operation, { departmentId, operation: membersOperation, members: [userId] }, as);
    case 'readJob':
      return readNewJob(api, jobId, as);
    case 'replaceRoleAssignments':
      return api.call(operation, { assignments: [{ userId, roleId }] }, as);
  }
}

/** Some faulty targets check the caller's rights only for additions, or only for removals. */
export async function tryForbidden(
  api: Api,
  operation: Guarded,
  named: Named,
  as: CallerName,
): Promise<Reply<Guarded>> {
  if (operation === 'updateDepartmentMembers') {
    const reply = await tryGuarded(api, operation, { ...named, membersOperation: 'remove' }, as);
    if (reply.status < 400 || reply.status >= 500) return reply;
  }
  return tryGuarded(api, operation, named, as);
}

/** Returns undefined if the target issues no token for the caller. */
export async function expectRefused<O extends OperationId>(
  api: Api,
  as: CallerName,
  what: string,
  attempt: () => Promise<Reply<O>>,
): Promise<Reply<O> | undefined> {
  try {
    const reply = await attempt();
    api.expect.rejected(reply, what);
    return reply;
  } catch (error) {
    if (!(error instanceof TokenRefused) || !(await isKnown(api, as))) throw error;
    return undefined;
  }
}

/** If both the admin API and the documents API refuse a credential, the credential is probably wrong. */
async function isKnown(api: Api, as: CallerName): Promise<boolean> {
  if (isWithoutToken(as) || !api.binds('createDocumentsToken')) return false;
  const { ok, values } = await api.call('createDocumentsToken', {}, as);
  return ok && Boolean(values.token);
}

export async function attemptAs(api: Api, operation: Guarded, as: CallerName): Promise<Reply<Guarded>> {
  const named = await realObjects(api, operation, as);
  if (operation === 'replaceRoleAssignments') await noteRoles(api, [named.userId]);
  return tryGuarded(api, operation, named, as);
}

const ofAdmin = new Map(
  guarded.map((operation) => [operation, new Shared((api) => attemptAs(api, operation, 'admin'))]),
);

export function adminReply(api: Api, operation: Guarded): Promise<Reply<Guarded>> {
  const shared = ofAdmin.get(operation);
  return shared ? api.once(shared) : attemptAs(api, operation, 'admin');
}

/** If the target refuses even administrators, the test case cannot show why other callers were refused. */
export async function mustServeAdmin(api: Api, operation: Guarded): Promise<void> {
  const { ok, status } = await adminReply(api, operation);
  if (!ok) throw new Blocked(operation, `the admin is refused too: ${status}`);
}

const grant = { type: 'folder', operation: 'grant', principalType: 'department', permission: 'view' };

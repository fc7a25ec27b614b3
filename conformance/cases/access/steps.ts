import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

export type Entries = NonNullable<Reply<'readAccess'>['values']['entries']>;

export interface Folder {
  id: string;
  path?: string;
}

interface AccessList {
  reply: Reply<'readAccess'>;
  entries: Entries;
}

export async function accessListOf(api: Api, folderId: string): Promise<AccessList> {
  const reply = await api.call('readAccess', { type: 'folder', folderId });
  if (!reply.ok) throw new Blocked('readAccess', `the access list could not be read: ${reply.status}`);
  return { reply, entries: ownAndOld(api, reply.values.entries) };
}

export function ownAndOld(api: Api, entries: Entries | null | undefined): Entries {
  const quiet = (entries ?? []).filter(
    ({ principalId: id, principalName: name }) => !api.isOfAnotherCase({ id, name }),
  );
  return quiet.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

export function isGranted(entries: Entries, department: string): boolean {
  return entries.some(isOf(department));
}

export function expectNoGrant(api: Api, { entries, reply }: AccessList, department: string, what: string): void {
  api.expect.equal(entries.filter(isOf(department)), [], `The access list entries of ${what} ${department}`, reply);
}

/** Targets that list only departments may omit the type. */
function isOf(department: string) {
  return ({ principalId, principalType }: Entries[number]) =>
    principalId === department && (principalType ?? 'department') === 'department';
}

export function permissionsOf(entries: Entries, department: string): unknown[] {
  return entries.filter(isOf(department)).map(({ permission }) => permission);
}

/** The service description does not say whether `updateAccess` needs the id or the path of a folder. */
export function folderInput(api: Api, { id: folderId, path: folderPath }: Folder) {
  if (folderPath === undefined || api.uses('updateAccess', 'folderId')) return { folderId };
  return api.uses('updateAccess', 'folderPath') ? { folderPath } : { folderId };
}

export function changeAccess(api: Api, folder: Folder, department: string, operation: string, permission?: string) {
  return api.call('updateAccess', changeInput(api, folder, department, operation, permission));
}

export function changeInput(api: Api, folder: Folder, department: string, operation: string, permission?: string) {
  const principal = { principalType: 'department', principalId: department };
  const input = { type: 'folder', ...folderInput(api, folder), operation, ...principal };
  return permission === undefined ? input : { ...input, permission };
}

/** Returns the folder and the department of a grant that the target accepts and whose job fails. */
export async function failingGrant(api: Api): Promise<[Folder, string]> {
  const { failingFolder, failingFolderId } = api.given;
  if (failingFolder ?? failingFolderId) return [await api.existing('failingFolder'), await api.plainDepartment()];
  return [await api.existing('folder'), (await api.existing('failingPrincipal')).id];
}

export async function granted(api: Api, folder: Folder, department: string, permission = 'view'): Promise<void> {
  const reply = await changeAccess(api, folder, department, 'grant', permission);
  if (!reply.ok || !reply.values.jobId) throw new Blocked('updateAccess', `a grant was refused with ${reply.status}`);
  const { state } = await api.outcome(reply.values.jobId);
  if (state !== 'succeeded') throw new Blocked('updateAccess', 'the job of a grant failed');
}

export async function grantedAndNot(api: Api, folder: Folder): Promise<{ granted: string; other: string }> {
  const [department, other] = [await api.plainDepartment(), await api.plainDepartment()];
  await granted(api, folder, department);
  return { granted: department, other };
}

/** A grant in the folder that the target file names, for test cases that only read the access list. */
export const readableGrant = new Shared(async (api) => grantedAndNot(api, await api.existing('folder')));

export function expectListOf(
  api: Api,
  reply: Reply<'readAccess'>,
  { granted: department, other }: { granted: string; other: string },
): void {
  const entries = reply.values.entries ?? [];
  api.expect.true(
    isGranted(entries, department),
    'The access list contains the department that received a grant',
    reply,
  );
  api.expect.true(!isGranted(entries, other), 'The access list contains no department without a grant', reply);
}

import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

export type Entries = NonNullable<Reply<'readAccess'>['values']['entries']>;

/** A folder that the target file names. */
export interface Folder {
  id: string;
  path?: string;
}

/** The access list of a folder, in an order that two reads have in common. */
export async function accessListOf(
  api: Api,
  folderId: string,
): Promise<{ reply: Reply<'readAccess'>; entries: Entries }> {
  const reply = await api.call('readAccess', { type: 'folder', folderId });
  if (!reply.ok) throw new Blocked('readAccess', `the access list could not be read: ${reply.status}`);
  return { reply, entries: ownAndOld(api, reply.values.entries) };
}

/** The entries in a stable order, without those that other cases create and remove meanwhile. */
export function ownAndOld(api: Api, entries: Entries | null | undefined): Entries {
  const quiet = (entries ?? []).filter(({ principalId }) => !principalId || !api.isOfAnotherCase(principalId));
  return quiet.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** Whether the list has an entry for a department; other details are open. */
export function isGranted(entries: Entries, department: string): boolean {
  return entries.some(isOf(department));
}

/** The type is optional, because a target may list only departments. */
function isOf(department: string) {
  return ({ principalId, principalType }: Entries[number]) =>
    principalId === department && (principalType ?? 'department') === 'department';
}

/** The permission granted to a department, or undefined. */
export function permissionOf(entries: Entries, department: string): string | undefined {
  return entries.find(isOf(department))?.permission ?? undefined;
}

/**
 * The folder of a change, by its id. The description leaves open whether a change names the id or the path, so a binding
 * that puts only the path into its request gets the path.
 */
export function folderInput(api: Api, { id: folderId, path: folderPath }: Folder) {
  if (folderPath === undefined || api.uses('updateAccess', 'folderId')) return { folderId };
  return api.uses('updateAccess', 'folderPath') ? { folderPath } : { folderId };
}

/** One change of what a department may do in a folder. */
export function changeAccess(api: Api, folder: Folder, department: string, operation: string, permission?: string) {
  const principal = { principalType: 'department', principalId: department };
  const input = { type: 'folder', ...folderInput(api, folder), operation, ...principal };
  return api.call('updateAccess', permission === undefined ? input : { ...input, permission });
}

/** Grants and waits until that is done; a setup step. */
export async function granted(api: Api, folder: Folder, department: string, permission = 'view'): Promise<void> {
  const reply = await changeAccess(api, folder, department, 'grant', permission);
  if (!reply.ok || !reply.values.jobId) throw new Blocked('updateAccess', `a grant was refused with ${reply.status}`);
  const { state } = await api.outcome(reply.values.jobId);
  if (state !== 'succeeded') throw new Blocked('updateAccess', 'the job of a grant failed');
}

/** Two departments of the case, of which the first is in the access list of the folder; a setup step. */
export async function grantedAndNot(api: Api, folder: Folder): Promise<{ granted: string; other: string }> {
  const [department, other] = [await api.department(), await api.department()];
  await granted(api, folder, department);
  return { granted: department, other };
}

/** Requires that an access list belongs to the folder: it has the granted department and not the other one. */
export function expectListOf(
  api: Api,
  reply: Reply<'readAccess'>,
  { granted: department, other }: { granted: string; other: string },
): void {
  const entries = reply.values.entries ?? [];
  api.expect.true(isGranted(entries, department), 'The access list has the department that was granted', reply);
  api.expect.true(!isGranted(entries, other), 'The access list has no department that was not granted', reply);
}

import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

export type Entries = NonNullable<Reply<'readAccess'>['values']['entries']>;

/** The access list of a folder in a stable order. */
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

/** Changes the permission of one department on a folder. */
export function changeAccess(api: Api, folderId: string, department: string, operation: string, permission?: string) {
  const principal = { principalType: 'department', principalId: department };
  const input = { type: 'folder', folderId, operation, ...principal };
  return api.call('updateAccess', permission === undefined ? input : { ...input, permission });
}

/** Setup step: grants access and waits for the job. */
export async function granted(api: Api, folderId: string, department: string, permission = 'view'): Promise<void> {
  const reply = await changeAccess(api, folderId, department, 'grant', permission);
  if (!reply.ok || !reply.values.jobId) throw new Blocked('updateAccess', `a grant was refused with ${reply.status}`);
  const { state } = await api.outcome(reply.values.jobId);
  if (state !== 'succeeded') throw new Blocked('updateAccess', 'the job of a grant failed');
}

/** Setup step: two departments of the case, of which only the first has access to the folder. */
export async function grantedAndNot(api: Api, folderId: string): Promise<{ granted: string; other: string }> {
  const [department, other] = [await api.department(), await api.department()];
  await granted(api, folderId, department);
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

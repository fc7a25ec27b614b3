import type { Input } from '../../canonical/operations.ts';
import { type Api, Shared } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { unlessCausedBy } from '../proofs.ts';
import { type Rows, tabled, written } from '../written.ts';
import {
  accessListOf,
  type Entries,
  expectListOf,
  type Folder,
  grantedAndNot,
  isGranted,
  ownAndOld,
  readableGrant,
} from './steps.ts';

function narrowed(api: Api, folderId: string, narrow: string, principal: string, permission: string) {
  const criteria = { narrow, narrowPrincipalId: principal, narrowPermission: permission };
  return api.call('readAccess', { type: 'folder', folderId, ...criteria });
}

/** Returns whether an entry contradicts a filter for the permission `edit` of the user `id`. */
function contradicts(api: Api, { principalType, principalId, permission }: Entries[number], id: string): boolean {
  return (
    (api.uses('readAccess', 'narrow') && principalType === 'department') ||
    (api.uses('readAccess', 'narrowPrincipalId') && Boolean(principalId) && principalId !== id) ||
    (api.uses('readAccess', 'narrowPermission') && (permission === 'view' || permission === 'manage'))
  );
}

export const accessReadNarrowed = written({
  'access-read-narrowed': async (api) => {
    const folder = await api.existing('folder');
    const { granted: department, other } = await api.once(readableGrant);
    const { entries: all } = await accessListOf(api, folder.id);
    const reply = await narrowed(api, folder.id, 'department', department, 'view');
    api.expect.accepted(reply, 'The filter parameter is accepted');
    const entries = ownAndOld(api, reply.values.entries);
    const known = new Set(all.map((entry) => JSON.stringify(entry)));
    const strange = entries.filter((entry) => !known.has(JSON.stringify(entry)));
    api.expect.equal(strange, [], 'The filtered list contains only entries of the complete list', reply);
    api.expect.true(
      isGranted(entries, department),
      'The filtered list contains the entry that meets the criterion',
      reply,
    );
    const again = await narrowed(api, folder.id, 'department', department, 'view');
    const isAgain = isGranted(again.values.entries ?? [], department);
    api.expect.true(isAgain, 'A second filtered read contains the entry that meets the criterion', again);
    const without = await narrowed(api, folder.id, 'user', other, 'edit');
    // Skips the check if the requests that the target file defines do not contain the filter values.
    const isSame =
      without.exchange.url === reply.exchange.url && without.exchange.requestBody === reply.exchange.requestBody;
    if (isSame) return;
    const left = ownAndOld(api, without.values.entries);
    api.expect.true(
      !isGranted(left, department),
      'The filtered list omits an entry that does not meet the criterion',
      without,
    );
    const others = left.filter((entry) => contradicts(api, entry, other));
    api.expect.equal(others, [], 'Each entry of the filtered list meets the criterion', without);
  },
});

type Filters = Input<'readAccess'>;

const type = 'folder';
const folderOf = (api: Api): Promise<Folder> => api.existing('folder');

const accepted = {
  'access-read-by-id': ({ id }: Folder) => ({ type, folderId: id }),
  'access-read-by-path': ({ path }: Folder) => ({ type, folderPath: path }),
};

const refused: Rows<readonly ((folder: Folder) => Filters)[]> = {
  'access-read-neither-rejected': [() => ({ type }), () => ({ type, narrow: 'department' }), () => ({ type })],
  'access-read-both-rejected': [({ id, path }) => ({ type, folderId: id, folderPath: path })],
  'access-read-type-required': [({ id }) => ({ folderId: id }), ({ path }) => ({ folderPath: path })],
  'access-read-type-folder-only': [
    ({ id }) => ({ type: 'document', folderId: id }),
    ({ path }) => ({ type: 'document', folderPath: path }),
    ({ id }) => ({ type: 'field', folderId: id }),
    ({ path }) => ({ type: 'field', folderPath: path }),
    ({ id }) => ({ type: 'folders', folderId: id }),
  ],
};

export const accessRead: readonly Case[] = [
  ...tabled<(folder: Folder) => Filters>(accepted, async (api, by, title) => {
    const folder = await folderOf(api);
    const principals = await api.once(readableGrant);
    for (let times = 0; times < 2; times += 1) {
      const reply = await api.call('readAccess', by(folder));
      api.expect.accepted(reply, title);
      const { folderId, folderPath } = reply.values;
      const named = folderId === folder.id || folderPath === folder.path;
      api.expect.true(named || (!folderId && !folderPath), 'The response shows the requested folder', reply);
      const { secondFolder } = api.given;
      const check = async () => expectListOf(api, reply, principals);
      await unlessCausedBy(() => mustBeInOther(api, secondFolder && by(secondFolder), principals.granted), check);
      if (secondFolder && times > 0) await expectOther(api, secondFolder, by(secondFolder), principals.granted);
    }
  }),
  ...tabled(refused, async (api, by, title) => {
    const folder = await folderOf(api);
    await api.once(readsOfFolder);
    for (const filters of by) await expectRefused(api, filters(folder), title);
  }),
  ...written({
    'access-read-both-rejected-two-folders': async (api) => {
      const [{ path }, second] = [await folderOf(api), await api.existing('secondFolder')];
      await mustReadBoth(api, second);
      await expectRefused(
        api,
        { type, folderId: second.id, folderPath: path },
        'A request with two different folders is rejected',
      );
    },
  }),
];

async function mustBeInOther(api: Api, other: Filters | undefined, granted: string): Promise<void> {
  const { entries } = other === undefined ? {} : (await api.call('readAccess', other)).values;
  if (!isGranted(entries ?? [], granted)) throw new Blocked('updateAccess', 'the access list does not show the grant');
}

async function expectOther(api: Api, { id, path }: Folder, filters: Filters, granted: string): Promise<void> {
  const reply = await api.call('readAccess', filters);
  api.expect.accepted(reply, 'A second folder can also be read');
  if (!isGranted(reply.values.entries ?? [], granted)) return;
  const otherWay = filters.folderId === undefined ? { type, folderId: id } : { type, folderPath: path };
  const { values } = await api.call('readAccess', otherWay);
  if (isGranted(values.entries ?? [], granted)) throw new Blocked('updateAccess', 'the grant is in both folders');
  api.expect.true(false, 'The access list of the second folder contains no grant of the first folder', reply);
}

const readsOfFolder = new Shared(async (api) => mustReadBoth(api, await folderOf(api)));

async function mustReadBoth(api: Api, folder: Folder): Promise<void> {
  const { entries } = await accessListOf(api, folder.id);
  if (entries.length === 0) await grantedAndNot(api, folder);
  const { ok, status } = await api.call('readAccess', { type, folderPath: folder.path });
  if (!ok) throw new Blocked('readAccess', `a read by path is refused: ${status}`);
}

async function expectRefused(api: Api, filters: Filters, what: string): Promise<void> {
  const reply = await api.call('readAccess', filters);
  // The service description requires the type, but it does not say how a wrong number of folders is refused.
  const isEmpty = filters.type === type && reply.ok && reply.values.entries?.length === 0;
  if (!isEmpty) api.expect.rejected(reply, what);
}

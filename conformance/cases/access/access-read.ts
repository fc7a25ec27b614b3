import type { Input } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { accessListOf, expectListOf, grantedAndNot } from './steps.ts';

type Filters = Input<'readAccess'>;
interface Folder {
  id: string;
  path?: string;
}

const type = 'folder';
const granting = ['createDepartment', 'updateAccess', 'readAccess', 'readJob'] as const;
const folderOf = (api: Api): Promise<Folder> => api.existing('folder');

const accepted = [
  {
    rule: 'by-id',
    title: 'A folder is identified by filter[id] alone',
    by: ({ id }: Folder) => ({ type, folderId: id }),
  },
  {
    rule: 'by-path',
    title: 'A folder is identified by filter[path] alone',
    by: ({ path }: Folder) => ({ type, folderPath: path }),
  },
];

const rejected: readonly { rule: string; title: string; by: (folder: Folder) => Filters }[] = [
  { rule: 'neither-rejected', title: 'A read with neither identification is rejected', by: () => ({ type }) },
  {
    rule: 'both-rejected',
    title: 'A read with both identifications is rejected',
    by: ({ id, path }) => ({ type, folderId: id, folderPath: path }),
  },
  { rule: 'type-required', title: 'A read without filter[type] is rejected', by: ({ id }) => ({ folderId: id }) },
  {
    rule: 'type-folder-only',
    title: 'A read with another filter[type] than folder is rejected',
    by: ({ id }) => ({ type: 'document', folderId: id }),
  },
];

/** Test cases: a request to read an access list must identify its folder. */
export const accessRead: readonly Case[] = [
  ...accepted.map(({ rule, title, by }) =>
    stated({
      id: `access-read-${rule}`,
      title,
      operations: granting,
      needs: ['folder'],
      run: async (api) => {
        const folder = await folderOf(api);
        const principals = await grantedAndNot(api, folder);
        const reply = await api.call('readAccess', by(folder));
        api.expect.accepted(reply, title);
        const { folderId, folderPath } = reply.values;
        const named = folderId === folder.id || folderPath === folder.path;
        api.expect.true(named || (!folderId && !folderPath), 'It is the folder that was asked for', reply);
        expectListOf(api, reply, principals);
      },
    }),
  ),
  ...rejected.map(({ rule, title, by }) =>
    stated({
      id: `access-read-${rule}`,
      title,
      operations: granting,
      needs: ['folder'],
      run: async (api) => {
        const folder = await folderOf(api);
        const { entries } = await accessListOf(api, folder.id);
        if (entries.length === 0) await grantedAndNot(api, folder);
        const reply = await api.call('readAccess', by(folder));
        // An empty access list also counts as a refusal, because the folder has entries.
        const isEmpty = reply.ok && reply.values.entries?.length === 0;
        if (!isEmpty) api.expect.rejected(reply, title);
      },
    }),
  ),
];

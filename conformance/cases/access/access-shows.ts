import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { expectListOf, grantedAndNot, isGranted } from './steps.ts';

const common = {
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder'],
} as const;

/** Returns the access list of the folder in the target file, and proves that the list belongs to that folder. */
async function ownList(api: Api) {
  const folder = await api.existing('folder');
  const principals = await grantedAndNot(api, folder);
  const reply = await api.call('readAccess', { type: 'folder', folderId: folder.id });
  api.expect.accepted(reply, 'The access list of a folder is read');
  return { folder, reply, principals };
}

async function mustListOwn(api: Api) {
  const { folder, reply, principals } = await ownList(api);
  const { entries } = reply.values;
  if (isGranted(entries ?? [], principals.granted) && !isGranted(entries ?? [], principals.other))
    return { folder, reply };
  throw new Blocked('readAccess', 'the list that is read is not that of the folder');
}

/** Test cases that check the content of an access list. */
export const accessShows: readonly Case[] = [
  stated({
    ...common,
    id: 'access-shows-list',
    requirement: 'access-read-offered',
    title: 'The answer to a read is the access list itself',
    run: async (api) => {
      const { reply, principals } = await ownList(api);
      api.expect.true(reply.status !== 202, 'The answer is no acknowledgement', reply);
      expectListOf(api, reply, principals);
    },
  }),
  stated({
    ...common,
    id: 'access-shows-type',
    title: 'An access control shows the type folder',
    run: async (api) => {
      const { reply } = await mustListOwn(api);
      api.expect.equal(reply.values.type, 'folder', 'The type is folder', reply);
    },
  }),
  stated({
    ...common,
    id: 'access-shows-folder',
    title: 'An access control shows the id or the path of its folder',
    run: async (api) => {
      const { folder, reply } = await mustListOwn(api);
      const { folderId, folderPath } = reply.values;
      const isIt = folderId ? folderId === folder.id : folderPath === folder.path;
      api.expect.true(isIt, 'It shows the folder asked for', reply);
    },
  }),
];

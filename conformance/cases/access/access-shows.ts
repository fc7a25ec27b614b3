import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { written } from '../written.ts';
import { expectListOf, grantedAndNot, isGranted, readableGrant } from './steps.ts';

async function ownLists(api: Api, principals: { granted: string; other: string }) {
  const folder = await api.existing('folder');
  const replies: Reply<'readAccess'>[] = [];
  for (const way of [{ folderId: folder.id }, { folderPath: folder.path }]) {
    const reply = await api.call('readAccess', { type: 'folder', ...way });
    if ('folderPath' in way && !reply.ok) throw new Blocked('readAccess', `a read by path is refused: ${reply.status}`);
    api.expect.accepted(reply, 'The access list of a folder is read');
    replies.push(reply);
  }
  return { folder, replies, principals };
}

/** Ends the test cases as `blocked` if the target returns the access list of a different folder. */
const listsOfFolder = new Shared(async (api) => {
  const principals = await api.once(readableGrant);
  const { folder, replies } = await ownLists(api, principals);
  const isOwn = ({ values: { entries } }: Reply<'readAccess'>) =>
    isGranted(entries ?? [], principals.granted) && !isGranted(entries ?? [], principals.other);
  if (replies.every(isOwn)) return { folder, replies };
  throw new Blocked('readAccess', 'the returned access list belongs to another folder');
});

export const accessShows = written({
  'access-shows-list': async (api) => {
    const { granted: earlier } = await api.once(readableGrant);
    const principals = await grantedAndNot(api, await api.existing('folder'));
    const { replies } = await ownLists(api, principals);
    for (const reply of replies) {
      const isListed = isGranted(reply.values.entries ?? [], earlier);
      api.expect.true(isListed, 'The access list has an earlier grant', reply);
      api.expect.true(reply.status !== 202, 'The response is not an acknowledgement of a job', reply);
      expectListOf(api, reply, principals);
    }
  },
  'access-shows-type': async (api) => {
    const { replies } = await api.once(listsOfFolder);
    for (const reply of replies) api.expect.equal(reply.values.type, 'folder', 'The type is folder', reply);
  },
  'access-shows-folder': async (api) => {
    const { folder, replies } = await api.once(listsOfFolder);
    for (const reply of replies) {
      const { folderId, folderPath } = reply.values;
      const isIt = folderId ? folderId === folder.id : folderPath === folder.path;
      api.expect.true(isIt, 'The response contains the id or the path of the requested folder', reply);
    }
  },
});

import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';

const common = { operations: ['readAccess'], needs: ['folder'], readOnly: true } as const;

/** What an access control shows. */
export const accessShows: readonly Case[] = [
  stated({
    ...common,
    id: 'access-shows-list',
    requirement: 'access-read-offered',
    title: 'The answer to a read is the access list itself',
    run: async (api) => {
      const { id: folderId } = await api.existing('folder');
      const reply = await api.call('readAccess', { type: 'folder', folderId });
      api.expect.accepted(reply, 'The access list of a folder is read');
      api.expect.true(reply.status !== 202, 'The answer is no acknowledgement', reply);
      api.expect.true(Array.isArray(reply.values.entries), 'The answer holds the access list', reply);
    },
  }),
  stated({
    ...common,
    id: 'access-shows-type',
    title: 'An access control shows the type folder',
    run: async (api) => {
      const { id: folderId } = await api.existing('folder');
      const reply = await api.call('readAccess', { type: 'folder', folderId });
      api.expect.equal(reply.values.type, 'folder', 'The type is folder', reply);
    },
  }),
  stated({
    ...common,
    id: 'access-shows-folder',
    title: 'An access control shows the id or the path of its folder',
    run: async (api) => {
      const folder = await api.existing('folder');
      const reply = await api.call('readAccess', { type: 'folder', folderId: folder.id });
      const { folderId, folderPath } = reply.values;
      const isIt = folderId ? folderId === folder.id : folderPath === folder.path;
      api.expect.true(isIt, 'It shows the folder asked for', reply);
    },
  }),
];

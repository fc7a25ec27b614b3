import { isDeepStrictEqual } from 'node:util';
import { accessListOf, isGranted, ownAndOld, readableGrant } from '../access/steps.ts';
import { written } from '../written.ts';

export const accessCurrentTenant = written({
  'access-current-tenant': async (api) => {
    const { id: folderId, path: folderPath = '' } = await api.existing('folder');
    const { granted: department } = await api.once(readableGrant);
    const { entries: own } = await accessListOf(api, folderId);
    for (const folder of [{ folderId }, { folderPath }]) {
      const foreign = await api.call('readAccess', { type: 'folder', ...folder }, 'other-tenant');
      const entries = ownAndOld(api, foreign.values.entries);
      // Two tenants can have folders with the same id or path.
      // Fails only if another tenant receives the complete access list of the tested tenant's folder.
      const isShown =
        isGranted(entries, department) && own.every((each) => entries.some((one) => isDeepStrictEqual(one, each)));
      api.expect.true(!isShown, 'The other tenant cannot read the object', foreign);
    }
  },
});

import { granted, isGranted } from '../access/steps.ts';
import { stated } from '../define-case.ts';

export const accessCurrentTenant = stated({
  id: 'access-current-tenant',
  requirement: 'administration-current-tenant',
  title: 'Another tenant reads no access list of this one',
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder', 'other-tenant'],
  run: async (api) => {
    const { id: folderId, path: folderPath = '' } = await api.existing('folder');
    // Another tenant may have a folder of the same id or path, but hardly one with grants of the same two departments.
    const departments = [await api.department(), await api.department()];
    for (const department of departments) await granted(api, folderId, department);
    for (const folder of [{ folderId }, { folderPath }]) {
      const foreign = await api.call('readAccess', { type: 'folder', ...folder }, 'other-tenant');
      const isShown = departments.every((each) => isGranted(foreign.values.entries ?? [], each));
      api.expect.true(!isShown, 'The other tenant does not read it', foreign);
    }
  },
});

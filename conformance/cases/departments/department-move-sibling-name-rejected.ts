import { stated } from '../../case/define-case.ts';
import { expectUnchanged, mustRename, readNow } from './steps.ts';

export const departmentMoveSiblingNameRejected = stated({
  id: 'department-move-sibling-name-rejected',
  title: 'A move below a parent that has a child of that name is rejected, with and without a rename',
  operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
  run: async (api) => {
    const [from, to] = [await api.department(), await api.department()];
    const id = await api.department('Legal', from);
    await api.department('Legal', to);
    const before = await readNow(api, id);
    const move = await api.call('updateDepartment', { id, parentDepartment: to });
    api.expect.rejected(move, 'The name is taken below the new parent');
    await expectUnchanged(api, id, before, 'After a rejected move');
    await mustRename(api, id);
    const renamed = await readNow(api, id);
    const both = await api.call('updateDepartment', { id, name: 'Legal', parentDepartment: to });
    api.expect.rejected(both, 'The new name is taken below the new parent');
    await expectUnchanged(api, id, renamed, 'After a rejected move with a rename');
  },
});

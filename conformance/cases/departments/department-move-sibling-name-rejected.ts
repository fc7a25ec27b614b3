import { stated } from '../../case/define-case.ts';
import { expectUnchanged, mustRename, readNow } from './steps.ts';

export const departmentMoveSiblingNameRejected = stated({
  id: 'department-move-sibling-name-rejected',
  title: 'A move below a parent with a child of the same name is rejected, also with a rename',
  operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
  run: async (api) => {
    const [from, to] = [await api.department(), await api.department()];
    const id = await api.department('Legal', from);
    await api.department('Legal', to);
    const before = await readNow(api, id);
    const move = await api.call('updateDepartment', { id, parentDepartment: to });
    api.expect.rejected(move, 'The new parent already has a child of this name');
    await expectUnchanged(api, id, before, 'After a rejected move');
    await mustRename(api, id);
    const renamed = await readNow(api, id);
    const both = await api.call('updateDepartment', { id, name: 'Legal', parentDepartment: to });
    api.expect.rejected(both, 'The new parent already has a child of the new name');
    await expectUnchanged(api, id, renamed, 'After a rejected move with a rename');
  },
});

import type { Api } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';
import { unlessCausedBy } from '../proofs.ts';
import { written } from '../written.ts';
import { childrenOf, expectUnchanged, mustRename, newTop, readNow } from './steps.ts';

export const departmentMoveSiblingNameRejected = written({
  'department-move-sibling-name-rejected': async (api) => {
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

/** Ends the test case as `blocked` if a department was not created below its parent. */
async function mustHaveChild(api: Api, parent: string, child: string): Promise<void> {
  const { ids } = await childrenOf(api, parent);
  if (!ids.includes(child)) throw new Blocked('createDepartment', 'a department was not created below its parent');
}

export const departmentMoveBelowItself = written({
  'department-move-below-itself': async (api) => {
    const top = await newTop(api);
    const child = await api.department(api.name('Child'), top);
    const grandchild = await api.department(api.name('Grandchild'), child);
    const before = await readNow(api, top);
    // Does not check the response to a cyclic move, because the service description does not define the response.
    await api.call('updateDepartment', { id: top, parentDepartment: top });
    await expectUnchanged(api, top, before, 'After a request to move it below itself');
    const reply = await api.call('updateDepartment', { id: top, parentDepartment: grandchild });
    const below = await childrenOf(api, grandchild);
    const isBelow = below.ids.includes(top);
    const check = async () => api.expect.true(!isBelow, 'The department is not a child of its grandchild', reply);
    await unlessCausedBy(() => mustHaveChild(api, child, grandchild), check);
    const { ids } = await childrenOf(api, top);
    api.expect.equal(ids, [child], 'The department still has its child', reply);
  },
  'department-move-below-itself-rejected': async (api) => {
    const top = await api.department();
    const child = await api.department(api.name('Child'), top);
    const before = await readNow(api, top);
    const reply = await api.call('updateDepartment', { id: top, parentDepartment: child });
    api.expect.rejected(reply, 'A move below a child is rejected');
    await expectUnchanged(api, top, before, 'After a rejected move');
  },
});

import { Blocked } from '../../case/failure.ts';
import { unlessCausedBy } from '../proofs.ts';
import { written } from '../written.ts';
import {
  childrenOf,
  mustHaveName,
  mustMove,
  mustRename,
  readNow,
  removeDepartment,
  renameTo,
  twoDepartments,
} from './steps.ts';

export const departmentSiblingsPaths = written({
  'department-siblings-paths-every-sibling': async (api) => {
    const parent = await api.department();
    const [first, renamed, moved] = [api.name('First'), api.name('Renamed'), api.name('Moved')];
    const oldest = await api.department(first, parent);
    await api.department(api.name('Child'), oldest);
    await mustMove(api, await api.department(moved, oldest), parent);
    const id = await api.department(api.name('Old'), parent);
    await renameTo(api, id, renamed);
    const { ids: before } = await childrenOf(api, parent);
    if (!before.includes(id)) throw new Blocked('updateDepartment', 'a renamed department is not below its parent');
    for (const name of [first, renamed, moved]) {
      const reply = await api.call('createDepartment', { name, parentDepartment: parent });
      api.expect.rejected(reply, `The name ${name} is rejected`);
    }
    const { ids, reply } = await childrenOf(api, parent);
    api.expect.equal(ids.sort(), before.sort(), 'The rejected requests add no child', reply);
  },
  'department-siblings-paths-case': async (api) => {
    const parent = await api.department();
    await api.department('Legal', parent);
    const renamed = await api.department('Finance', parent);
    const moved = await api.department('LEGAL', renamed);
    for (const name of ['LegaL', 'legal']) {
      const rename = await api.call('updateDepartment', { id: renamed, name });
      api.expect.accepted(rename, 'A rename to a name in another case is accepted');
    }
    const move = await api.call('updateDepartment', { id: moved, parentDepartment: parent });
    api.expect.accepted(move, 'A move beside a sibling with a name in another case is accepted');
    await mustHaveName(api, renamed, 'legal');
  },
  'department-siblings-paths-cousins': async (api) => {
    const name = api.name('Cousin');
    const [first, second] = [await api.department(), await api.department()];
    const cousin = await api.department(name, first);
    const renamed = await api.department(api.name('Old'), second);
    api.expect.accepted(await api.call('updateDepartment', { id: renamed, name }), 'The rename is accepted');
    const move = await api.call('updateDepartment', { id: renamed, parentDepartment: cousin });
    api.expect.accepted(move, 'The move is accepted');
    await mustHaveName(api, renamed, name);
  },
  'department-siblings-paths-free-again': async (api) => {
    const parent = await api.department();
    const names = [api.name('Renamed'), api.name('Moved'), api.name('Deleted')] as const;
    const renamed = await api.department(names[0], parent);
    const moved = await api.department(names[1], parent);
    const deleted = await api.department(names[2], parent);
    await renameTo(api, renamed, api.name('Other'));
    await api.call('updateDepartment', { id: moved, parentDepartment: renamed });
    await removeDepartment(api, deleted);
    const { ids, names: shown } = await childrenOf(api, parent);
    if (ids.some((id) => id !== renamed) || shown.includes(names[0]))
      throw new Blocked('updateDepartment', 'a department of the case still has its old name and parent');
    for (const name of names) {
      const reply = await api.call('createDepartment', { name, parentDepartment: parent });
      const check = async () => api.expect.accepted(reply, 'The former name is accepted');
      await unlessCausedBy(async () => void (await readNow(api, parent)), check);
    }
  },
});

export const departmentSiblings = written({
  'department-siblings-same-name': async (api) => {
    const parent = await api.department();
    const name = api.name('Twin');
    const first = await api.department(name, parent);
    const reply = await api.call('createDepartment', { name, parentDepartment: parent });
    api.expect.rejected(reply, 'The name of a sibling is rejected');
    const { ids } = await childrenOf(api, parent);
    api.expect.equal(ids, [first], 'The parent still has only the first department as a child', reply);
  },
  'department-siblings-spaces': async (api) => {
    const parent = await api.department();
    const name = api.name('Twin');
    const first = await api.department(name, parent);
    const other = await api.department(api.name('Other'), parent);
    await mustRename(api, other);
    const created = await api.call('createDepartment', { name: `  ${name}  `, parentDepartment: parent });
    const renamed = await api.call('updateDepartment', { id: other, name: ` ${name} ` });
    for (const [reply, id] of [
      [created, created.values.id],
      [renamed, other],
    ] as const) {
      if (!reply.ok || !id) continue;
      // The service description does not say that a name is stored without the spaces around it.
      const shown = [await readNow(api, first), await readNow(api, id)].map(({ values }) => values.name);
      api.expect.true(shown[0] !== shown[1], 'Two siblings have different names', reply);
    }
  },
  'department-siblings-top-level': async (api) => {
    const [{ name }] = await api.once(twoDepartments);
    const reply = await api.call('createDepartment', { name, ...api.topLevel });
    api.expect.rejected(reply, 'The name of a sibling is also rejected at the top level');
  },
  'department-siblings-other-case': async (api) => {
    const parent = await api.department();
    const names = ['école', 'École', 'ÉCOLE'];
    const made: (string | null | undefined)[] = [];
    for (const name of names) {
      const reply = await api.call('createDepartment', { name, parentDepartment: parent });
      api.expect.accepted(reply, `The name ${name} is accepted beside names in another case`);
      made.push(reply.values.id);
    }
    const { ids, reply } = await childrenOf(api, parent);
    api.expect.equal(ids.sort(), made.sort(), 'Each name belongs to a separate department', reply);
  },
  'department-siblings-cousins': async (api) => {
    // Uses a name that no other test case uses. Otherwise, an existing department with this name can cause a refusal.
    const name = api.name('Cousin');
    const parent = await api.department();
    const id = await api.department(name, parent);
    const reply = await api.call('createDepartment', { name, parentDepartment: await api.department() });
    const { parentDepartment = parent } = reply.ok ? {} : (await api.call('readDepartment', { id })).values;
    if (parentDepartment !== parent) throw new Blocked('createDepartment', 'the first one is not below its parent');
    api.expect.accepted(reply, 'The name is accepted below another parent');
    const below = await api.call('createDepartment', { name, parentDepartment: id });
    api.expect.accepted(below, 'A child may have the name of its parent');
  },
});

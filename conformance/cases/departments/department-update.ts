import { Blocked } from '../../case/failure.ts';
import { accessListOf, granted, isGranted } from '../access/steps.ts';
import { expectMembers, setMembers } from '../members/steps.ts';
import { written } from '../written.ts';
import {
  childrenOf,
  expectListed,
  expectUnchanged,
  mustMove,
  mustRename,
  newTop,
  readNow,
  topDepartment,
} from './steps.ts';

export const departmentUpdate = written({
  'department-update-rename': async (api) => {
    const parent = await newTop(api);
    const names = [api.name('Old'), api.name('New'), api.name('Café NEW')] as const;
    const id = await api.department(names[0], parent);
    const beside = api.name('Beside');
    const sibling = await api.department(beside, parent);
    await api.department(api.name('Third'), parent);
    const above = await readNow(api, parent);
    const { parentDepartment } = (await readNow(api, id)).values;
    // A department is no sibling of itself, so it can be renamed to its current name.
    for (const name of [names[1], names[1], names[0]]) {
      api.expect.accepted(await api.call('updateDepartment', { id, name }), 'A department is renamed');
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'The department has the new name', now);
      api.expect.equal(now.values.parentDepartment, parentDepartment, 'The department has not moved', now);
    }
    await expectUnchanged(api, parent, above, 'After the rename of one of three children');
    const name = api.name('New parent');
    api.expect.accepted(
      await api.call('updateDepartment', { id: parent, name }),
      'The rename of the parent is accepted',
    );
    const renamedParent = await readNow(api, parent);
    api.expect.equal(renamedParent.values.name, name, 'The parent has the new name', renamedParent);
    const child = api.name('Child');
    const below = await api.department(child, id);
    const renamed = await api.call('updateDepartment', { id, name: names[1] });
    api.expect.accepted(renamed, 'A department with a child is renamed');
    const [itself, inner] = [await readNow(api, id), await readNow(api, below)];
    api.expect.equal(itself.values.name, names[1], 'The department has the new name', itself);
    api.expect.equal(inner.values.name, child, 'The child of the department has its old name', inner);
    await mustMove(api, id, sibling, itself);
    const moved = await api.call('updateDepartment', { id, name: names[2] });
    api.expect.accepted(moved, 'A department that was moved is renamed');
    const there = await readNow(api, id);
    api.expect.equal(there.values.name, names[2], 'The department has the new name', there);
    const other = await readNow(api, sibling);
    api.expect.equal(other.values.name, beside, 'The sibling still has its old name', other);
  },
  'department-update-move': async (api) => {
    const [from, to] = [await newTop(api), await newTop(api)];
    const name = api.name('Moved');
    const id = await api.department(name, from);
    const stays = await api.department(api.name('Stays'), from);
    const reply = await api.call('updateDepartment', { id, parentDepartment: to });
    api.expect.accepted(reply, 'A department is moved');
    api.expect.equal(
      (await childrenOf(api, to)).ids,
      [id],
      'The department is the only child of the new parent',
      reply,
    );
    api.expect.equal((await childrenOf(api, from)).ids, [stays], 'The old parent still has the other child', reply);
    const now = await readNow(api, id);
    api.expect.equal(now.values.name, name, 'The moved department has its old name', now);
    await expectListed(api, to, id, 'parentDepartment', now);
  },
  'department-update-move-again': async (api) => {
    const first = await api.department();
    const second = await api.department(api.name('Second'), first);
    const third = await api.department(api.name('Third'), second);
    const id = await api.department(api.name('Moved'), second);
    await api.department(api.name('Child'), id);
    await mustRename(api, id);
    for (const parentDepartment of [third, first]) {
      const reply = await api.call('updateDepartment', { id, parentDepartment });
      api.expect.accepted(reply, 'The move of a department is accepted');
      const { ids } = await childrenOf(api, parentDepartment);
      api.expect.true(ids.includes(id), 'The department is a child of the new parent', reply);
      if (parentDepartment === third) await readNow(api, id);
    }
    const [now, sibling] = [await readNow(api, id), await readNow(api, second)];
    const { parentDepartment } = sibling.values;
    api.expect.equal(
      now.values.parentDepartment,
      parentDepartment,
      'The department has the same parent as its siblings',
      now,
    );
    api.expect.equal(now.values.depth, sibling.values.depth, 'The department has the same depth as its siblings', now);
    const { ids, reply } = await childrenOf(api, third);
    api.expect.true(!ids.includes(id), 'The department is no longer a child of the old parent', reply);
  },
  'department-update-both': async (api) => {
    const id = await api.department();
    // Moves a department twice: from the top level to a parent, and then to a different parent.
    for (const to of [await newTop(api), await newTop(api)]) {
      const name = api.name('New');
      const reply = await api.call('updateDepartment', { id, name, parentDepartment: to });
      api.expect.accepted(reply, 'A rename and a move in one update are accepted');
      api.expect.equal((await childrenOf(api, to)).ids, [id], 'The department is a child of the new parent', reply);
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'The department has the new name', now);
    }
  },
  'department-update-keeps-members': async (api) => {
    const [home, to] = [await api.department(), await api.department()];
    const id = await api.department(api.name('Moved'), home);
    const users = (await api.users(2)).sort();
    await setMembers(api, id, 'add', users);
    const below = await api.department(api.name('Below'), to);
    const both = { name: api.name('Newer'), parentDepartment: below };
    for (const change of [{ name: api.name('New') }, { parentDepartment: to }, both]) {
      const reply = await api.call('updateDepartment', { id, ...change });
      api.expect.accepted(reply, 'A department with members is updated');
      await expectMembers(api, id, users, 'The department has the same members as before', reply);
    }
    const now = await readNow(api, id);
    api.expect.equal(now.values.memberCount, 2, 'The memberCount has not changed', now);
    for (const other of [home, to, below])
      await expectMembers(api, other, [], 'No other department has these members', now);
  },
  'department-update-keeps-grants': async (api) => {
    const folder = await api.existing('folder');
    const [id, to] = [await api.department(), await api.department()];
    await granted(api, folder, id);
    if (!isGranted((await accessListOf(api, folder.id)).entries, id))
      throw new Blocked('updateAccess', 'the access list does not contain the grant');
    for (const change of [{ name: api.name('New') }, { parentDepartment: to }]) {
      api.expect.accepted(await api.call('updateDepartment', { id, ...change }), 'The update is accepted');
      const { entries, reply } = await accessListOf(api, folder.id);
      api.expect.true(isGranted(entries, id), 'The access list still contains the department', reply);
    }
  },
  'department-update-empty': async (api) => {
    const top = await api.once(topDepartment);
    const below = await api.department(api.name('Below'), top);
    for (const id of [top, below]) {
      const before = await readNow(api, id);
      api.expect.status(
        await api.call('updateDepartment', { id }),
        400,
        'An update without name and parentDepartment is rejected',
      );
      await expectUnchanged(api, id, before, 'After an update without name and parentDepartment');
    }
    await mustRename(api, below);
  },
  'department-update-empty-code': async (api) => {
    const top = await api.department();
    for (const id of [top, await api.department(api.name('Below'), top)]) {
      const reply = await api.call('updateDepartment', { id });
      if (reply.ok) throw new Blocked('updateDepartment', 'the update is not rejected, so there is no error code');
      api.expect.code(reply, 'DEPARTMENT PATCH EMPTY', 'The error response has the stated code');
    }
  },
});

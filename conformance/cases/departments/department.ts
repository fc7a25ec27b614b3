import { type Api, Shared } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';
import { written } from '../written.ts';
import { fourLevels, movedLine } from './department-depth.ts';
import {
  childrenOf,
  cousinIds,
  expectListed,
  mustBeMoved,
  newTop,
  readNow,
  renameTo,
  twoDepartments,
} from './steps.ts';

/** Ends the test case as `blocked` if the target creates a child below a department that `GET` does not return. */
async function mustBeUnknown(api: Api, id: string): Promise<void> {
  const { ok } = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: id });
  if (ok) throw new Blocked('readDepartment', 'a new department takes a child, but cannot be read');
}

/** Ends the test case as `blocked` if the target neither returns nor lists a new department. */
async function mustBeListed(api: Api, parent: string, id: string): Promise<void> {
  const { ids } = await childrenOf(api, parent);
  if (!ids.includes(id)) throw new Blocked('createDepartment', 'a new department is neither read nor listed');
}

export const departmentOffered = written({
  'department-offered-create': async (api) => {
    for (const { name, reply, read } of await api.once(twoDepartments)) {
      api.expect.accepted(reply, 'A department is created');
      const id = reply.values.id ?? '';
      if (!read.ok) await mustBeUnknown(api, id);
      api.expect.true(read.ok, 'A new department can be read by its id', read);
      if (read.values.name !== name) throw new Blocked('readDepartment', 'it reads with another name');
    }
  },
  'department-offered-read': async (api) => {
    const {
      first: parent,
      ids: [first, second],
      names,
    } = await api.once(cousinIds);
    for (const [id, other] of [
      [first, names[1]],
      [second, names[0]],
      [first, names[1]],
      [second, names[0]],
    ] as const) {
      const reply = await api.call('readDepartment', { id });
      if (!reply.ok) await mustBeListed(api, parent, id);
      else if (!reply.values.name) throw new Blocked('readDepartment', 'the response for a department has no name');
      api.expect.accepted(reply, 'A department that exists is read');
      const isOther = reply.values.name === other || (reply.values.id ?? id) !== id;
      api.expect.true(!isOther, 'The response shows the requested department', reply);
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      const address = new URL(reply.exchange.url).pathname;
      const wanted = `/v2/admin/departments/${encodeURIComponent(id)}`;
      api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
    }
  },
  'department-offered-with-parent': async (api) => {
    const { reply, made } = await api.once(fourLevels);
    api.expect.accepted(reply, 'The creation of a department below another department is accepted');
    if (!made) return;
    const [above, below, , deep] = made.reads;
    api.expect.equal(
      below.values.depth,
      (above.values.depth ?? 0) + 1,
      'The child is one level below its parent',
      below,
    );
    api.expect.equal(made.twin.values.depth, below.values.depth, 'A second child is on the same level', made.twin);
    api.expect.equal(
      deep.values.depth,
      (above.values.depth ?? 0) + 3,
      'The last department is three levels below the first',
      deep,
    );
  },
});

export const departmentPublished = written({
  'department-published-trimmed': async (api) => {
    const parent = await api.department();
    const read = await readNow(api, await api.department(' \u2003Legal\t', parent));
    api.expect.equal(read.values.name, 'Legal', 'The stored name has no white space around it', read);
    const twin = await api.call('createDepartment', { name: 'Legal ', parentDepartment: parent });
    api.expect.status(twin, 409, 'A sibling already has the trimmed name');
  },
  'department-published-filter-path': async (api) => {
    const parent = await api.department(api.name('Parent'), await api.department());
    const child = await api.department('Child', parent);
    await api.department('Grandchild', child);
    const { path } = (await readNow(api, parent)).values;
    const reply = await api.call('listDepartments', { path });
    const ids = reply.values.items?.map(({ id }) => id);
    api.expect.equal(ids, (await childrenOf(api, parent)).ids, 'The list is equal to the list of filter[id]', reply);
    api.expect.equal(ids, [child], 'The list contains the child', reply);
  },
  'department-published-path': async (api) => {
    const [first, second] = [api.name('First'), api.name('Second')];
    const [from, to] = [await newTop(api, first), await newTop(api, second)];
    const child = await api.department('Child', from);
    const grandchild = await api.department('Grandchild', child);
    const before = await readNow(api, grandchild);
    api.expect.equal(before.values.path, `${first}//Child//Grandchild`, 'The path contains all names', before);
    await api.call('updateDepartment', { id: child, parentDepartment: to });
    const after = await readNow(api, grandchild);
    api.expect.equal(
      after.values.path,
      `${second}//Child//Grandchild`,
      'The path corresponds to the new position',
      after,
    );
  },
});

const cousins = new Shared(async (api) => {
  const { second, ids } = await api.once(cousinIds);
  const [a, b, c] = [await readNow(api, ids[0]), await readNow(api, ids[1]), await readNow(api, ids[2])];
  return { second, idOfC: ids[2], a, b, c };
});

export const departmentShows = written({
  'department-shows-name': async (api) => {
    const [above, name] = [api.name('Above'), api.name('Café NAMED')];
    const parent = await newTop(api, above);
    const top = await readNow(api, parent);
    api.expect.equal(top.values.name, above, 'A top-level department has the name from its creation', top);
    const id = await api.department(name, parent);
    const read = await readNow(api, id);
    api.expect.equal(read.values.name, name, 'The department has the name from its creation', read);
    await expectListed(api, parent, id, 'name', await renameTo(api, id, api.name('Renamed')));
  },
  'department-shows-parent': async (api) => {
    // Uses only child departments, because targets show the parent of a top-level department in different ways.
    const { second, idOfC, a, b, c } = await api.once(cousins);
    const parent = a.values.parentDepartment;
    api.expect.true(Boolean(parent), 'The response for a child department contains its parent', a);
    api.expect.equal(b.values.parentDepartment, parent, 'Siblings have the same parentDepartment', b);
    api.expect.true(
      c.values.parentDepartment !== parent,
      'Children of different parents have different values of parentDepartment',
      c,
    );
    await expectListed(api, second, idOfC, 'parentDepartment', c);
  },
  'department-shows-path': async (api) => {
    const parent = await api.department();
    const above = await readNow(api, parent);
    const below = await readNow(api, await api.department(api.name('Below'), parent));
    api.expect.true(Boolean(below.values.path), 'The response for a child department contains a path', below);
    api.expect.true(above.values.path !== below.values.path, 'Two departments have different paths', below);
  },
  'department-shows-path-of-namesakes': async (api) => {
    const { b: one, c: other } = await api.once(cousins);
    api.expect.true(one.values.path !== other.values.path, 'The paths of the two departments differ', other);
  },
  'department-shows-path-after-move': async (api) => {
    const { reply, target, moved, before, after } = await api.once(movedLine);
    const [above, below] = before.map(({ values }) => values.parentDepartment);
    if (above === below) throw new Blocked('createDepartment', 'the child is not below its parent');
    mustBeMoved(reply, before[0], after[0]);
    for (const [at, now] of after.entries()) {
      const isOld = now.values.path === before[at]?.values.path;
      api.expect.true(!isOld, 'The path differs from the path before the move', now);
    }
    await expectListed(api, target, moved, 'path', after[0]);
  },
  'department-shows-path-after-rename': async (api) => {
    const [parent, name] = [await api.department(), api.name('Above')];
    const renamed = await api.department(name, parent);
    const ids = await lineBelow(api, renamed);
    // Reads the departments before the rename, because some targets cache department paths.
    // Fails if the target returns the old path of a department after an ancestor was renamed.
    for (const id of ids) await readNow(api, id);
    await renameTo(api, renamed, api.name('Renamed'));
    const namesakes = await lineBelow(api, await api.department(name, parent));
    for (const [index, id] of ids.entries()) {
      const old = await readNow(api, id);
      const { path } = (await readNow(api, namesakes[index] ?? '')).values;
      api.expect.true(old.values.path !== path, 'Departments below different ones have different paths', old);
    }
  },
});

async function lineBelow(api: Api, parent: string): Promise<string[]> {
  const child = await api.department('Legal', parent);
  return [child, await api.department('Contracts', child)];
}

import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { expectListed, mustMove, readNow, renameTo } from './steps.ts';

export const departmentShows: readonly Case[] = [
  stated({
    id: 'department-shows-name',
    title: 'The response for a department contains its name',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment', 'listDepartments'],
    run: async (api) => {
      const [above, name] = [api.name('Above'), api.name('Café NAMED')];
      const parent = await api.department(above);
      const top = await readNow(api, parent);
      api.expect.equal(top.values.name, above, 'A top-level department has the name from its creation', top);
      const id = await api.department(name, parent);
      const read = await readNow(api, id);
      api.expect.equal(read.values.name, name, 'The department has the name from its creation', read);
      await renameTo(api, id, api.name('Renamed'));
      await expectListed(api, parent, id, 'name');
    },
  }),
  stated({
    id: 'department-shows-parent',
    title: 'The response for a department contains its parentDepartment',
    operations: ['createDepartment', 'readDepartment', 'listDepartments'],
    run: async (api) => {
      // Uses only child departments, because targets show the parent of a top-level department in different ways.
      const top = await api.department();
      const [first, second] = [await api.department(api.name('1'), top), await api.department(api.name('2'), top)];
      const a = await readNow(api, await api.department(api.name('A'), first));
      const b = await readNow(api, await api.department(api.name('B'), first));
      const idOfC = await api.department(api.name('C'), second);
      const c = await readNow(api, idOfC);
      const parent = a.values.parentDepartment;
      api.expect.true(Boolean(parent), 'The response for a child department contains its parent', a);
      api.expect.equal(b.values.parentDepartment, parent, 'Siblings have the same parentDepartment', b);
      api.expect.true(
        c.values.parentDepartment !== parent,
        'Children of different parents have different values of parentDepartment',
        c,
      );
      await expectListed(api, second, idOfC, 'parentDepartment');
    },
  }),
  stated({
    id: 'department-shows-path',
    title: 'The response for a department contains a unique path',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const parent = await api.department();
      const above = await readNow(api, parent);
      const below = await readNow(api, await api.department(api.name('Below'), parent));
      api.expect.true(Boolean(below.values.path), 'The response for a child department contains a path', below);
      api.expect.true(above.values.path !== below.values.path, 'Two departments have different paths', below);
    },
  }),
  stated({
    id: 'department-shows-path-of-namesakes',
    requirement: 'department-shows-path',
    title: 'Departments with the same name and different parents have different paths',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const [first, second] = [await api.department(), await api.department()];
      const one = await readNow(api, await api.department('Legal', first));
      const other = await readNow(api, await api.department('Legal', second));
      api.expect.true(one.values.path !== other.values.path, 'The paths of the two departments differ', other);
    },
  }),
  stated({
    id: 'department-shows-path-after-move',
    requirement: 'department-shows-path',
    title: 'A move changes the path of the department and its subtree',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment', 'listDepartments'],
    run: async (api) => {
      const [from, to] = [await api.department(), await api.department()];
      const moved = await api.department(api.name('Moved'), from);
      const child = await api.department(api.name('Child'), moved);
      const grandchild = await api.department(api.name('Grandchild'), child);
      const before = new Map<string, Reply<'readDepartment'>>();
      for (const id of [moved, child, grandchild]) before.set(id, await readNow(api, id));
      const [above, below] = [...before.values()].map(({ values }) => values.parentDepartment);
      if (above === below) throw new Blocked('createDepartment', 'the child is not below its parent');
      await mustMove(api, moved, to);
      for (const [id, { values }] of before) {
        const now = await readNow(api, id);
        api.expect.true(now.values.path !== values.path, 'The path differs from the path before the move', now);
      }
      await expectListed(api, to, moved, 'path');
    },
  }),
  stated({
    id: 'department-shows-path-after-rename',
    requirement: 'department-shows-path',
    title: 'Below a renamed department, paths differ from those below a new one of the old name',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
    run: async (api) => {
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
  }),
];

async function lineBelow(api: Api, parent: string): Promise<string[]> {
  const child = await api.department('Legal', parent);
  return [child, await api.department('Contracts', child)];
}

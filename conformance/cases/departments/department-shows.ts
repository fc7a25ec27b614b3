import type { Case } from '../../runner/model.ts';
import { stated } from '../define-case.ts';
import { readNow } from './steps.ts';

/** What a department shows of itself but for its depth and its members. */
export const departmentShows: readonly Case[] = [
  stated({
    id: 'department-shows-name',
    title: 'A department shows its name',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const name = api.name('Named');
      const read = await readNow(api, await api.department(name));
      api.expect.equal(read.values.name, name, 'The name is the one that it was created with', read);
    },
  }),
  stated({
    id: 'department-shows-parent',
    title: 'A department shows its parentDepartment',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const [first, second] = [await api.department(), await api.department()];
      const a = await readNow(api, await api.department(api.name('A'), first));
      const b = await readNow(api, await api.department(api.name('B'), first));
      const c = await readNow(api, await api.department(api.name('C'), second));
      const parent = a.values.parentDepartment;
      api.expect.true(Boolean(parent), 'A department below another names its parent', a);
      api.expect.equal(b.values.parentDepartment, parent, 'Siblings show the same parent', b);
      api.expect.true(c.values.parentDepartment !== parent, 'Children of two parents show two parents', c);
    },
  }),
  stated({
    id: 'department-shows-path',
    title: 'A department shows a path of its own',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const parent = await api.department();
      const above = await readNow(api, parent);
      const below = await readNow(api, await api.department(api.name('Below'), parent));
      api.expect.true(Boolean(above.values.path), 'A top-level department has a path', above);
      api.expect.true(Boolean(below.values.path), 'A department below another has a path', below);
      api.expect.true(above.values.path !== below.values.path, 'Two departments have two paths', below);
    },
  }),
];

import type { Case } from '../../case/case.ts';
import { published } from '../../case/define-case.ts';
import { childrenOf, readNow } from './steps.ts';

export const departmentPublished: readonly Case[] = [
  published({
    id: 'department-published-trimmed',
    requirement: 'department-name-stored-trimmed',
    title: 'A name is stored trimmed, and the trimmed name is compared with siblings',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const parent = await api.department();
      const read = await readNow(api, await api.department(' \u2003Legal\t', parent));
      api.expect.equal(read.values.name, 'Legal', 'The stored name has no white space around it', read);
      const twin = await api.call('createDepartment', { name: 'Legal ', parentDepartment: parent });
      api.expect.status(twin, 409, 'A sibling already has the trimmed name');
    },
  }),
  published({
    id: 'department-published-filter-path',
    requirement: 'department-filter-path-children',
    title: 'filter[path] lists the children of the department with that path',
    operations: ['createDepartment', 'readDepartment', 'listDepartments'],
    run: async (api) => {
      const parent = await api.department(api.name('Parent'), await api.department());
      const child = await api.department('Child', parent);
      await api.department('Grandchild', child);
      const { path } = (await readNow(api, parent)).values;
      const reply = await api.call('listDepartments', { path });
      const ids = reply.values.items?.map(({ id }) => id);
      api.expect.equal(ids, (await childrenOf(api, parent)).ids, 'The list is equal to the list of filter[id]', reply);
      api.expect.equal(ids, [child], 'The list contains the child', reply);
    },
  }),
  published({
    id: 'department-published-path',
    requirement: 'admin-answers-match-contract',
    title: 'A path joins the names from the top level with two slashes and changes after a move',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
    run: async (api) => {
      const [first, second] = [api.name('First'), api.name('Second')];
      const [from, to] = [await api.department(first), await api.department(second)];
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
  }),
];

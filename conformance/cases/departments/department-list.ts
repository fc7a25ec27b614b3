import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { childrenOf } from './steps.ts';

/** Creates a department with two children, a grandchild and a sibling. */
async function family(api: Api) {
  const top = await api.department();
  const parent = await api.department(api.name('Parent'), top);
  await api.department(api.name('Sibling'), top);
  const children = [await api.department(api.name('First'), parent), await api.department(api.name('Second'), parent)];
  await api.department(api.name('Grandchild'), children[0]);
  return { parent, children };
}

/** The number of child departments that a test case creates: one more than a page of 20 items can have. */
const moreThanAPage = 21;

const operations = ['createDepartment', 'listDepartments'] as const;

/** Test cases: filter[id] lists exactly the children of a department. */
export const departmentList: readonly Case[] = [
  stated({
    id: 'department-list-children',
    title: 'filter[id] gives every child, also of many',
    operations,
    run: async (api) => {
      const parent = await api.department();
      const made = Array.from({ length: moreThanAPage }, () => api.department(api.name('Child'), parent));
      const children = await Promise.all(made);
      await api.department(api.name('Grandchild'), children[0]);
      const { ids, reply } = await childrenOf(api, parent);
      for (const child of children) {
        const times = ids.filter((id) => id === child).length;
        api.expect.equal(times, 1, 'Each child is listed once, over all pages', reply);
      }
    },
  }),
  stated({
    id: 'department-list-without-itself',
    title: 'filter[id] does not give the department itself',
    operations,
    run: async (api) => {
      const parent = await api.department();
      await api.department(api.name('Child'), parent);
      const reply = await api.call('listDepartments', { id: parent });
      const itself = (await api.rest(reply)).some(({ id }) => id === parent);
      api.expect.true(!itself, 'The department is not among its children', reply);
    },
  }),
  stated({
    id: 'department-list-children-only',
    title: 'filter[id] gives neither grandchildren nor siblings',
    operations,
    run: async (api) => {
      const { parent, children } = await family(api);
      const { ids, reply } = await childrenOf(api, parent);
      const others = ids.filter((id) => !children.includes(id));
      api.expect.equal(others, [], 'No department but children is listed', reply);
    },
  }),
];

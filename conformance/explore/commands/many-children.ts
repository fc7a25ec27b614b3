import { moreThanAPage } from '../../cases/departments/steps.ts';
import type { Command } from '../step.ts';

export const manyChildren: Command = {
  name: 'list many children',
  operations: ['createDepartment', 'listDepartments'],
  weight: 0.3,
  most: 4,
  run: async ({ api, rule, says }) => {
    says(`Create a department with ${moreThanAPage} children and one grandchild, and list the children`);
    const parent = await api.department();
    const children: string[] = [];
    while (children.length < moreThanAPage) children.push(await api.department(api.name('Child'), parent));
    await api.department(api.name('Grandchild'), children[0]);
    const reply = await api.call('listDepartments', { id: parent });
    const items = await rule('department-list-children', () => api.rest(reply));
    const ids = items.flatMap(({ id }) => id ?? []);
    const listed = ids.filter((id) => children.includes(id)).sort();
    await rule('department-list-children', () =>
      api.expect.equal(listed, children.toSorted(), 'Each child is listed once', reply),
    );
    const strange = ids.filter((id) => !children.includes(id));
    await rule('department-list-children-only', () =>
      api.expect.equal(strange, [], 'The list has children of the department only', reply),
    );
  },
};

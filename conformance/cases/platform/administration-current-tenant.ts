import { newTop } from '../departments/steps.ts';
import { written } from '../written.ts';

export const administrationCurrentTenant = written({
  'administration-current-tenant': async (api) => {
    const name = api.name('Own');
    const id = await newTop(api, name);
    const read = await api.call('readDepartment', { id }, 'other-tenant');
    api.expect.true(read.values.name !== name, 'The other tenant cannot read the object', read);
    // If the target refuses a list request that contains no filter, the test case does not check the list.
    const { ok } = await api.call('listDepartments', {}, 'other-tenant');
    const listed = ok ? await api.list('listDepartments', {}, 'other-tenant') : [];
    const names = listed.map((department) => department.name);
    api.expect.true(!names.includes(name), 'The other tenant does not list the department', read);
    const child = api.name('Child');
    await api.department(child, id);
    const below = await api.call('listDepartments', { id }, 'other-tenant');
    const children = below.values.items?.map((department) => department.name) ?? [];
    api.expect.true(!children.includes(child), 'The other tenant does not list the children of the department', below);
  },
});

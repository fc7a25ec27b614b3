import { stated } from '../../case/define-case.ts';
import { accessListOf, granted, isGranted } from '../access/steps.ts';
import { mustBeGone, removeDepartment } from './steps.ts';

const shared = ['createDepartment', 'readDepartment', 'deleteDepartment', 'readJob'] as const;
const operations = [...shared, 'updateAccess', 'readAccess'] as const;

export const departmentDeleteRemovesGrants = stated({
  id: 'department-delete-removes-grants',
  title: 'The folder grants of what was deleted are gone',
  operations,
  needs: ['folder'],
  run: async (api) => {
    const { id: folder } = await api.existing('folder');
    const top = await api.department();
    const child = await api.department(api.name('Child'), top);
    const others = await api.department();
    await Promise.all([top, child, others].map((department) => granted(api, folder, department)));
    await removeDepartment(api, top);
    await mustBeGone(api, child);
    const { entries, reply } = await accessListOf(api, folder);
    const left = [top, child].filter((department) => isGranted(entries, department));
    api.expect.equal(left, [], 'Neither the department nor its child is in the access list', reply);
    api.expect.true(isGranted(entries, others), 'The grant of another department stays', reply);
  },
});

export const departmentDeleteRemovesGrantsEverywhere = stated({
  id: 'department-delete-removes-grants-everywhere',
  requirement: 'department-delete-removes-grants',
  title: 'The grants of what was deleted are gone in every folder',
  operations,
  needs: ['second-folder'],
  run: async (api) => {
    const { id: folder } = await api.existing('secondFolder');
    const department = await api.department();
    await granted(api, folder, department);
    await removeDepartment(api, department);
    const { entries, reply } = await accessListOf(api, folder);
    api.expect.true(!isGranted(entries, department), 'The department is not in the access list', reply);
  },
});

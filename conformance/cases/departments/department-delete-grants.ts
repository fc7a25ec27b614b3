import { type Case, stated } from '../../case/case.ts';
import { accessListOf, granted, isGranted } from '../access/steps.ts';
import { expectGone, mustBeGone, removeDepartment } from './steps.ts';

const shared = ['createDepartment', 'readDepartment', 'deleteDepartment', 'readJob'] as const;
const operations = [...shared, 'updateAccess', 'readAccess'] as const;

export const departmentDeleteGrants: readonly Case[] = [
  stated({
    id: 'department-delete-grants-grandchild',
    requirement: 'department-delete-removes-grants',
    title: 'The deletion of a department removes the folder grants of a grandchild',
    operations,
    needs: ['folder'],
    run: async (api) => {
      const folder = await api.existing('folder');
      const top = await api.department();
      const grandchild = await api.department(api.name('Grandchild'), await api.department(api.name('Child'), top));
      await granted(api, folder, grandchild);
      await removeDepartment(api, top);
      await mustBeGone(api, grandchild);
      const { entries, reply } = await accessListOf(api, folder.id);
      api.expect.true(!isGranted(entries, grandchild), 'The access list does not contain the grandchild', reply);
    },
  }),
  stated({
    id: 'department-delete-grants-holder',
    requirement: 'department-delete-removes',
    title: 'A department with a folder grant no longer exists after its deletion',
    operations,
    needs: ['folder'],
    run: async (api) => {
      const folder = await api.existing('folder');
      const id = await api.department();
      await granted(api, folder, id);
      await removeDepartment(api, id);
      await expectGone(api, id, 'The department');
    },
  }),
];

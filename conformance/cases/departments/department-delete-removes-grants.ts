import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import { accessListOf, type Folder, granted, isGranted } from '../access/steps.ts';
import { mustBeGone, removeDepartment } from './steps.ts';

const shared = ['createDepartment', 'readDepartment', 'deleteDepartment', 'readJob'] as const;
const operations = [...shared, 'updateAccess', 'readAccess'] as const;

async function afterDeletion(api: Api, folder: Folder) {
  const parent = await api.department();
  const [top, other] = [await api.department(api.name('Top'), parent), await api.department(api.name('Other'), parent)];
  const child = await api.department(api.name('Child'), top);
  await Promise.all([top, child, other].map((department) => granted(api, folder, department)));
  await removeDepartment(api, top);
  await mustBeGone(api, child);
  return { top, child, other, ...(await accessListOf(api, folder.id)) };
}

const folders = [
  { kind: 'folder', suffix: '', title: 'The deletion of a department removes the folder grants of its descendants' },
  {
    kind: 'secondFolder',
    suffix: '-everywhere',
    title: 'The deletion of a department removes the grants of its descendants in every folder',
  },
] as const;

/** The service description does not say whether the access grants of the deleted department remain. */
export const departmentDeleteRemovesGrants: readonly Case[] = [
  ...folders.map(({ kind, suffix, title }) =>
    stated({
      id: `department-delete-removes-grants${suffix}`,
      requirement: 'department-delete-removes-grants',
      title,
      operations,
      needs: [kind === 'folder' ? 'folder' : 'second-folder'],
      run: async (api) => {
        const { child, other, entries, reply } = await afterDeletion(api, await api.existing(kind));
        api.expect.true(!isGranted(entries, child), 'The access list does not contain the child', reply);
        api.expect.true(
          isGranted(entries, other),
          'The access list still contains the grant of another department',
          reply,
        );
      },
    }),
  ),
  stated({
    id: 'department-delete-removes-grants-of-itself',
    requirement: 'department-delete-removes-own-grants',
    title: 'The deletion of a department removes the folder grants of that department',
    operations,
    needs: ['folder'],
    run: async (api) => {
      const { top, entries, reply } = await afterDeletion(api, await api.existing('folder'));
      api.expect.true(!isGranted(entries, top), 'The access list does not contain the department', reply);
    },
  }),
];

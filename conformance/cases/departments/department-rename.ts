import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { expectUnchanged, mustRename, readNow } from './steps.ts';

const operations = ['createDepartment', 'updateDepartment', 'readDepartment'] as const;

const rejected = [
  { rule: '1001-rejected', title: 'A rename to 1001 characters is rejected', names: ['n'.repeat(1001)] },
  { rule: 'blank-rejected', title: 'A rename to nothing or to blanks is rejected', names: ['', '   '] },
  {
    rule: 'double-slash-rejected',
    title: 'A rename to a name with two slashes in a row is rejected',
    names: ['Mergers//EU', '//Mergers', 'Mergers//'],
  },
  { rule: 'sibling-name-rejected', title: 'A rename to the name of a sibling is rejected', names: ['Taken'] },
];

/** Test cases: the rules for department names also apply to updates. */
export const departmentRename: readonly Case[] = [
  stated({
    id: 'department-rename-1000-accepted',
    title: 'A department is renamed to 1000 characters',
    operations,
    run: async (api) => {
      const id = await api.department(api.name('Short'), await api.department());
      const name = 'n'.repeat(1000);
      api.expect.accepted(await api.call('updateDepartment', { id, name }), 'A name of 1000 characters is accepted');
      const now = await readNow(api, id);
      api.expect.equal(now.values.name, name, 'The name is kept whole', now);
    },
  }),
  ...rejected.map(({ rule, title, names }) =>
    stated({
      id: `department-rename-${rule}`,
      title,
      operations,
      run: async (api) => {
        const parent = await api.department();
        await api.department('Taken', parent);
        const id = await api.department('Kept', parent);
        const before = await readNow(api, id);
        for (const name of names) {
          const reply = await api.call('updateDepartment', { id, name });
          api.expect.rejected(reply, `${title} (${JSON.stringify(name.slice(0, 30))})`);
        }
        await expectUnchanged(api, id, before, 'After a rejected rename');
        await mustRename(api, id);
      },
    }),
  ),
];

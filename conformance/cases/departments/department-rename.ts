import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { unlessCausedBy } from '../proofs.ts';
import { expectUnchanged, mustRename, readNow } from './steps.ts';

const operations = ['createDepartment', 'updateDepartment', 'readDepartment'] as const;

const letters = (count: number) => 'n'.repeat(count);

const accepted = [
  {
    id: 'department-rename-1-accepted',
    requirement: 'department-name-1-accepted',
    title: 'a name of one character',
    name: 'n',
  },
  { id: 'department-rename-1000-accepted', title: 'a name of 1000 characters', name: letters(1000) },
  {
    id: 'department-rename-1000-accepted-beyond-ascii',
    requirement: 'department-rename-1000-accepted',
    title: 'a name of 1000 characters that take two bytes each',
    name: 'é'.repeat(1000),
  },
  {
    id: 'department-rename-trimmed-1000-accepted',
    requirement: 'department-name-trimmed-1000-accepted',
    title: 'a name of 1000 characters with spaces around it',
    name: `  ${letters(1000)}  `,
  },
  {
    id: 'department-rename-single-slash-accepted',
    requirement: 'department-name-single-slash-accepted',
    title: 'a name with single slashes',
    name: 'Mergers/Acquisitions / EU',
  },
];

const rejected = [
  { rule: '1001-rejected', title: 'A rename to 1001 characters is rejected', names: [letters(1001), 'é'.repeat(1001)] },
  { rule: 'blank-rejected', title: 'A rename to an empty or blank name is rejected', names: ['', '   '] },
  {
    rule: 'double-slash-rejected',
    title: 'A rename to a name with two consecutive slashes is rejected',
    names: ['Fusões//EU', '//Mergers', 'Mergers//'],
  },
  { rule: 'sibling-name-rejected', title: 'A rename to the name of a sibling is rejected', names: ['Taken'] },
];

/** If the target stores a wrong name, the test case ends as `blocked`. */
async function mustStore(api: Api, id: string): Promise<void> {
  const name = api.name('Plain Café');
  await api.call('updateDepartment', { id, name });
  if ((await readNow(api, id)).values.name !== name)
    throw new Blocked('updateDepartment', 'a rename alters a plain name too');
}

/** The entry `Taken` in `names` stands for the name of an existing sibling department. */
async function expectRejectedAtTop(api: Api, names: readonly string[], title: string): Promise<void> {
  const [taken, id] = [api.name('Taken'), await api.department()];
  if (names.includes('Taken')) await api.department(taken);
  const before = await readNow(api, id);
  for (const name of names.map((each) => (each === 'Taken' ? taken : each)))
    api.expect.rejected(await api.call('updateDepartment', { id, name }), `${title}, also at the top level`);
  await expectUnchanged(api, id, before, 'After a rejected rename at the top level');
}

/** Test cases: the rules for department names apply to every rename, even if the request moves the department too. */
export const departmentRename: readonly Case[] = [
  ...accepted.map(({ id: caseId, requirement = caseId, title, name }) =>
    stated({
      id: caseId,
      requirement,
      title: `A rename to ${title} is accepted and applied`,
      operations,
      run: async (api) => {
        const before = api.name('Short');
        const id = await api.department(before, await api.department());
        api.expect.accepted(await api.call('updateDepartment', { id, name }), `A rename to ${title} is accepted`);
        const now = await readNow(api, id);
        // Another test case reports targets that ignore a rename, so this test case ends as `blocked`.
        if (now.values.name === before) throw new Blocked('updateDepartment', 'the department still has its old name');
        const check = async () =>
          api.expect.equal(now.values.name?.trim(), name.trim(), 'The read returns the complete name', now);
        await unlessCausedBy(() => mustStore(api, id), check);
      },
    }),
  ),
  ...rejected.map(({ rule, title, names }) =>
    stated({
      id: `department-rename-${rule}`,
      title,
      operations,
      run: async (api) => {
        const parent = await api.department();
        const other = await api.department('Taken', parent);
        const id = await api.department('Kept', parent);
        const before = await readNow(api, id);
        for (const name of names) {
          const reply = await api.call('updateDepartment', { id, name });
          api.expect.rejected(reply, `${title} (${JSON.stringify(name.slice(0, 30))})`);
        }
        await expectUnchanged(api, id, before, 'After a rejected rename');
        for (const name of names.filter((each) => each !== 'Taken').slice(0, 2)) {
          const reply = await api.call('updateDepartment', { id, name, parentDepartment: other });
          api.expect.rejected(reply, `${title}, also with a move`);
        }
        await expectUnchanged(api, id, before, 'After a rejected rename with a move');
        await mustRename(api, id);
        await expectRejectedAtTop(api, names, title);
      },
    }),
  ),
];

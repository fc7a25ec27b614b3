import { type Api, Shared } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { Blocked } from '../../case/failure.ts';
import { unlessCausedBy } from '../proofs.ts';
import { tabled } from '../written.ts';
import { parentFor, validNames } from './department-name.ts';
import { expectUnchanged, mustRename, newTop, readNow, twoDepartments } from './steps.ts';

const accepted = {
  'department-rename-1-accepted': validNames.oneLetter,
  'department-rename-1000-accepted': validNames.long,
  'department-rename-1000-accepted-beyond-ascii': validNames.longBeyondAscii,
  'department-rename-trimmed-1000-accepted': validNames.longInSpaces,
  'department-rename-single-slash-accepted': validNames.withSlashes,
};

const refused = {
  'department-rename-1001-rejected': ['n'.repeat(1001), 'é'.repeat(1001)],
  'department-rename-blank-rejected': ['', '   '],
  'department-rename-double-slash-rejected': ['Fusões//EU', '//Mergers', 'Mergers//'],
  'department-rename-sibling-name-rejected': ['Taken'],
};

/** If the target stores a wrong name, the test case ends as `blocked`. */
async function mustStore(api: Api, id: string): Promise<void> {
  const name = api.name('Plain Café');
  await api.call('updateDepartment', { id, name });
  if ((await readNow(api, id)).values.name !== name)
    throw new Blocked('updateDepartment', 'a rename alters a plain name too');
}

const topDepartments = new Shared(async (api) => {
  const [{ name }] = await api.once(twoDepartments);
  return { id: await newTop(api), taken: name };
});

const departmentsBelow = new Shared(async (api) => {
  const parent = await api.department();
  return { parent, other: await api.department('Taken', parent) };
});

const plainRename = new Shared(async (api) => mustRename(api, await api.department()));

/** The entry `Taken` in `names` stands for the name of an existing sibling department. */
async function expectRejectedAtTop(api: Api, names: readonly string[], title: string): Promise<void> {
  const { id, taken } = await api.once(topDepartments);
  const before = await readNow(api, id);
  for (const name of names.slice(0, 2).map((each) => (each === 'Taken' ? taken : each)))
    api.expect.rejected(await api.call('updateDepartment', { id, name }), `${title}, also at the top level`);
  await expectUnchanged(api, id, before, 'After a rejected rename at the top level');
}

/** Test cases: the rules for department names apply to every rename, even if the request moves the department too. */
export const departmentRename: readonly Case[] = [
  ...tabled(accepted, async (api, nameOf, title) => {
    const [before, name] = [api.name('Short'), nameOf(api.name('Valid'))];
    const id = await api.department(before, await parentFor(api, name));
    api.expect.accepted(await api.call('updateDepartment', { id, name }), title);
    const now = await readNow(api, id);
    // Another test case reports targets that ignore a rename, so this test case ends as `blocked`.
    if (now.values.name === before) throw new Blocked('updateDepartment', 'the department still has its old name');
    const check = async () =>
      api.expect.equal(now.values.name?.trim(), name.trim(), 'The read returns the complete name', now);
    await unlessCausedBy(() => mustStore(api, id), check);
  }),
  ...tabled(refused, async (api, names, title) => {
    const { parent, other } = await api.once(departmentsBelow);
    const id = await api.department(api.name('Kept'), parent);
    const before = await readNow(api, id);
    for (const name of names) {
      const reply = await api.call('updateDepartment', { id, name });
      api.expect.rejected(reply, `${title} (${JSON.stringify(name.slice(0, 30))})`);
    }
    for (const name of names.filter((each) => each !== 'Taken').slice(0, 2)) {
      const reply = await api.call('updateDepartment', { id, name, parentDepartment: other });
      api.expect.rejected(reply, `${title}, also with a move`);
    }
    await expectUnchanged(api, id, before, 'After a rejected rename, also with a move');
    await api.once(plainRename);
    await expectRejectedAtTop(api, names, title);
  }),
];

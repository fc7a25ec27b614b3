import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { tabled } from '../written.ts';
import { childrenOf, mustCreate, readNow, topDepartment } from './steps.ts';

const blanks = '   ';
const letters = (count: number) => 'n'.repeat(count);

/** Functions that make a valid name from a unique text. Only the name of one letter is not unique. */
export const validNames = {
  oneLetter: () => 'n',
  long: (text: string) => text.padEnd(1000, 'n'),
  longBeyondAscii: (text: string) => text.padEnd(1000, 'é'),
  longInSpaces: (text: string) => `${blanks}${text.padEnd(1000, 'n')}${blanks}`,
  withSlashes: (text: string) => `Mergers/Acquisitions / EU ${text}`,
};

const accepted = {
  'department-name-1-accepted': validNames.oneLetter,
  'department-name-1000-accepted': validNames.long,
  'department-name-1000-accepted-beyond-ascii': validNames.longBeyondAscii,
  'department-name-trimmed-1000-accepted': validNames.longInSpaces,
  'department-name-single-slash-accepted': validNames.withSlashes,
};

export function parentFor(api: Api, name: string): Promise<string> {
  return name.length === 1 ? api.department() : api.once(topDepartment);
}

const refused = {
  'department-name-empty-rejected': { names: [''], twin: 'e' },
  'department-name-blank-rejected': { names: [blanks, ' '], twin: `${blanks}b${blanks}` },
  'department-name-1001-rejected': {
    names: [letters(1001), `${blanks}${letters(1001)}${blanks}`, 'é'.repeat(1001)],
    twin: letters(1000),
  },
  'department-name-double-slash-rejected': {
    names: ['Fusões//Aquisições', '//Mergers', 'Mergers//', 'Mergers///EU', 'Mergers/EU//Acquisitions'],
    twin: 'Mergers/Acquisitions',
  },
};

export const departmentName: readonly Case[] = [
  ...tabled(accepted, async (api, nameOf, title) => {
    const name = nameOf(api.name('Valid'));
    const reply = await api.call('createDepartment', { name, parentDepartment: await parentFor(api, name) });
    api.expect.accepted(reply, title);
    const read = await readNow(api, reply.values.id ?? '');
    api.expect.equal(read.values.name?.trim(), name.trim(), 'The name is stored completely', read);
  }),
  ...tabled(refused, async (api, { names, twin }, title) => {
    const parent = await api.department();
    for (const name of names) {
      const reply = await api.call('createDepartment', { name, parentDepartment: parent });
      api.expect.rejected(reply, `${title} (${JSON.stringify(name.slice(0, 30))})`);
    }
    const [first = ''] = names;
    const top = await api.call('createDepartment', { name: first, ...api.topLevel });
    api.expect.rejected(top, `${title} at the top level`);
    const { ids: left, reply } = await childrenOf(api, parent);
    api.expect.equal(left, [], 'A rejected name creates no department', reply);
    await mustCreate(api, twin, parent);
  }),
];

import type { Case } from '../../case/case.ts';
import { tabled } from '../written.ts';
import { childrenOf, mustCreate, readNow } from './steps.ts';

const blanks = '   ';
const letters = (count: number) => 'n'.repeat(count);

const accepted = {
  'department-name-1-accepted': 'n',
  'department-name-1000-accepted': letters(1000),
  'department-name-1000-accepted-beyond-ascii': 'é'.repeat(1000),
  'department-name-trimmed-1000-accepted': `${blanks}${letters(1000)}${blanks}`,
  'department-name-single-slash-accepted': 'Mergers/Acquisitions / EU',
};

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
  ...tabled(accepted, async (api, name, title) => {
    const parent = await api.department();
    const reply = await api.call('createDepartment', { name, parentDepartment: parent });
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

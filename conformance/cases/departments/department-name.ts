import { type Case, stated } from '../../case/case.ts';
import { childrenOf, mustCreate, readNow } from './steps.ts';

const blanks = '   ';
const letters = (count: number) => 'n'.repeat(count);

const accepted = [
  { rule: '1-accepted', title: 'A name of one character is accepted', name: 'n' },
  { rule: '1000-accepted', title: 'A name of 1000 characters is accepted and stored completely', name: letters(1000) },
  {
    rule: '1000-accepted',
    suffix: '-beyond-ascii',
    title: 'A name of 1000 characters with two bytes each is accepted and stored completely',
    name: 'é'.repeat(1000),
  },
  {
    rule: 'trimmed-1000-accepted',
    title: 'A name of 1000 characters with spaces around it is accepted',
    name: `${blanks}${letters(1000)}${blanks}`,
  },
  { rule: 'single-slash-accepted', title: 'A name with single slashes is accepted', name: 'Mergers/Acquisitions / EU' },
];

const rejected = [
  { rule: 'empty-rejected', title: 'An empty name is rejected', names: [''], twin: 'e' },
  {
    rule: 'blank-rejected',
    title: 'A name that consists only of spaces is rejected',
    names: [blanks, ' '],
    twin: `${blanks}b${blanks}`,
  },
  {
    rule: '1001-rejected',
    title: 'A name of 1001 characters is rejected',
    names: [letters(1001), `${blanks}${letters(1001)}${blanks}`, 'é'.repeat(1001)],
    twin: letters(1000),
  },
  {
    rule: 'double-slash-rejected',
    title: 'A name with two consecutive slashes is rejected',
    names: ['Fusões//Aquisições', '//Mergers', 'Mergers//', 'Mergers///EU', 'Mergers/EU//Acquisitions'],
    twin: 'Mergers/Acquisitions',
  },
];

export const departmentName: readonly Case[] = [
  ...accepted.map(({ rule, suffix = '', title, name }) =>
    stated({
      id: `department-name-${rule}${suffix}`,
      requirement: `department-name-${rule}`,
      title,
      operations: ['createDepartment', 'readDepartment'],
      run: async (api) => {
        const parent = await api.department();
        const reply = await api.call('createDepartment', { name, parentDepartment: parent });
        api.expect.accepted(reply, title);
        const read = await readNow(api, reply.values.id ?? '');
        api.expect.equal(read.values.name?.trim(), name.trim(), 'The name is stored completely', read);
      },
    }),
  ),
  ...rejected.map(({ rule, title, names, twin }) =>
    stated({
      id: `department-name-${rule}`,
      title,
      operations: ['createDepartment', 'listDepartments'],
      run: async (api) => {
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
      },
    }),
  ),
];

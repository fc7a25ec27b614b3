import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { childrenOf, readNow } from './steps.ts';

const blanks = '   ';
const letters = (count: number) => 'n'.repeat(count);

const accepted = [
  { rule: '1-accepted', title: 'A name of one character is accepted', name: 'n' },
  { rule: '1000-accepted', title: 'A name of 1000 characters is accepted and kept whole', name: letters(1000) },
  {
    rule: '1000-accepted',
    suffix: '-beyond-ascii',
    title: 'A name of 1000 characters that take two bytes each is accepted and kept whole',
    name: 'é'.repeat(1000),
  },
  {
    rule: 'trimmed-1000-accepted',
    title: 'The length of a name counts without the blanks around it',
    name: `${blanks}${letters(1000)}${blanks}`,
  },
  { rule: 'single-slash-accepted', title: 'A name with single slashes is accepted', name: 'Mergers/Acquisitions / EU' },
];

const rejected = [
  { rule: 'empty-rejected', title: 'An empty name is rejected', names: [''] },
  { rule: 'blank-rejected', title: 'A name of blanks alone is rejected', names: [blanks] },
  { rule: '1001-rejected', title: 'A name of 1001 characters is rejected', names: [letters(1001)] },
  {
    rule: 'double-slash-rejected',
    title: 'A name with two slashes in a row is rejected',
    names: ['Mergers//Acquisitions', '//Mergers', 'Mergers//', 'Mergers///EU'],
  },
];

/**
 * Test cases for valid and invalid department names at each limit.
 * Each department is created below a parent that the test case creates.
 */
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
        api.expect.equal(read.values.name?.trim(), name.trim(), 'The name is kept whole', read);
      },
    }),
  ),
  ...rejected.map(({ rule, title, names }) =>
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
        const { ids: left, reply } = await childrenOf(api, parent);
        api.expect.equal(left, [], 'No department comes of a rejected name', reply);
      },
    }),
  ),
];

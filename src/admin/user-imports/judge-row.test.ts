import { expect, test } from 'vitest';
import type { UserRow } from '../../tenant/rows.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { type ColumnName, columns } from './columns.ts';
import { judgeRow } from './judge-row.ts';

const at = Date.parse('2026-01-15T09:00:00Z');
const departments: Readonly<Record<string, string[]>> = { Sales: ['10'], Legal: ['9'], Twice: ['7', '8'] };

const ann: UserRow = {
  id: '1',
  email: 'ann@tenant.example',
  firstName: 'Ann',
  lastName: 'Ash',
  jobTitle: 'Buyer',
  status: 'active',
  roleId: '4',
  departments: ['8'],
  lastLogin: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  deletedAt: null,
};
const deleted: UserRow = { ...ann, status: 'deleted', deletedAt: '2025-06-01T00:00:00.000Z' };

function judge(row: Partial<Record<ColumnName, string>>, { user = ann, seen = new Map<string, number>() } = {}) {
  const tenantData = new TenantData('tenant');
  tenantData.transact(() => {
    tenantData.rows.users.put(user);
    for (const [id, name] of Object.entries({ 3: 'Twin', 4: 'Twin', 5: 'Reader' }))
      tenantData.rows.roles.put({ id, name, type: 'custom', description: null });
  });
  const places = Object.fromEntries(columns.map(({ name }, place) => [name, place]));
  const cells = columns.map(({ name }) => row[name] ?? '');
  const context = { tenantData, places, at, seen, departmentIds: (path: string) => departments[path] ?? [] };
  return judgeRow(context, { row: 5, cells });
}

test.each([
  ['no address', { email: ' ' }, 'email', 'the e-mail address is missing'],
  ['an address without a domain', { email: 'ann' }, 'email', 'the e-mail address must have the form name@domain'],
  ['an address with two @', { email: 'a@b@c' }, 'email', 'the e-mail address must have the form name@domain'],
  ['an address with a space', { email: 'a b@c' }, 'email', 'the e-mail address must have the form name@domain'],
  ['a domain that ends with a dot', { email: 'a@b.' }, 'email', 'the e-mail address must have the form name@domain'],
  [
    'an address in angle brackets',
    { email: '<ann@b.c>' },
    'email',
    'the e-mail address must have the form name@domain, without <',
  ],
  [
    'a semicolon after the address',
    { email: 'ann@b.c;' },
    'email',
    'the e-mail address must have the form name@domain, without ;',
  ],
  [
    'a comma after the address',
    { email: 'ann@b.c,' },
    'email',
    'the e-mail address must have the form name@domain, without ,',
  ],
  [
    'a link',
    { email: 'mailto:ann@b.c' },
    'email',
    'the e-mail address must have the form name@domain, without mailto:',
  ],
  [
    'typographic quotes',
    { email: '“ann@b.c”' },
    'email',
    'the e-mail address must have the form name@domain, without “',
  ],
  [
    'a quote before the address',
    { email: "'ann@b.c" },
    'email',
    "the e-mail address must have the form name@domain, without '",
  ],
  ['an error of a formula', { firstName: '#REF!' }, 'firstName', 'cell B5 contains the error value #REF!'],
  ['an error of a formula as its address', { email: '#N/A' }, 'email', 'cell A5 contains the error value #N/A'],
  ['an error of LibreOffice', { jobTitle: 'Err:508' }, 'jobTitle', 'cell D5 contains the error value Err:508'],
  ['an unknown department', { departments: 'Sales;Nowhere' }, 'departments', 'no department has the path "Nowhere"'],
  ['an unknown role', { role: 'King' }, 'role', 'no role has the name "King"'],
  ['another word for deleted', { deleted: 'maybe' }, 'deleted', 'deleted must be yes or no, got "maybe"'],
] as const)('a row with %s fails', (_title, row, column, reason) => {
  expect(judge({ email: 'ann@tenant.example', ...row })).toEqual({
    kind: 'failed',
    fault: { row: 5, column, reason, cells: expect.any(Array) },
  });
});

test('a row with an address that an earlier row contains fails, in any case of letters', () => {
  const seen = new Map([['ann@tenant.example', 2]]);
  expect(judge({ email: 'ANN@tenant.example' }, { seen })).toMatchObject({
    fault: { column: 'email', reason: 'the e-mail address is already in row 2' },
  });
});

test('the first row with an address is applied', () => {
  const seen = new Map([['ann@tenant.example', 5]]);
  expect(judge({ email: 'ann@tenant.example' }, { seen })).toEqual({ kind: 'unchanged' });
});

test('a path of several departments fails unless the user is in one of them', () => {
  const reason = 'the path "Twice" names the departments 7 and 8';
  expect(judge({ email: 'new@tenant.example', departments: 'Twice' })).toMatchObject({ fault: { reason } });
  const row = { email: 'ann@tenant.example', departments: 'Twice' };
  expect(judge(row)).toEqual({ kind: 'unchanged' });
});

test('departments are stored once, in the order of their ids', () => {
  const row = { email: 'ann@tenant.example', departments: 'Sales;Legal;Sales' };
  expect(judge(row)).toMatchObject({ kind: 'updated', user: { departments: ['9', '10'] } });
});

test.each([
  ['ann@tenant.example', { kind: 'unchanged' }],
  ['new@tenant.example', { kind: 'created', user: { roleId: '3' } }],
])('of two roles with one name, %s gets the current role or else the first', (email, expected) => {
  expect(judge({ email, role: 'Twin' })).toMatchObject(expected);
});

test('a new user has only the values of the row', () => {
  expect(judge({ email: ' New@tenant.example ', lastName: 'Low' })).toEqual({
    kind: 'created',
    user: {
      id: null,
      email: 'New@tenant.example',
      firstName: null,
      lastName: 'Low',
      jobTitle: null,
      status: 'active',
      roleId: null,
      departments: [],
      lastLogin: null,
      createdAt: '2026-01-15T09:00:00.000Z',
      deletedAt: null,
    },
  });
});

test.each([["o'neil+hr_1@mail-1.tenant.example"], ['jürgen@bücher.example'], ['a.b@localhost']])(
  'the address %s is accepted',
  (email) => {
    expect(judge({ email })).toMatchObject({ kind: 'created', user: { email } });
  },
);

test('invisible characters are removed from an address, and from the ends of other cells', () => {
  const row = { email: '\u202aann\u200b@tenant.example\u202c', firstName: '\u200f\u00a0An\u200dn\ufeff' };
  expect(judge(row)).toEqual({ kind: 'updated', user: { ...ann, firstName: 'An\u200dn' } });
  const seen = new Map([['ann@tenant.example', 2]]);
  expect(judge(row, { seen })).toMatchObject({ fault: { reason: 'the e-mail address is already in row 2' } });
});

test.each([
  ['firstName', 'Eve', { firstName: 'Eve' }],
  ['lastName', 'Oak', { lastName: 'Oak' }],
  ['jobTitle', 'Chief', { jobTitle: 'Chief' }],
  ['role', 'Reader', { roleId: '5' }],
  ['departments', 'Legal', { departments: ['9'] }],
] as const)('the cell %s changes only its value', (column, cell, change) => {
  expect(judge({ email: 'ann@tenant.example', [column]: cell })).toEqual({
    kind: 'updated',
    user: { ...ann, ...change },
  });
});

test.each([
  ['yes', ann, { kind: 'deleted', user: { ...ann, status: 'deleted', deletedAt: '2026-01-15T09:00:00.000Z' } }],
  ['YES', deleted, { kind: 'unchanged' }],
  ['', deleted, { kind: 'unchanged' }],
  ['No', deleted, { kind: 'updated', user: ann }],
  ['no', ann, { kind: 'unchanged' }],
] as const)('the cell deleted with %j is applied', (cell, user, expected) => {
  expect(judge({ email: 'ann@tenant.example', deleted: cell }, { user })).toEqual(expected);
});

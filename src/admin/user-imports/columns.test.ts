import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { columnPlaces } from './columns.ts';

function faultsOf(head: readonly string[]) {
  try {
    columnPlaces(head);
  } catch (error) {
    if (error instanceof Problem) return error.violations.map(({ code, detail, source }) => ({ code, detail, source }));
    throw error;
  }
  return [];
}

const source = { pointer: '/file' };

test('columns are found in any order and case, and unknown columns are ignored', () => {
  expect(columnPlaces(['role', 'note', 'E-Mail', 'EMAIL'])).toEqual({ role: 0, email: 3 });
});

test('white space and invisible characters in the names of columns are ignored', () => {
  expect(columnPlaces(['\u200bEmail', 'First Name', '\u00a0last\nname\ufeff'])).toEqual({
    email: 0,
    firstName: 1,
    lastName: 2,
  });
});

test('a header without the column email is refused with the name of its sheet', () => {
  const detail = 'the first row of the sheet "Read me" must contain the column name "email", but contains Notes';
  expect(() => columnPlaces(['Notes'], 'Read me')).toThrow(detail);
});

test.each([
  [['note'], 'the first row must contain the column name "email", but contains note'],
  [['', 'note', 'role'], 'the first row must contain the column name "email", but contains note, role'],
  [
    // LibreOffice, with a space as the separator
    ['email firstName lastName'],
    'the first row must contain the column name "email", but contains email firstName lastName. Separate the columns with commas, semicolons, tabs or vertical bars',
  ],
  [[''], 'the first row must contain the column name "email", but contains nothing'],
  [['x'.repeat(300)], `the first row must contain the column name "email", but contains ${'x'.repeat(200)}`],
])('a header without the column email is refused', (head, detail) => {
  expect(faultsOf(head)).toEqual([{ code: 'IMPORT COLUMN MISSING', detail, source }]);
});

test('every repeated column is reported', () => {
  const detail = (name: string) => `the first row must contain the column name "${name}" only once`;
  expect(faultsOf(['email', 'role', 'Role', 'Email'])).toEqual([
    { code: 'INVALID VALUE', detail: detail('role'), source },
    { code: 'INVALID VALUE', detail: detail('email'), source },
  ]);
});

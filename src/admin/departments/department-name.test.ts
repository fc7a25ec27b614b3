import { expect, test } from 'vitest';
import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { departmentName } from './department-name.ts';

const most = limits.departmentName;

function detailsOf(name: string): string[] {
  try {
    departmentName(name);
  } catch (error) {
    if (error instanceof Problem) return error.violations.map(({ detail }) => detail);
    throw error;
  }
  return [];
}

test.each(['x', 'x'.repeat(most), '😀'.repeat(most), 'a/b'])('a name within the limits is stored as it is', (name) => {
  expect(departmentName(name)).toBe(name);
});

test('white space around a name does not count', () => {
  expect(departmentName(` ${'x'.repeat(most)}\t`)).toBe('x'.repeat(most));
});

test.each([
  ['', ['name must contain at least one character that is not white space']],
  [' ', ['name must contain at least one character that is not white space']],
  ['x'.repeat(most + 1), [`name must have at most ${most} characters after trimming, got ${most + 1}`]],
  ['😀'.repeat(most + 1), [`name must have at most ${most} characters after trimming, got ${most + 1}`]],
  ['a//b', ['name must not contain "//"']],
  [`a//${'x'.repeat(most)}`, [expect.stringMatching(/got 1003$/), 'name must not contain "//"']],
])('every violation of a wrong name is reported', (name, details) => {
  expect(detailsOf(name)).toEqual(details);
});

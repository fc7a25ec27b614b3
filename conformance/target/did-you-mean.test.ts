import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test.each([
  ['pathh', ['path', 'body'], '; did you mean "path"?'],
  ['creatDepartment', ['createDepartment', 'deleteDepartment'], '; did you mean "createDepartment"?'],
  ['Answer', ['answer'], '; did you mean "answer"?'],
  ['colour', ['path', 'body'], ''],
  ['creatDepartmnt', ['createDepartment'], '; did you mean "createDepartment"?'],
  ['color', ['colours', 'colour'], '; did you mean "colour"?'],
  ['abcde', ['abcxy'], '; did you mean "abcxy"?'],
  ['abcd', ['abxy'], ''],
  ['ids', ['id'], '; did you mean "id"?'],
])('%s', (given, known, hint) => {
  expect(didYouMean(given, known)).toBe(hint);
});

import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test.each([
  ['pathh', ['path', 'body'], '; did you mean "path"?'],
  ['creatDepartment', ['createDepartment', 'deleteDepartment'], '; did you mean "createDepartment"?'],
  ['Answer', ['answer'], '; did you mean "answer"?'],
  ['colour', ['path', 'body'], ''],
])('%s', (given, known, hint) => {
  expect(didYouMean(given, known)).toBe(hint);
});

import { expect, test } from 'vitest';
import { sizeExcess, sizeOf } from './size.ts';

const files = ['src/a.ts', 'src/a.test.ts', 'src/testing/b.ts', 'src/generated/c.ts', 'src/d.d.ts', 'docs/public/e.js'];

test('only handwritten lines are counted, tests and their support separately', () => {
  expect(sizeOf(files, () => 'one\ntwo\n')).toEqual({ code: 2, tests: 4 });
});

test('each number above its maximum is reported', () => {
  const most = { code: 2, tests: 4 };
  expect(sizeExcess({ code: 2, tests: 4 }, most)).toEqual([]);
  expect(sizeExcess({ code: 1, tests: 5 }, most)).toEqual(['tests: 5 lines, at most 4 are permitted: remove lines']);
  expect(sizeExcess({ code: 3, tests: 4 }, most)).toEqual(['code: 3 lines, at most 2 are permitted: remove lines']);
});

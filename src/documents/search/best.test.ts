import fc from 'fast-check';
import { expect, test } from 'vitest';
import { best } from './best.ts';

const byNumber = (left: number, right: number) => left - right;

test.each([
  ['increasing', [1, 2, 3, 4]],
  ['decreasing', [4, 3, 2, 1]],
  ['unsorted', [3, 1, 4, 2]],
])('of a list in %s order the wanted items are the first ones of the sorted list', (_order, items) => {
  for (const wanted of [0, 1, 3, 4, 5]) expect(best(items, wanted, byNumber)).toEqual([1, 2, 3, 4].slice(0, wanted));
});

test('the result is the same as the start of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(30), (items, wanted) => {
      expect(best(items, wanted, byNumber)).toEqual(items.toSorted(byNumber).slice(0, wanted));
    }),
  );
});

test('more than a thousand items of a longer list are sorted', () => {
  const items = Array.from({ length: 1_002 }, (_, at) => 1_001 - at);
  expect(best(items, 1_001, byNumber)).toEqual(items.toReversed().slice(0, 1_001));
});

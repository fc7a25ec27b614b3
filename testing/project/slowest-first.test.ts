import { expect, test } from 'vitest';
import { slowestFirst } from './slowest-first.ts';

const slowest = { 'site.test.ts': 90, 'journeys.test.ts': 20 };
const fast = Array.from({ length: 20 }, (_, index) => `fast-${index}.test.ts`);
const names = [...fast, 'journeys.test.ts', 'site.test.ts'];

test('slow files are first, the slowest of them at the front', () => {
  expect(slowestFirst(names, slowest, 1).slice(0, 2)).toEqual(['site.test.ts', 'journeys.test.ts']);
});

test('every file is in the order once', () => {
  expect(slowestFirst(names, slowest, 1).toSorted()).toEqual(names.toSorted());
});

test('the seed alone decides the order of the fast files', () => {
  const order = slowestFirst(names, slowest, 1);
  expect(slowestFirst(names.toReversed(), slowest, 1)).toEqual(order);
  expect(slowestFirst(names, slowest, 2)).not.toEqual(order);
});

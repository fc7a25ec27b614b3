import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const ids = Array.from({ length: 50 }, (_, id) => String(id));

test('a seed draws the same mutants in any order, and another seed draws others', () => {
  const sample = sampleOf(ids, 10, 1);
  expect(sample.size).toBe(10);
  expect(sampleOf(ids.toReversed(), 10, 1)).toEqual(sample);
  expect(sampleOf(ids, 10, 2)).not.toEqual(sample);
});

test('a sample that is larger than the code contains all mutants', () => {
  expect(sampleOf(ids, Number.POSITIVE_INFINITY, 1)).toEqual(new Set(ids));
});

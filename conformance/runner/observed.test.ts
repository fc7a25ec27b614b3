import { expect, test } from 'vitest';
import { brief, difference } from './observed.ts';

test('a long value is shortened and shows its length', () => {
  expect(brief('x'.repeat(43_000))).toMatch(/^"x{119}\.\.\. \(43002 characters\)$/);
  expect(brief(undefined)).toBe('nothing');
});

test('a difference of lists names the items', () => {
  expect(difference(['a', 'b'], ['b', 'c'])).toBe('["a"] missing, ["c"] not expected (expected 2 items, got 2 items)');
  expect(difference(['a', 'b'], ['b', 'a'])).toBe('the order differs: expected ["a","b"], got ["b","a"]');
  expect(difference(['a'], ['a', 'a'])).toMatch(/^an item occurs more than once/);
});

test('sets differ visibly', () => {
  expect(difference(new Set(['1']), new Set(['2']))).toBe('expected ["1"], got ["2"]');
});

test('a difference of long texts shows the part that differs', () => {
  const same = 'x'.repeat(1000);
  expect(difference(`${same}a`, `${same}b`)).toMatch(/^from character 980 on: expected "x{20}a", got "x{20}b"$/);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AFTER_ALL, compareKeys, compareTexts, type Key } from './compare.ts';

const points = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

function ordered(left: string, right: string): number {
  const [a, b] = [points(left), points(right)];
  const at = a.findIndex((point, place) => point !== b[place]);
  return at < 0 || at >= b.length ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}

const letters = fc.constantFrom(
  'a',
  'b',
  'é',
  '部',
  '\u{d7ff}',
  '\u{e000}',
  '\u{ffff}',
  '\u{10000}',
  '\u{10fc00}',
  '\u{10ffff}',
);
const texts = fc.array(letters, { maxLength: 5 }).map((list) => list.join(''));

test('texts are ordered by code points, whatever letters they have', () => {
  fc.assert(
    fc.property(texts, texts, (left, right) => {
      expect(Math.sign(compareTexts(left, right))).toBe(Math.sign(ordered(left, right)));
    }),
    { numRuns: 500 },
  );
});

test('absent values are first, then numbers by size, then texts, and the upper bound is last', () => {
  const keys: Key[] = [[], [null], [2], [10], [10, 'a'], ['Z'], ['a'], ['\u{ffff}'], ['\u{10000}'], [AFTER_ALL]];
  expect(keys.toReversed().sort(compareKeys)).toEqual(keys);
});

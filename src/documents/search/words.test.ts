import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { type Part, wordsOf } from './words.ts';

const units = ['a', 'B', 'z', '1', ' ', '.', '-', '\n', '$', 'é', 'ß', 'İ', 'ﬁ', '“', '–', '…', ' ', '中', '𝒜'];
const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 20 });

test('words are separated by white space and punctuation, and normalized to lower case and NFKC', () => {
  fc.assert(
    fc.property(text, (given) => {
      const plainly = given
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s\p{Z}\p{P}]+/u);
      expect(wordsOf(given)).toEqual(plainly.filter((word) => word !== ''));
    }),
    { numRuns: 2_000 },
  );
});

test('a lexicon finds whole words and words that contain a part, including words that were added later', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
  const part: fc.Arbitrary<Part> = fc.record({ word, begins: fc.boolean(), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.tuple(word, part), { maxLength: 20 }), (steps) => {
      const lexicon = new Lexicon();
      const words: string[] = [];
      for (const [each, wanted] of steps) {
        if (!words.includes(each)) words.push(each);
        expect(lexicon.numberOf(`x${each}y`, 1, 1 + each.length)).toBe(words.indexOf(each));
        const expected = words.filter((known) => holds(known, wanted)).map((known) => words.indexOf(known));
        expect(lexicon.holding(wanted)).toEqual(expected);
      }
    }),
  );
});

function holds(known: string, { word, begins, ends }: Part): boolean {
  if (begins && ends) return known === word;
  if (begins) return known.startsWith(word);
  return ends ? known.endsWith(word) : known.includes(word);
}

test('a lexicon distinguishes many words', () => {
  const lexicon = new Lexicon();
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index.toString(36)}`);
  for (const word of words) lexicon.numberOf(word, 0, word.length);
  expect(words.findIndex((word, index) => lexicon.find(word) !== index)).toBe(-1);
  expect(lexicon.find('word')).toBeUndefined();
});

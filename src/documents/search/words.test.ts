import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { piecesOf, type WordPart, wordPartsOf } from './words.ts';

const wordsOf = (given: string) => wordPartsOf(given).map(({ word }) => word);

const units = ['a', 'B', 'z', '1', ' ', '.', '-', '\t', '$', 'é', 'ß', 'İ', 'ﬁ', '“', '–', '…', ' ', '中', '𝒜'];
const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 20 });

test('words are separated by white space and punctuation, and compared without case and compatibility forms', () => {
  fc.assert(
    fc.property(text, (given) => {
      const plainly = given
        .normalize('NFKC')
        .replaceAll('İ', 'i')
        .toLowerCase()
        .split(/[\s\p{Z}\p{P}]+/u);
      expect(wordsOf(given)).toEqual(plainly.filter((word) => word !== ''));
    }),
    { numRuns: 2_000 },
  );
});

test('a long text is divided between words, without other words', () => {
  const text = 'λόγος, “ﬁ”–a\u0301 b\u0301\n'.repeat(10_000);
  const pieces = [...piecesOf(text)];
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join('')).toBe(text);
  expect(pieces.flatMap(wordsOf)).toEqual(wordsOf(text));
});

test('the pieces of a very long word overlap, so that one of them contains each short part of the word', () => {
  const word = Array.from({ length: 30_000 }, (_, at) => at.toString(36)).join('');
  const pieces = [...piecesOf(word)];
  expect(pieces.length).toBeGreaterThan(1);
  for (let at = 18_000; at < 22_000; at += 100) {
    const part = word.slice(at, at + 900);
    expect(pieces.some((piece) => piece.includes(part))).toBe(true);
  }
});

test('no piece ends in a word that is divided at the end of a line', () => {
  for (const divided of ['termi-\nnation ', '契約\n書、', 'termi\u00ad\nnation ']) {
    const pieces = [...piecesOf(divided.repeat(10_000))];
    expect(pieces.length).toBeGreaterThan(1);
    expect(new Set(pieces.flatMap(wordsOf))).toEqual(new Set(wordsOf(divided)));
  }
});

test('a lexicon finds whole words and words that contain a part, including words that were added later', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
  const part: fc.Arbitrary<WordPart> = fc.record({ word, begins: fc.boolean(), ends: fc.boolean() });
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

function holds(known: string, { word, begins, ends }: WordPart): boolean {
  if (begins && ends) return known === word;
  if (begins) return known.startsWith(word);
  return ends ? known.endsWith(word) : known.includes(word);
}

test.each([
  ['declinate', 'macallums'],
  ['costarring', 'liquid'],
  ['cap', 'caprobfakzk'],
  ['caprobfakzk', 'cap'],
])('a lexicon distinguishes the words %s and %s, which have the same hash', (one, other) => {
  const lexicon = new Lexicon();
  expect([one, other, one].map((word) => lexicon.numberOf(word, 0, word.length))).toEqual([0, 1, 0]);
});

test('a lexicon distinguishes many words', () => {
  const lexicon = new Lexicon();
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index.toString(36)}`);
  for (const word of words) lexicon.numberOf(word, 0, word.length);
  expect(words.findIndex((word, index) => lexicon.find(word) !== index)).toBe(-1);
  expect(lexicon.find('word')).toBeUndefined();
});

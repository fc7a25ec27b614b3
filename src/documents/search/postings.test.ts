import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { countOf, Postings, slotOf } from './postings.ts';

test('documents are in the order of their slots, with the number of occurrences', () => {
  const postings = new Postings(new Lexicon());
  const put = (slot: number, before: string, after: string) => [...postings.set(slot, before, after)];
  for (const [slot, text] of [
    [2, 'cap cap'],
    [0, 'cap'],
    [1, 'cap'],
  ] as const)
    put(slot, '', text);
  const found = () => postings.of(0).map((posting) => [slotOf(posting), countOf(posting)]);
  expect(found()).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  put(1, 'cap', 'none');
  expect(found()).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test.each([
  ['short', ''],
  ['long', 'other '.repeat(5_000)],
])('a %s text that is read while a long text is read has its own counts', (_length, more) => {
  const postings = new Postings(new Lexicon());
  const reading = postings.set(0, '', `cap ${'word '.repeat(10_000)}`);
  for (let step = 0; step < 3; step++) reading.next();
  for (const _cost of postings.set(1, '', `cap cap ${more}`));
  for (const _cost of reading);
  expect(postings.of(0).map(countOf)).toEqual([1, 2]);
});

test('the cost of indexing a text is announced for each piece and for each 20,000 words', () => {
  const postings = new Postings(new Lexicon());
  const costsOf = (before: string, after: string) => [...postings.set(0, before, after)];
  expect(costsOf('', 'one two two')).toEqual([66, 12]);
  expect(costsOf('one two two', '')).toEqual([66, 120_000]);
  const words = Array.from({ length: 20_001 }, (_, at) => `w${at}`);
  expect(costsOf('', words.join(' ')).slice(-2)).toEqual([120_000, 120_000]);
});

test('the characters that normalization adds to a long text have a cost', () => {
  const text = `${'\ufdfa'.repeat(10)} ${'word '.repeat(4_000)}`;
  expect([...new Postings(new Lexicon()).set(0, '', text)]).toEqual([119_976, 1_080, 90, 0, 36]);
});

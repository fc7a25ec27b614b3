import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';
import { WordIndex } from './word-index.ts';

function indexOf(...texts: string[]): WordIndex {
  const index = new WordIndex();
  for (const [slot, text] of texts.entries()) for (const _cost of index.set(slot, undefined, { head: '', text }));
  return index;
}

const all: [number, number] = [0, 10];

function scoreOf(records: number, having: number, count: number, length: number, average: number): number {
  const rarity = Math.log(1 + (records - having + 0.5) / (having + 0.5));
  const relevance = (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average));
  return Math.round((relevance / (1 + relevance)) * 1e6) / 1e6;
}

test('scores grow with rare and frequent words, and fall with the length of the text', () => {
  const index = indexOf('cap cap tax', 'a cap', 'tax tax tax');
  const never = () => () => false;
  expect(index.find(termsOf('cap'), never, all)).toEqual({
    count: 2,
    before: 0,
    hits: [
      { slot: 0, score: scoreOf(3, 2, 2, 3, 8 / 3) },
      { slot: 1, score: scoreOf(3, 2, 1, 2, 8 / 3) },
    ],
  });
});

test('a word that contains the term counts half', () => {
  const index = indexOf('capital', 'capital cap', 'x');
  expect(index.find(termsOf('cap'), () => () => true, all).hits).toEqual([
    { slot: 1, score: scoreOf(3, 2, 1.5, 2, 4 / 3) },
    { slot: 0, score: scoreOf(3, 2, 0.5, 1, 4 / 3) },
  ]);
});

test('at most 255 occurrences of a word count', () => {
  const index = indexOf('cap '.repeat(300), 'x');
  expect(index.find(termsOf('cap'), () => () => true, all)).toEqual({
    count: 1,
    before: 0,
    hits: [{ slot: 0, score: scoreOf(2, 1, 255, 300, 301 / 2) }],
  });
});

test('the words of a text tell which documents may contain it, and one plain word alone is certain', () => {
  const index = indexOf('the liability cap', 'cap', 'liability', 'ﬁrst cap');
  const found = (text: string) => {
    const places = index.whereabouts(text);
    return places && [0, 1, 2, 3].map((slot) => [places.mayMatch(slot), places.isCertain].map(Number).join(''));
  };
  expect(found('cap')).toEqual(['11', '11', '01', '11']);
  expect(found('liability cap')).toEqual(['10', '00', '00', '00']);
  expect(found('abilit')).toEqual(['11', '01', '11', '01']);
  expect(found('cap ')).toEqual(['10', '10', '00', '10']);
  expect(found(' - ')).toBeUndefined();
});

test('a text of more than 255 words may be found', () => {
  const words = Array.from({ length: 300 }, (_, at) => `w${at}`).join(' ');
  expect(indexOf(words).whereabouts(words)?.mayMatch(0)).toBe(true);
});

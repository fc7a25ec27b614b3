import { expect, test } from 'vitest';
import { Frequencies } from './tally.ts';

test('words with high numbers are counted, and the counts start again after they were taken', () => {
  const tally = new Frequencies();
  for (const word of [1_024, 5_000, 1_024, 0]) tally.add(word);
  expect(tally.take()).toEqual({ words: [1_024, 5_000, 0], counts: [2, 1, 1] });
  tally.add(5_000);
  expect(tally.take()).toEqual({ words: [5_000], counts: [1] });
});

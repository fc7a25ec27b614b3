import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { countOf, Postings } from './postings.ts';

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

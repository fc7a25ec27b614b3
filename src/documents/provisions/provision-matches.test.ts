import { expect, test } from 'vitest';
import { forgetMatches, matchIn } from './provision-matches.ts';

test('the found sentences of a text are stored until they are deleted', () => {
  const provision = { name: 'Cap', provisionTags: ['limit'] };
  const search = () => matchIn(provision, 'None. A limit. The cap.');
  const first = search();
  const content = ['A limit.', 'The cap.'].map((text) => ({ text, score: 1 }));
  expect(first).toEqual({ name: 'Cap', content });
  expect(search()).toBe(first);
  forgetMatches(provision);
  expect(search()).toEqual(first);
  expect(search()).not.toBe(first);
});

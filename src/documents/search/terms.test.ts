import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

const part = (word: string, begins: boolean, ends: boolean) => ({ word, begins, ends });

test.each([
  ['Zebra', true, [part('zebra', false, false)]],
  ['ab', true, [part('ab', true, true)]],
  ['契約', true, [part('契約', false, false)]],
  ['aé', true, [part('aé', false, false)]],
  ['éa', true, [part('éa', false, false)]],
  ['"Zebra', false, [part('zebra', true, false)]],
  ['Zebra"', false, [part('zebra', false, true)]],
  ['CTR-2025-0057', false, [part('ctr', false, true), part('2025', true, true), part('0057', true, false)]],
  ['marker-a', false, [part('marker', false, true), part('a', true, true)]],
])('the term %s has the parts of a text that holds it', (text, isWord, parts) => {
  expect(termsOf(text)).toEqual([{ text, isWord, parts }]);
});

test('terms are separated by white space and unique, and punctuation alone is no term', () => {
  expect(termsOf(' one \u3000two\none & ... ').map(({ text }) => text)).toEqual(['one', 'two']);
});

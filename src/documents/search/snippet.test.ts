import { expect, test } from 'vitest';
import { Snippets, snippetAt } from './snippet.ts';
import { termsOf } from './terms.ts';

const first = (search: string, ...texts: string[]) => new Snippets(termsOf(search)).first(texts);

test.each([
  ['ab', 'cab abc', 'cab abc'],
  ['-', 'ab-c', 'ab-c'],
  ['ab', 'ab', 'ab'],
  ['abc', 'xabcx', 'xabcx'],
  ['"ab', 'x "abc', 'x "abc'],
  ['契約', '英文契約書', '英文契約書'],
  ['none', 'a text', null],
])('a search for %s in %j has the excerpt %j', (search, text, excerpt) => {
  expect(first(search, text)).toBe(excerpt);
});

test('the excerpt is from the first text that contains a term', () => {
  expect(first('cap', 'none', 'the cap', 'a cap')).toBe('the cap');
});

const range = (text: string): [number, number] => [text.indexOf('['), text.indexOf(']') + 1];

test.each([
  ['at both ends of a short text', '[term]', '[term]'],
  [
    'with eighty characters on both sides',
    `${'a'.repeat(80)}[term]${'b'.repeat(80)}`,
    `${'a'.repeat(80)}[term]${'b'.repeat(80)}`,
  ],
  [
    'with more characters',
    `w ${'a'.repeat(78)} [term] ${'b'.repeat(78)} w`,
    `… ${'a'.repeat(78)} [term] ${'b'.repeat(78)} …`,
  ],
  ['after a word that does not fit', `${'a'.repeat(79)} b [term]`, '… b [term]'],
  ['before a word that does not fit', `[term] b ${'a'.repeat(79)}`, '[term] b …'],
  ['with line breaks', 'a\n\n [term]\tb ', 'a [term] b'],
])('an excerpt around a term %s', (_where, text, excerpt) => {
  expect(snippetAt(text, range(text))).toBe(excerpt);
});

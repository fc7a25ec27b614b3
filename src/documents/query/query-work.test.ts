import { expect, test } from 'vitest';
import type { Condition } from './conditions.ts';
import { workOf } from './query-work.ts';

const text = (...terms: string[]): Condition => ({ type: 'text', filter: 'containsText', terms });

test.each<[string, boolean, Condition[]]>([
  ['a condition on the text', true, [text('cap')]],
  ['a condition on the text inside any', true, [{ any: [text(''), text('cap')] }]],
  ['only an empty term', false, [text('')]],
  ['only a condition on a property', false, [{ type: 'property', name: 'name', filter: 'containsText', terms: ['a'] }]],
  ['only a filter without terms', false, [{ type: 'text', filter: 'isEmpty' }]],
])('a query with %s searches texts for excerpts: %s', (_what, isSearched, query) => {
  expect(workOf(query).snippets !== undefined).toBe(isSearched);
});

test('a continued query has the same intermediate results', () => {
  const query = [text('cap')];
  expect(workOf(query)).toBe(workOf(query));
  expect(workOf([text('cap')])).not.toBe(workOf(query));
});

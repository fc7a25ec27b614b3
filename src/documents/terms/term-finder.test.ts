import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Continued } from '../../tenant/slices.ts';
import { TermFinder } from './term-finder.ts';
import { TermTrie } from './term-trie.ts';

const unit = fc.constantFrom('a', 'b', 'c');
const terms = fc.array(fc.string({ unit, minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
const text = fc.string({ unit, maxLength: 20 });

test('the first match is the same as with a search for each term', () => {
  fc.assert(
    fc.property(terms, text, fc.nat(5), (given, searched, from) => {
      const starts = given.map((term) => searched.indexOf(term, from));
      const start = Math.min(...starts.filter((each) => each >= 0));
      const term = starts.indexOf(start);
      const expected = term < 0 ? undefined : { start, end: start + (given[term]?.length ?? 0), term };
      expect(new Continued(new TermFinder(given).first(searched, from)).result()).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('each term in a text is reported once', () => {
  fc.assert(
    fc.property(terms, text, (given, searched) => {
      const different = [...new Set(given)];
      const named: number[] = [];
      const search = new TermFinder(different).each([searched], (term) => {
        named.push(term);
        return 'go on';
      });
      for (const _cost of search);
      const expected = different.flatMap((term, at) => (searched.includes(term) ? [at] : []));
      expect(named.toSorted((left, right) => left - right)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('a match that does not count is replaced by the next one', () => {
  const finder = new TermFinder(['a', 'ba']);
  expect(new Continued(finder.first('xa ba', 0, ({ start }) => start > 1)).result()).toEqual({
    start: 3,
    end: 5,
    term: 1,
  });
});

test('the search for each term is divided into pieces of a long text', () => {
  const named: number[] = [];
  const search = new TermFinder(['b', 'ab']).each([`${'a'.repeat(1_000_000)}b`], (term) => {
    named.push(term);
    return 'go on';
  });
  const costs = [...search];
  expect(costs.slice(-21)).toEqual([...Array(20).fill(50_000), 1]);
  expect(named).toEqual([1, 0]);
  const costOf = (...terms: string[]) => [...new TermFinder(terms).each(['text'], () => 'stop')].at(-1);
  expect([costOf('x'.repeat(59), 'y'), costOf('x'.repeat(60), 'y')]).toEqual([4, 20]);
});

test('the cost of a trie is announced for each term and for the links of the nodes', () => {
  expect([...TermTrie.of(['ab', 'cde'])]).toEqual([40, 60, 200]);
});

function linksFollowed(given: readonly string[], searched: string): number {
  const making = TermTrie.of(given);
  let made = making.next();
  while (!made.done) made = making.next();
  const trie = made.value;
  let [node, followed] = [0, 0];
  for (let at = 0; at < searched.length; at++) {
    const before = trie.depth(node);
    node = trie.next(node, searched.charCodeAt(at));
    followed += before + 1 - trie.depth(node);
  }
  return followed;
}

test('a text that nearly matches everywhere takes no more steps than it has characters', () => {
  const given = Array.from({ length: 101 }, (_, at) => `${'a'.repeat(240)}b${at}`);
  for (const length of [10_000, 100_000]) {
    expect(linksFollowed(given, 'a'.repeat(length))).toBeLessThanOrEqual(length);
  }
});

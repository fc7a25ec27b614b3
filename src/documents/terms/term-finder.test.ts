import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Continued } from '../../tenant/slices.ts';
import { TermFinder } from './term-finder.ts';

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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Continued } from '../../tenant/slices.ts';
import { passagesOf, sentenceAround } from '../provisions/provisions.ts';
import { FoldedText, foldedTerms } from './folded-text.ts';
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

const passages = (text: string, ...terms: string[]) =>
  new Continued(passagesOf(new Continued(FoldedText.of(text)).result(), new TermFinder(foldedTerms(terms)))).result();

test.each([
  ['a sentence between others', 'One. The [cap] holds. Three.', 'The [cap] holds.'],
  ['a question', 'One. Is [it]? Yes', 'Is [it]?'],
  ['an exclamation at the end', 'No [way]!', 'No [way]!'],
  ['a paragraph without a full stop', 'One\n\nThe [cap]\n\nThree', 'The [cap]'],
  ['a number with a point', 'At 1.5 [cap] of 2.5 or so. End', 'At 1.5 [cap] of 2.5 or so.'],
  ['240 characters before the term', `${'a'.repeat(241)}[cap]`, `${'a'.repeat(240)}[cap]`],
  ['240 characters after the term', `[cap]${'a'.repeat(241)}`, `[cap]${'a'.repeat(240)}`],
])('the sentence around a term is %s', (_what, text, sentence) => {
  const [from, to] = sentenceAround(text, text.indexOf('['), text.indexOf(']') + 1);
  expect(text.slice(from, to).trim()).toBe(sentence);
});

test('each sentence with a term is returned once, in the order of the text', () => {
  const text = 'A cap and a CAP. None. A tax. The cap ends';
  expect(passages(text, 'cap', 'tax')).toEqual(['A cap and a CAP.', 'A tax.', 'The cap ends']);
  expect(passages(text, 'other')).toEqual([]);
});

test('at most twenty sentences are returned', () => {
  expect(passages('A cap. '.repeat(19), 'cap')).toHaveLength(19);
  expect(passages('A cap. '.repeat(21), 'cap')).toHaveLength(20);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Continued } from '../../tenant/slices.ts';
import { FoldedText, foldedTerms, type Stretch } from './folded-text.ts';
import { pieceLength, TermFinder } from './term-finder.ts';

function findIn(text: string, terms: TermFinder, from?: number): Stretch | undefined {
  return new Continued(new Continued(FoldedText.of(text)).result().find(terms, from)).result();
}

const find = (text: string, terms: string[], from?: number) => {
  const found = findIn(text, new TermFinder(foldedTerms(terms)), from);
  return found && text.slice(...found);
};

describe('a term is found', () => {
  test.each([
    ['without case', 'The CAP holds', ['cap'], 'CAP'],
    ['over lines and paragraphs', 'one\n\n two\tthree', ['ONE two  three'], 'one\n\n two\tthree'],
    ['after a letter that grows when it is made small', 'İİ cap', ['cap'], 'cap'],
    ['where the first of several stands', 'b a', ['a', 'b'], 'b'],
    ['with the white space at the start of the text', '\ncap', [' cap'], '\ncap'],
    ['with the white space at the end of the text', 'the cap\n', ['cap '], 'cap\n'],
    ['not at all', 'none', ['cap'], undefined],
  ])('%s', (_what, text, terms, wanted) => {
    expect(find(text, terms)).toBe(wanted);
  });
});

test('a space in a term matches exactly the white space of regular expressions', () => {
  const units = Array.from({ length: 65_536 }, (_, unit) => String.fromCharCode(unit)).filter((each) => each !== 'a');
  const text = `a${units.join('a')}a`;
  const finder = new TermFinder(['a a']);
  const matched: (string | undefined)[] = [];
  for (let found = findIn(text, finder); found; found = findIn(text, finder, found[1] - 1))
    matched.push(text[found[0] + 1]);
  expect(matched).toEqual(units.filter((unit) => /\s/.test(unit)));
});

test.each([-3, -2, -1, 0, 1])('white space around the border of two pieces, from %i, is one run', (offset) => {
  const before = 'x'.repeat(pieceLength + offset);
  const finder = new TermFinder(['x y']);
  expect(findIn(`${before} \n y  z`, finder)).toEqual([before.length - 1, before.length + 4]);
  expect(findIn(`${before} y  z`, finder)).toEqual([before.length - 1, before.length + 2]);
});

test('a term is found after many sequences of white space', () => {
  const text = `${'a  b\n\n\n'.repeat(20)}cap`;
  expect(findIn(text, new TermFinder(['b cap']))).toEqual([text.length - 7, text.length]);
});

test('entries before the start position are skipped', () => {
  expect(findIn('a  a\n\na', new TermFinder(['a']), 4)).toEqual([6, 7]);
});

test('places are those that an expression finds', () => {
  const unit = fc.constantFrom('a', 'B', ' ', '\n', '\t', 'İ', 'ß');
  const text = fc.string({ unit, maxLength: 20 });
  const term = fc
    .array(fc.constantFrom('a', 'b', 'ß', 'ab'), { minLength: 1, maxLength: 3 })
    .map((list) => list.join(' '));
  fc.assert(
    fc.property(text, term, fc.nat(5), (given, wanted, from) => {
      const match = new RegExp(wanted.replaceAll(' ', '\\s+'), 'gi');
      match.lastIndex = from;
      const found = match.exec(given);
      const expected = found ? [found.index, found.index + found[0].length] : undefined;
      expect(findIn(given, new TermFinder(foldedTerms([wanted])), from)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

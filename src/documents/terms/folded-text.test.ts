import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Continued } from '../../tenant/slices.ts';
import { FoldedText, folded, foldedPieces, foldedTerms, type Stretch } from './folded-text.ts';
import { TermFinder, turnLength } from './term-finder.ts';
import { edgesFor } from './term-trie.ts';

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
  const before = 'x'.repeat(turnLength + offset);
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

test.each([
  ['a soft hyphen', 'the termi\u00adnation', 'termination', 'termi\u00adnation'],
  ['a zero-width space', 'ter\u200bmina\u2060tion', 'termination', 'ter\u200bmina\u2060tion'],
  ['a ligature', 'the ﬁnal fee', 'final', 'ﬁnal'],
  ['wide letters', 'ＡＢＣ １２', 'abc 12', 'ＡＢＣ １２'],
  ['narrow Japanese letters', 'ｶﾞｲﾄﾞ', 'ガイド', 'ｶﾞｲﾄﾞ'],
  ['a mathematical letter', '𝒜bc', 'abc', '𝒜bc'],
  ['a typographic apostrophe', 'the party’s fee', "party's", 'party’s'],
  ['quotation marks', 'the “Fee”', '"fee"', '“Fee”'],
  ['a non-breaking hyphen', 'non\u2011compete', 'non-compete', 'non\u2011compete'],
  ['a dash', '2024–2025', '2024-2025', '2024–2025'],
  ['a Greek sigma at the end', 'ΛΌΓΟΣ', 'λόγος', 'ΛΌΓΟΣ'],
  ['a hyphen at the end of a line', 'a non-\ncompete.', 'non-compete', 'non-\ncompete'],
  ['a soft hyphen at the end of a line', 'termi\u00ad\nnation', 'termination', 'termi\u00ad\nnation'],
  ['a line break in a Chinese or Japanese word', '契約\n書', '契約書', '契約\n書'],
])('a text with %s is found as people type it, and shown as it is', (_what, text, term, shown) => {
  expect(find(text, [term])).toBe(shown);
});

test.each([
  ['and the termi-\nnation of it', 'termination', 'termi-\nnation'],
  ['and the termi-\nnation of it', 'the termination of', 'the termi-\nnation of'],
  ['and the termi-\nnation of it', 'the termi-nation of', 'the termi-\nnation of'],
  ['and the termi-\nnation of it', 'of it', 'of it'],
  ['termi-\nnation', 'termi', 'termi'],
  ['termi-\nnation', 'nation', 'nation'],
  ['termi-\nna-\ntion clause', 'termination clause', 'termi-\nna-\ntion clause'],
  ['termi-\nna-\ntion clause', 'termi-nation c', 'termi-\nna-\ntion c'],
  ['a non-\ncom-\npete b', 'non-compete b', 'non-\ncom-\npete b'],
  ['non-\ncompete', 'non-\ncompete', 'non-\ncompete'],
  ['no-\nno-\nno-\nnot', 'nonot', 'no-\nnot'],
  ['an a-\nan-\naa', 'anaa', 'an-\naa'],
  ['2024-\n2025', '20242025', undefined],
  ['termi-\n\nnation', 'termination', undefined],
])('in %j the term %j is found at %j, although a word is divided at the end of a line', (text, term, shown) => {
  expect(find(text, [term])).toBe(shown);
  const long = `${' '.repeat(turnLength - 4)}${text}`;
  expect(find(long, [term])).toBe(shown);
});

test('a text is converted piece by piece as a whole', () => {
  for (const text of ['termi-\nnation  “ﬁ” ', 'plain  text\n', '契約\n書、 ']) {
    const long = text.repeat(20_000);
    const pieces = [...foldedPieces(long)];
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('').replaceAll('  ', ' ')).toBe(folded(long).replaceAll('  ', ' '));
  }
});

test.each([
  ['a table', 64, 64],
  ['a hash table', 40_000, 64],
])('all edges in %s are found, and no others', (_kind, nodes, classes) => {
  const edges = edgesFor(nodes, classes);
  const steps = Array.from({ length: Math.min(nodes, 3_000) }, (_, node) => [node, (node * 7) % classes] as const);
  for (const [node, kind] of steps) edges.set(node, kind, node + 1);
  expect(steps.findIndex(([node, kind]) => edges.get(node, kind) !== node + 1)).toBe(-1);
  expect(steps.findIndex(([node, kind]) => edges.get(node, (kind + 1) % classes) !== -1)).toBe(-1);
});

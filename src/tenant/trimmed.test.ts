import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test.each([
  ['blanks, tabs and line ends', ' \t\r\n a b \n', 'a b'],
  ['white space beyond ASCII', '\u0085\u00a0\u1680\u2003\u2028\u202f\u3000a\u3000\u0085', 'a'],
  ['a byte order mark, which is no white space', '\ufeffa\ufeff', '\ufeffa\ufeff'],
  ['characters that only look like a blank', '\u200ba\u180e', '\u200ba\u180e'],
  ['nothing but white space', ' \u0085 ', ''],
  ['nothing', '', ''],
  ['characters above U+FFFF', ' \u{1f4dc} ', '\u{1f4dc}'],
])('%s', (_what, text, wanted) => {
  expect(trimmed(text)).toBe(wanted);
});

// A search that starts again at each blank would exceed the time limit of this test.
test('a million blanks within a text are passed once', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(trimmed(text)).toBe(text);
});

import { expect, test } from 'vitest';
import { basisOf, prose, proseCell, table } from './markdown.ts';

test.each([
  ['a <b> tag', 'a &lt;b> tag'],
  ['code `<b>` stays', 'code `<b>` stays'],
  ['{{ braces }}', '&#123;&#123; braces }}'],
])('a description %j is shown as text', (description, shown) => {
  expect(prose(description)).toBe(shown);
});

test('a description in a cell is one line whose strokes part no cells', () => {
  expect(proseCell('one\n\n`a|b` or\nc | d')).toBe('one `a\\|b` or c \\| d');
});

test.each([
  [{}, ''],
  [{ 'x-basis': 'stated' }, '<span class="stated">stated</span>'],
  [{ 'x-basis': 'assumed', 'x-decision': 'D-07' }, '<span class="assumed">assumed</span> [D-07](./decisions#d-07)'],
])('the basis of %j is told', (part, told) => {
  expect(basisOf(part)).toBe(told);
});

test('figures are aligned to the right', () => {
  expect(table(['what', 'ms'], [['a', '1']], ['left', 'right'])).toBe('| what | ms |\n| --- | ---: |\n| a | 1 |');
});

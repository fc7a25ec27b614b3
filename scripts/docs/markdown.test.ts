import { expect, test } from 'vitest';
import { basisOf, prose, proseCell } from './markdown.ts';

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
  [{ 'x-basis': 'stated', 'x-claims': ['C-018'] }, '[stated C-018](./claims#c-018){.stated}'],
  [{ 'x-basis': 'stated', 'x-claims': ['C-018', 'C-241'] }, '[stated C-018 +1](./claims#c-018){.stated}'],
  [{ 'x-basis': 'assumed', 'x-decision': 'D-07' }, '[assumed D-07](./decisions#d-07){.assumed}'],
  [
    { 'x-basis': 'stated', 'x-meaning': 'assumed', 'x-claims': ['C-138'], 'x-decision': 'D-33' },
    '[stated C-138](./claims#c-138){.stated} [meaning assumed D-33](./decisions#d-33){.assumed}',
  ],
  [
    { 'x-basis': 'assumed', 'x-meaning': 'mixed', 'x-claims': ['C-183'], 'x-decision': 'D-40' },
    '[assumed D-40](./decisions#d-40){.assumed} [details stated C-183](./claims#c-183){.stated}',
  ],
])('the basis of %j links to the registers', (part, links) => {
  expect(basisOf(part)).toBe(links);
});

import { describe, expect, test } from 'vitest';
import { evaluate, faultOfExpression, namesIn } from './expressions.ts';

describe('the fault of an expression', () => {
  test.each([
    ['a.[', 3, /EOF/],
    ['errors[0', 8, /Rbracket/],
    ['a b', 2, /unexpected token/],
    ["join(':', [a, b]", 16, /EOF|Rparen/],
    ["a == 'x", 5, /not closed/],
    ['nosuch(a)', 0, /no function nosuch\(\)/],
    ['items(a) | base46(b)', 11, /no function base46\(\)/],
  ])('the fault of %s is at position %i', (expression, at, text) => {
    expect(faultOfExpression(expression)).toEqual({ at, text: expect.stringMatching(text) });
  });

  test.each([
    'a',
    '`{"type": "Function", "name": "nosuch"}`',
    "'\\\\'",
    "base64(join(':', [a, b]))",
    "narrow && 'read'",
    '"User Id"',
    "a == 'it\\'s'",
  ])('%s has no fault', (expression) => {
    expect(faultOfExpression(expression)).toBeUndefined();
  });
});

test.each([
  ["narrow && 'read'", ['narrow']],
  ["base64(join(':', [client, secret]))", ['client', 'secret']],
  ['fields[].{name: name, to: values[0]}', ['fields']],
  ['rows[?user==$.id].role', ['rows', 'id']],
  ['sort_by(rows, &name)[0]', ['rows']],
  ['@.name', ['name']],
  ['$.name.first', ['name']],
  ['sort_by(rows, &$.name)', ['rows', 'name']],
  ['rows[?id==$.id && name==$.name.first].role', ['rows', 'id', 'name']],
  ['a | b', ['a']],
  ['a[0].b', ['a']],
  ['a.*.b', ['a']],
  ['a[?b].c', ['a']],
  ['a.b || a.c', ['a']],
  ['[a, {x: b}]', ['a', 'b']],
  ["'name'", []],
  ['`{"id": "name"}`', []],
  ['a.[', []],
])('%s looks up %j', (expression, names) => {
  expect(namesIn(expression)).toEqual(names);
});

test('an expression of more than 2,000 characters is refused', () => {
  const long = (length: number) => `'${'x'.repeat(length - 2)}'`;
  expect(faultOfExpression(long(2000))).toBeUndefined();
  expect(faultOfExpression(long(2001))).toEqual({ at: 0, text: 'it is longer than 2000 characters' });
  expect(namesIn(`${'a'.repeat(2001)}`)).toEqual([]);
});

test('base64 encodes texts and files, and null stays null', () => {
  expect(evaluate("base64('a:b')", {})).toBe('YTpi');
  expect(evaluate('base64(file)', { file: Buffer.from([255]) })).toBe('/w==');
  expect(evaluate('base64(file)', {})).toBeNull();
});

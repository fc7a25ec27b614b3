import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { evaluate, faultOfExpression, namesIn } from './expressions.ts';

const {
  faults,
  names,
}: { faults: { expression: string; at: number; text: string }[]; names: Record<string, string[]> } = parse(
  readFileSync(new URL('testing/expressions.yaml', import.meta.url), 'utf8'),
);

describe('the fault of an expression', () => {
  test.each(faults)('the fault of $expression is at position $at', ({ expression, at, text }) => {
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

test.each(Object.entries(names))('%s looks up %j', (expression, names) => {
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

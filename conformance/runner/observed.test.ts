import { expect, test } from 'vitest';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { answered, brief, difference, malformedNote, observed } from './observed.ts';

test('a long value is shortened and shows its length', () => {
  expect(brief('x'.repeat(43_000))).toMatch(/^"x{119}\.\.\. \(43002 characters\)$/);
  expect(brief(undefined)).toBe('nothing');
});

test('a difference of lists names the items', () => {
  expect(difference(['a', 'b'], ['b', 'c'])).toBe('["a"] missing, ["c"] not expected (expected 2 items, got 2 items)');
  expect(difference(['a', 'b'], ['b', 'a'])).toBe('the order differs: expected ["a","b"], got ["b","a"]');
  expect(difference(['a'], ['a', 'a'])).toMatch(/^an item occurs more than once/);
});

test('sets differ visibly', () => {
  expect(difference(new Set(['1']), new Set(['2']))).toBe('expected ["1"], got ["2"]');
});

test('a difference of long texts shows the part that differs', () => {
  const same = 'x'.repeat(1000);
  expect(difference(`${same}a`, `${same}b`)).toMatch(/^from character 980 on: expected "x{20}a", got "x{20}b"$/);
});

test('a value of the greatest length is shown completely', () => {
  expect(brief('x'.repeat(118))).toBe(`"${'x'.repeat(118)}"`);
  expect(brief('x'.repeat(119))).toMatch(/\(121 characters\)$/);
});

test.each([
  ['a', 'b', 'expected "a", got "b"'],
  [
    'x'.repeat(60),
    `${'x'.repeat(60)}y`,
    `from character 40 on: expected "${'x'.repeat(20)}", got "${'x'.repeat(20)}y"`,
  ],
  [`${'x'.repeat(59)}a`, `${'x'.repeat(59)}b`, `expected "${'x'.repeat(59)}a", got "${'x'.repeat(59)}b"`],
  [['a'], 'a', 'expected ["a"], got "a"'],
  ['a', ['a'], 'expected "a", got ["a"]'],
  [['a'], [], '["a"] missing (expected 1 item, got 0 items)'],
  [[], ['a'], '["a"] not expected (expected 0 items, got 1 item)'],
])('the difference of %j and %j is described', (expected, actual, text) => {
  expect(difference(expected, actual)).toBe(text);
});

test('a response is described with its code, and with its values if it is a success', () => {
  const reply = (status: number, change: Partial<Reply<OperationId>>): Reply<OperationId> => ({
    ...{ operation: 'readDepartment', status, ok: status < 300, headers: {}, values: {}, code: undefined },
    exchange: exchange({ status }),
    ...change,
  });
  const values = { depth: 0 };
  expect(observed(reply(200, { values }))).toBe('readDepartment answered 200 with {"depth":0}');
  expect(observed(reply(200, {}))).toBe('readDepartment answered 200');
  expect(observed(reply(404, { values, code: 'GONE' }))).toBe('readDepartment answered 404 with the code GONE');
  expect(answered(reply(200, { values }))).toBe('readDepartment answered 200');
  expect(malformedNote(reply(200, {}))).toBe('');
  const fault = { member: 'depth', wanted: 'integer', got: 'x' } as const;
  expect(malformedNote(reply(200, { malformed: [fault, fault] }))).toMatch(
    /^(; the response of readDepartment .*){2}$/,
  );
});

import { expect, test } from 'vitest';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { Failure } from '../case/failure.ts';
import { brief, createExpectations, difference, missingIn } from './expectations.ts';

test('a long value is shortened and shows its length', () => {
  expect(brief('x'.repeat(43_000))).toMatch(/^"x{119}\.\.\. \(43002 characters\)$/);
  expect(brief(undefined)).toBe('nothing');
});

test('a difference of lists names the items', () => {
  expect(difference(['a', 'b'], ['b', 'c'])).toBe('["a"] missing, ["c"] not expected (expected 2 items, got 2 items)');
  expect(difference(['a', 'b'], ['b', 'a'])).toBe('the order differs: expected ["a","b"], got ["b","a"]');
  expect(difference(['a'], ['a', 'a'])).toMatch(/^an item occurs more than once/);
});

test('a difference of long texts shows the part that differs', () => {
  const same = 'x'.repeat(1000);
  expect(difference(`${same}a`, `${same}b`)).toMatch(/^from character 980 on: expected "x{20}a", got "x{20}b"$/);
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

const check = createExpectations({ 'DEPARTMENT NOT FOUND': 'no-department' });

function reply(status: number, change: Partial<Reply<OperationId>> = {}): Reply<OperationId> {
  const values = { id: '1', name: 'Legal', path: 'Legal', depth: 0, parentDepartment: null };
  const answer = { headers: {}, values: status < 300 ? values : {}, code: undefined, exchange: exchange({ status }) };
  return { operation: 'readDepartment', status, ok: status < 300, ...answer, ...change };
}

function failureOf(assertion: () => void): Failure {
  try {
    assertion();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return expect.fail('the assertion is met');
}

test.each([
  [
    'a refusal instead of a success',
    () => check.accepted(reply(404, { code: 'GONE' }), 'The read'),
    '2xx',
    404,
    'The read: expected a success (2xx), and readDepartment answered 404 with the code GONE.',
  ],
  [
    'a success instead of a refusal',
    () => check.rejected(reply(200), 'The read'),
    '4xx',
    200,
    'The read: expected a refusal (4xx), and readDepartment answered 200.',
  ],
  [
    'a server error instead of a refusal',
    () => check.rejected(reply(500), 'The read'),
    '4xx',
    500,
    'The read: expected a refusal (4xx), and readDepartment answered 500.',
  ],
  [
    'another status',
    () => check.status(reply(400), 404, 'The read'),
    404,
    400,
    'The read: expected the status 404, and readDepartment answered 400.',
  ],
  [
    'another code',
    () => check.code(reply(404, { code: 'GONE' }), 'USER NOT FOUND', 'The read'),
    'USER NOT FOUND',
    'GONE',
    'The read: expected the code "USER NOT FOUND", got "GONE".',
  ],
  [
    'no code',
    () => check.code(reply(404), 'USER NOT FOUND', 'The read'),
    'USER NOT FOUND',
    null,
    'The read: expected the code "USER NOT FOUND", got none.',
  ],
  ['another value', () => check.equal(1, 2, 'The depth', reply(200)), 2, 1, 'The depth: expected 2, got 1.'],
  [
    'a false condition',
    () => check.true(false, 'it is there', reply(404)),
    'it is there',
    'readDepartment answered 404',
    'it is there: not so, because readDepartment answered 404.',
  ],
  [
    'a false condition about a header',
    () => check.true(false, 'The wait', reply(202), [{ 'Retry-After': '1 or more' }, { 'Retry-After': null }]),
    { 'Retry-After': '1 or more' },
    { 'Retry-After': null },
    'The wait: expected {"Retry-After":"1 or more"}, got {"Retry-After":null}.',
  ],
])('%s is a failure with both values', (_title, assertion, expected, actual, message) => {
  const failure = failureOf(assertion);
  expect([failure.expected, failure.actual, failure.message]).toEqual([expected, actual, message]);
  expect(failure.exchange).not.toBeNull();
});

test('a failure about two maps shows only the entries that differ', () => {
  const [before, after] = [new Map(Object.entries({ a: 1, b: 2 })), new Map(Object.entries({ a: 1, b: 3, c: 4 }))];
  expect(failureOf(() => check.equal(after, before, 'The roles', reply(200)))).toMatchObject({
    message: 'The roles: expected {"b":2,"c":null}, got {"b":3,"c":4}.',
    expected: { b: 2, c: null },
    actual: { b: 3, c: 4 },
  });
});

test('a success without a required value is a failure that names the value', () => {
  const failure = failureOf(() => check.accepted(reply(201, { operation: 'createDepartment', values: {} }), 'It'));
  expect(failure).toMatchObject({
    message: 'It: createDepartment answered 201 without id.',
    expected: 'id',
    actual: null,
  });
  expect(missingIn(reply(201, { operation: 'createDepartment', values: { id: null } }))).toBe('id');
});

test.each(['user_not_found', 'User-Not-Found', 'user not  found'])('the code %s differs in spelling only', (code) => {
  const { message } = failureOf(() => check.code(reply(404, { code }), 'USER NOT FOUND', 'It'));
  expect(message).toMatch(
    /\(the same words with another spelling, which a target file can declare under errors\.spelling\)\.$/,
  );
});

test('a failure names the values of the wrong kind', () => {
  const malformed = [{ member: 'depth', wanted: 'integer', got: 'two' }] as const;
  const { message } = failureOf(() => check.true(false, 'it is there', reply(200, { malformed })));
  expect(message).toContain(
    '; the response of readDepartment has the value "two" as depth, and an integer is expected.',
  );
});

import { expect, test } from 'vitest';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { Failure } from '../case/failure.ts';
import { createExpectations, missingIn } from './expectations.ts';

const check = createExpectations({ 'DEPARTMENT NOT FOUND': 'no-department' });

function reply(status: number, change: Partial<Reply<OperationId>> = {}): Reply<OperationId> {
  const values = { id: '1', name: 'Legal', path: 'Legal', depth: 0, parentDepartment: null };
  const answer = { headers: {}, values: status < 300 ? values : {}, code: undefined, exchange: exchange({ status }) };
  return { operation: 'readDepartment', status, ok: status < 300, ...answer, ...change };
}

/** Returns the failure that an assertion throws. */
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
  ['a success', () => check.accepted(reply(200), 'x')],
  ['the lowest refusal', () => check.rejected(reply(400), 'x')],
  ['the highest refusal', () => check.rejected(reply(499), 'x')],
  ['the status', () => check.status(reply(404), 404, 'x')],
  ['the code', () => check.code(reply(404, { code: 'USER NOT FOUND' }), 'USER NOT FOUND', 'x')],
  ["the target's own code", () => check.code(reply(404, { code: 'no-department' }), 'DEPARTMENT NOT FOUND', 'x')],
  ['equal values', () => check.equal({ a: ['1'] }, { a: ['1'] }, 'x', reply(200))],
  ['a true condition', () => check.true(true, 'x', reply(200))],
])('%s is accepted', (_title, assertion) => {
  expect(assertion).not.toThrow();
});

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
    'not met: readDepartment answered 404',
    'Not met: it is there.',
  ],
])('%s is a failure with both values', (_title, assertion, expected, actual, message) => {
  const failure = failureOf(assertion);
  expect([failure.expected, failure.actual, failure.message]).toEqual([expected, actual, message]);
  expect(failure.exchange).not.toBeNull();
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

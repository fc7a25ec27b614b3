import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { internalError, toProblem } from './framework-errors.ts';

const requestOf = (destroyed: boolean) =>
  ({
    ...{ method: 'QUERY', url: '/nothing?x', routeOptions: { bodyLimit: 7 }, raw: { socket: { destroyed } } },
  }) as FastifyRequest;

const problemOf = (error: unknown, destroyed = false) => toProblem(error, requestOf(destroyed));
const framework = (code: string, message = 'why') => Object.assign(new Error(message), { code });

test.each([
  [framework('FST_ERR_CTP_BODY_TOO_LARGE'), 'BODY TOO LARGE: the body may have at most 7 bytes, it has more'],
  [framework('FST_ERR_ROUTE_MISSING_CONTENT_TYPE'), 'ROUTE NOT FOUND: no operation has the path /nothing'],
  [
    framework('FST_ERR_CTP_INVALID_MEDIA_TYPE'),
    'UNSUPPORTED MEDIA TYPE: Content-Type must be a media type such as application/json',
  ],
  [framework('FST_ERR_BAD_URL'), 'MALFORMED URL: why'],
  [framework('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), 'MALFORMED JSON: the body is not as long as Content-Length says'],
  [framework('ECONNRESET', 'aborted'), 'MALFORMED REQUEST: the connection ended before the body did'],
])('the error %s of the framework is a refusal', (error, message) => {
  expect(problemOf(error)?.message).toBe(message);
});

test('a response that cannot begin is a refusal only if the client has closed the connection', () => {
  const error = framework('ERR_STREAM_PREMATURE_CLOSE');
  expect(problemOf(error, true)?.message).toBe('MALFORMED REQUEST: the connection ended before the response began');
  expect(problemOf(error, false)).toBeUndefined();
});

test.each([framework('ECONNRESET'), framework('OTHER', 'aborted'), new Error('why')])(
  'the error %s is an error of the sandbox',
  (error) => {
    expect(problemOf(error, true)).toBeUndefined();
  },
);

test('a refusal stays as it is', () => {
  expect(problemOf(internalError)).toBe(internalError);
});

test('a store that does not answer can be tried again after a second', () => {
  const problem = problemOf(new Unavailable('no answer'));
  expect([problem?.status, problem?.headers]).toEqual([503, { 'retry-after': '1' }]);
  expect(problem?.message).toMatch(/^STORE UNAVAILABLE: the store of the sandbox does not respond or its disk is full/);
});

test('damaged data is reported with the commands that repair it', () => {
  const problem = problemOf(new Damaged('one', 'row 7 of users'));
  expect(problem?.message).toMatch(
    /^TENANT DAMAGED: .* tenant one .* row 7 of users; save its readable data with "cps store export" and/,
  );
});

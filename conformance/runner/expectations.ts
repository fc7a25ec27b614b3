import { isDeepStrictEqual } from 'node:util';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Expectations } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';
import { Failure } from '../case/failure.ts';
import { answered, difference, malformedNote, observed } from './observed.ts';

type AnyReply = Reply<OperationId>;

export function createExpectations(spelling: Readonly<Record<string, string>> = {}): Expectations {
  return {
    accepted: (reply, what) => {
      if (!reply.ok)
        throw failure(`${what}: expected a success (2xx), and ${answered(reply)}`, '2xx', reply.status, reply);
      const missing = missingIn(reply);
      if (missing)
        throw failure(`${what}: ${reply.operation} answered ${reply.status} without ${missing}`, missing, null, reply);
    },
    rejected: (reply, what) => {
      if (reply.status >= 400 && reply.status < 500) return;
      throw failure(`${what}: expected a refusal (4xx), and ${answered(reply)}`, '4xx', reply.status, reply);
    },
    status: (reply, status, what) => {
      if (reply.status !== status)
        throw failure(`${what}: expected the status ${status}, and ${answered(reply)}`, status, reply.status, reply);
    },
    code: (reply, code, what) => expectCode(reply, spelling[code] ?? code, what),
    equal: (actual, expected, what, reply) => {
      if (isDeepStrictEqual(actual, expected)) return;
      throw failure(`${what}: ${difference(expected, actual)}`, expected, actual, reply);
    },
    true: (condition, what, reply) => {
      if (!condition) throw failure(`Not met: ${what}`, what, `not met: ${observed(reply)}`, reply);
    },
  };
}

export function missingIn({ operation, values }: AnyReply): string | undefined {
  const { vital }: OperationSpec = operations[operation];
  const members: Readonly<Record<string, unknown>> = values;
  return vital.find((member) => members[member] === undefined || members[member] === null);
}

function expectCode(reply: AnyReply, code: string, what: string): void {
  if (reply.code === code) return;
  const sameWords = reply.code !== undefined && words(reply.code) === words(code);
  const hint = sameWords
    ? ' (the same words with another spelling, which a target file can declare under errors.spelling)'
    : '';
  const got = reply.code === undefined ? 'none' : JSON.stringify(reply.code);
  throw failure(
    `${what}: expected the code ${JSON.stringify(code)}, got ${got}${hint}`,
    code,
    reply.code ?? null,
    reply,
  );
}

function words(code: string): string {
  return code.toUpperCase().replaceAll(/[\s_-]+/g, ' ');
}

function failure(message: string, expected: unknown, actual: unknown, reply: AnyReply): Failure {
  return new Failure(`${message}${malformedNote(reply)}.`, expected, actual, reply.exchange);
}

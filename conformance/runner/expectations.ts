import { isDeepStrictEqual } from 'node:util';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Expectations } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';
import { describeWrongKind, Failure } from '../case/failure.ts';
import { plain } from '../text.ts';

type AnyReply = Reply<OperationId>;

const longest = 120;

export function brief(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(plain(value));
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;
}

export function answered({ operation, status, code }: AnyReply): string {
  return `${operation} answered ${status}${code === undefined ? '' : ` with the code ${code}`}`;
}

export function observed(reply: AnyReply): string {
  const hasValues = reply.ok && Object.keys(reply.values).length > 0;
  return answered(reply) + (hasValues ? ` with ${brief(reply.values)}` : '');
}

export function difference(expected: unknown, actual: unknown): string {
  if (Array.isArray(expected) && Array.isArray(actual)) return listDifference(expected, actual);
  if (typeof expected === 'string' && typeof actual === 'string') return textDifference(expected, actual);
  return `expected ${brief(expected)}, got ${brief(actual)}`;
}

/** Returns only the entries that differ if both values are maps, such as the roles of users. */
function differing(value: unknown, other: unknown): unknown {
  if (!(value instanceof Map && other instanceof Map)) return value;
  const keys = [...new Set([...value.keys(), ...other.keys()])];
  const differ = keys.filter((key) => !isDeepStrictEqual(value.get(key), other.get(key)));
  return plain(new Map(differ.map((key) => [key, value.get(key)])));
}

function textDifference(expected: string, actual: string): string {
  const at = [...expected].findIndex((sign, index) => sign !== [...actual][index]);
  const same = at < 0 ? expected.length : at;
  if (same < longest / 2) return `expected ${brief(expected)}, got ${brief(actual)}`;
  const from = same - 20;
  return `from character ${from} on: expected ${brief(expected.slice(from))}, got ${brief(actual.slice(from))}`;
}

function listDifference(expected: readonly unknown[], actual: readonly unknown[]): string {
  const lacking = without(expected, actual);
  const extra = without(actual, expected);
  if (lacking.length === 0 && extra.length === 0) {
    const what = expected.length === actual.length ? 'the order differs' : 'an item occurs more than once';
    return `${what}: expected ${brief(expected)}, got ${brief(actual)}`;
  }
  const parts = [
    ...(lacking.length > 0 ? [`${some(lacking)} missing`] : []),
    ...(extra.length > 0 ? [`${some(extra)} not expected`] : []),
  ];
  return `${parts.join(', ')} (expected ${counted(expected)}, got ${counted(actual)})`;
}

/** Names the first items of a long list. */
function some(items: readonly unknown[]): string {
  return items.length > 10 ? `${counted(items)}, such as ${brief(items.slice(0, 3))},` : brief(items);
}

function without(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  return items.filter((item) => !others.some((other) => isDeepStrictEqual(item, other)));
}

function counted({ length }: readonly unknown[]): string {
  return `${length} item${length === 1 ? '' : 's'}`;
}

export function malformedNote({ operation, malformed = [] }: AnyReply): string {
  return malformed.map((fault) => `; ${describeWrongKind(operation, fault)}`).join('');
}

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
      const [wanted, got] = [differing(expected, actual), differing(actual, expected)];
      throw failure(`${what}: ${difference(wanted, got)}`, wanted, got, reply);
    },
    true: (condition, what, reply, values) => {
      if (condition) return;
      if (values) throw failure(`${what}: ${difference(...values)}`, ...values, reply);
      const told = observed(reply).length < longest ? observed(reply) : answered(reply);
      throw failure(`${what}: not so, because ${told}`, what, observed(reply), reply);
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

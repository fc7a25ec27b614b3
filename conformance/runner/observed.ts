import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { describeWrongKind } from '../case/failure.ts';
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
    ...(lacking.length > 0 ? [`${brief(lacking)} missing`] : []),
    ...(extra.length > 0 ? [`${brief(extra)} not expected`] : []),
  ];
  return `${parts.join(', ')} (expected ${counted(expected)}, got ${counted(actual)})`;
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

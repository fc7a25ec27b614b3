import type { WrongKind } from '../canonical/kinds.ts';
import type { Exchange } from './exchange.ts';

export class Failure extends Error {
  readonly expected: unknown;
  readonly actual: unknown;
  readonly exchange: Exchange | null;

  constructor(message: string, expected: unknown, actual: unknown, exchange: Exchange | null) {
    super(message);
    this.expected = expected;
    this.actual = actual;
    this.exchange = exchange;
  }
}

export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

export class TokenRefused extends Blocked {}

export class Unsupported extends Error {}

export class Unjudged extends Error {}

export class NoAnswer extends Error {}

/** Thrown if a response or a job was too slow. A slow response is not a violation. */
export class TooSlow extends NoAnswer {}

export class Halted extends Error {
  readonly tooSlow: boolean;

  constructor(reason: string, tooSlow: boolean) {
    super(reason);
    this.tooSlow = tooSlow;
  }
}

export class Malformed extends Failure {
  readonly member: string;

  constructor(operation: string, fault: WrongKind, exchange: Exchange) {
    super(`${describeWrongKind(operation, fault)}.`, fault.wanted, fault.got, exchange);
    this.member = `${operation} ${fault.member}`;
  }
}

export function describeWrongKind(operation: string, { member, wanted, got }: WrongKind): string {
  const value = JSON.stringify(got) ?? 'nothing';
  const brief = value.length > 80 ? `${value.slice(0, 80)}...` : value;
  return `the response of ${operation} has the value ${brief} as ${member}, and ${kindInWords[wanted] ?? wanted} is expected`;
}

const kindInWords: Readonly<Record<string, string>> = {
  id: 'an id (a text or a number)',
  text: 'a text',
  integer: 'an integer',
  boolean: 'true or false',
  list: 'a list',
  bytes: 'a file',
};

import type { WrongKind } from '../canonical/kinds.ts';
import type { Exchange } from './exchange.ts';

/**
 * Thrown if the target violates the requirement of a test case.
 * The error contains the expected value, the observed value and the HTTP exchange.
 */
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

/** Thrown if a setup step failed, so that the test case cannot check its own requirement. */
export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

/** Thrown if the target refuses to issue a token with a 4xx status, so that the caller can use no operation. */
export class TokenRefused extends Blocked {}

/** Thrown if the target file does not supply a capability that the test case needs. */
export class Unsupported extends Error {}

/** Thrown if the run finds no evidence for or against the requirement of a test case. */
export class Unjudged extends Error {}

/** Thrown if the target sends no response, because it is not running or closed the connection. */
export class NoAnswer extends Error {}

/** Thrown if the target was too slow with a response or a job, which proves nothing about its conformance. */
export class TooSlow extends NoAnswer {}

/** Thrown if the run stopped before the end of the test case. */
export class Halted extends Error {
  /** True if the run reached its deadline. */
  readonly tooSlow: boolean;

  constructor(reason: string, tooSlow: boolean) {
    super(reason);
    this.tooSlow = tooSlow;
  }
}

/**
 * Thrown if a required property of a response has a value of the wrong type.
 * The field `member` names the property, so that failures because of the same property can be grouped.
 */
export class Malformed extends Failure {
  readonly member: string;

  constructor(operation: string, fault: WrongKind, exchange: Exchange) {
    super(`${describeWrongKind(operation, fault)}.`, fault.wanted, fault.got, exchange);
    this.member = `${operation} ${fault.member}`;
  }
}

/** Returns a sentence like `the response of readDepartment has the value "1" as depth, and an integer is expected`. */
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

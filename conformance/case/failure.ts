import type { WrongKind } from '../canonical/kinds.ts';
import type { Exchange } from './exchange.ts';

/** Thrown if the target violates the requirement of a test case. */
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

/** Thrown if a setup step failed, so that the test case cannot check its requirement. */
export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

/** Thrown if the target refuses to issue a token to a caller. */
export class TokenRefused extends Blocked {}

/** Thrown if the target lacks a needed capability, or if the target file does not describe the capability. */
export class Unsupported extends Error {}

/** Thrown if the responses do not show whether the target meets the requirement. */
export class Unjudged extends Error {}

/** Thrown if the target sends no response. */
export class NoAnswer extends Error {}

/** Thrown if a response or a job was too slow. A slow response is not a violation. */
export class TooSlow extends NoAnswer {}

/** Thrown if the run was stopped before the test case ended. */
export class Halted extends Error {
  /** True if the run ended because of its time limit. */
  readonly tooSlow: boolean;

  constructor(reason: string, tooSlow: boolean) {
    super(reason);
    this.tooSlow = tooSlow;
  }
}

/** Thrown if a required response property has a value of the wrong type. */
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

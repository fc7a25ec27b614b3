import type { WrongKind } from '../canonical/kinds.ts';
import type { Exchange } from './exchange.ts';

/** The target violates the requirement of a case: expected value, observed value and exchange. */
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

/** A setup step failed, so the case cannot judge its own requirement. */
export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

/** The target refuses a caller the token (4xx), so that the caller can use no operation. */
export class TokenRefused extends Blocked {}

/** The target file does not supply a capability that the case needs. */
export class Unsupported extends Error {}

/** The run has no evidence for or against the requirement of a case. */
export class Unjudged extends Error {}

/** No response: the target is not running or closed the connection. */
export class NoAnswer extends Error {}

/** The target did not respond, or did not finish a job, in time. This proves nothing about its conformance. */
export class TooSlow extends NoAnswer {}

/** The run ended before the case was judged. */
export class Halted extends Error {
  /** The run reached its deadline. */
  readonly tooSlow: boolean;

  constructor(reason: string, tooSlow: boolean) {
    super(reason);
    this.tooSlow = tooSlow;
  }
}

/** A required property has the wrong kind. `member` is equal in every case with this cause. */
export class Malformed extends Failure {
  readonly member: string;

  constructor(operation: string, fault: WrongKind, exchange: Exchange) {
    super(`${describeWrongKind(operation, fault)}.`, fault.wanted, fault.got, exchange);
    this.member = `${operation} ${fault.member}`;
  }
}

/** `the answer of readDepartment has depth as "1", and an integer is expected`. */
export function describeWrongKind(operation: string, { member, wanted, got }: WrongKind): string {
  const value = JSON.stringify(got) ?? 'nothing';
  const brief = value.length > 80 ? `${value.slice(0, 80)}...` : value;
  return `the answer of ${operation} has ${member} as ${brief}, and ${kindInWords[wanted] ?? wanted} is expected`;
}

const kindInWords: Readonly<Record<string, string>> = {
  id: 'an id (a text or a number)',
  text: 'a text',
  integer: 'an integer',
  boolean: 'true or false',
  list: 'a list',
  bytes: 'a file',
};

import type { WrongKind } from '../canonical/kinds.ts';
import type { Exchange } from './model.ts';

/** A case found the target wrong: what was wanted, what came, and the exchange that shows it. */
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

/** A step that the case needs first did not work: the case says nothing of its own requirement. */
export class Blocked extends Error {
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

/** The target file does not supply what the case needs. */
export class Unsupported extends Error {}

/** No answer came: the target is down or dropped the connection. */
export class NoAnswer extends Error {}

/** The target did not answer, or did not finish a job, in time. This proves nothing about the target. */
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

/** An answer has a value of another kind than every case takes it for. */
export function ofAnotherKind(operation: string, { member, wanted, got }: WrongKind, exchange: Exchange): Failure {
  const what = `${operation} answers with ${member} of another kind: ${wanted} was wanted`;
  return new Failure(what, wanted, got, exchange);
}

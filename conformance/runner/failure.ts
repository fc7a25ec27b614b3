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

/** The run was ended before the case could say anything. */
export class Halted extends Error {}

/** An answer has a value of another kind than every case takes it for. */
export function ofAnotherKind(operation: string, { member, wanted, got }: WrongKind, exchange: Exchange): Failure {
  const what = `${operation} answers with ${member} of another kind: ${wanted} was wanted`;
  return new Failure(what, wanted, got, exchange);
}

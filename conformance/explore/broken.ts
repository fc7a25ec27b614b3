import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { Rule } from './rules.ts';

/** Thrown if a response shows that the target violates a requirement during an exploration. */
export class Broken extends Base {
  readonly rule: Rule;
  /** The violated part of the contract, if a requirement covers several parts. Otherwise an empty string. */
  readonly place: string;

  constructor(rule: Rule, { message, expected, actual, exchange }: Failure, place = '') {
    super(message, expected, actual, exchange);
    this.rule = rule;
    this.place = place;
  }

  /** The key by which the explorer groups violations: it reports violations with equal keys only once. */
  get key(): string {
    return keyOf(this.rule, this.place);
  }
}

/** Returns the requirement id and the violated part of the contract (if any) as the key of a violation. */
export function keyOf(rule: string, place = ''): string {
  return place === '' ? rule : `${rule} ${place}`;
}

/**
 * Thrown if the target violates a requirement from which its target file declares a deviation.
 * A violation with a declared deviation ends the random request sequence, but is not reported.
 */
export class Deviates extends Error {}

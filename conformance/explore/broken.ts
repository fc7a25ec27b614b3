import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { Rule } from './rules.ts';

/** Thrown if the target violates a rule during an exploration. */
export class Broken extends Base {
  readonly rule: Rule;
  /** The violated part of the contract, if a rule covers several parts. Otherwise an empty text. */
  readonly place: string;

  constructor(rule: Rule, { message, expected, actual, exchange }: Failure, place = '') {
    super(message, expected, actual, exchange);
    this.rule = rule;
    this.place = place;
  }

  /** The key of a finding. Two violations with the same key are reported as one finding. */
  get key(): string {
    return keyOf(this.rule, this.place);
  }
}

/** Returns the key of a violation: the id of the rule, and the violated part of the contract, if there is one. */
export function keyOf(rule: string, place = ''): string {
  return place === '' ? rule : `${rule} ${place}`;
}

/**
 * Thrown if the target violates a rule from which its target file declares a deviation.
 * The random walk ends without a finding.
 */
export class Deviates extends Error {}

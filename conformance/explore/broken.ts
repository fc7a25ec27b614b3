import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { Rule } from './rules.ts';

/** Thrown if the target violates a rule. */
export class Broken extends Base {
  readonly rule: Rule;
  /** The part of the contract that is violated, if a rule can be broken in several parts. */
  readonly place: string;

  constructor(rule: Rule, { message, expected, actual, exchange }: Failure, place = '') {
    super(message, expected, actual, exchange);
    this.rule = rule;
    this.place = place;
  }

  /** Two violations with the same key are one finding. */
  get key(): string {
    return this.place === '' ? this.rule : `${this.rule} ${this.place}`;
  }
}

/** Thrown if the target violates a rule that its target file declares as a deviation. The walk ends without a finding. */
export class Deviates extends Error {}

import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { Rule } from './rules.ts';

/** Thrown if the target breaks a stated rule. */
export class Broken extends Base {
  readonly rule: Rule;

  constructor(rule: Rule, { message, expected, actual, exchange }: Failure) {
    super(message, expected, actual, exchange);
    this.rule = rule;
  }
}

/** Thrown if the target breaks a rule that its target file declares as a deviation. The walk ends without a finding. */
export class Deviates extends Error {}

import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { ExploreRule } from './rules.ts';

export class Broken extends Base {
  readonly rule: ExploreRule;
  readonly place: string;

  constructor(rule: ExploreRule, { message, expected, actual, exchange }: Failure, place = '') {
    super(message, expected, actual, exchange);
    this.rule = rule;
    this.place = place;
  }

  get key(): string {
    return keyOf(this.rule, this.place);
  }
}

export function keyOf(rule: string, place = ''): string {
  return place === '' ? rule : `${rule} ${place}`;
}

/** Thrown if the target violates a requirement that the target file declares as a known deviation. */
export class Deviates extends Error {}

import type { Failure } from '../case/failure.ts';
import { Failure as Base } from '../case/failure.ts';
import type { ExploreRule } from './rules.ts';

/** Thrown by the explorer if a response shows that the target violates a requirement. */
export class Broken extends Base {
  readonly rule: ExploreRule;
  /** The violated part of the API contract, such as an operation and a status. Empty if the part is unknown. */
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

/**
 * Thrown if the target violates a requirement that the target file declares as a known deviation.
 * A declared deviation ends the request sequence. Reports do not list declared deviations as violations.
 */
export class Deviates extends Error {}

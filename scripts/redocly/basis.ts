import type { Fields } from './nodes.ts';
import { stringsOf } from './nodes.ts';

/** A contract part is `stated` if the service description defines the part, and `assumed` otherwise. */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** The meaning of a contract part is `mixed` if the service description defines only some of the meaning. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/** Prefixes of extension keys, such as `x-basis` and `x-path-basis`. */
export const MARKED = ['x-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** Values of extension keys, such as `x-basis` and `x-claims`. The value of a missing key is undefined. */
export interface Mark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

export function markOf(fields: Fields, prefix: string = 'x-'): Mark {
  const claims = fields[`${prefix}claims`];
  return {
    basis: fields[`${prefix}basis`],
    meaning: fields[`${prefix}meaning`],
    claims: claims === undefined ? undefined : stringsOf(claims),
    decision: fields[`${prefix}decision`],
  };
}

export function restsOnSource({ basis, meaning }: Mark): boolean {
  return basis === 'stated' || meaning === 'stated' || meaning === 'mixed';
}

export function restsOnDecision({ basis, meaning }: Mark): boolean {
  return basis === 'assumed' || meaning === 'assumed' || meaning === 'mixed';
}

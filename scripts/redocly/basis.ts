import type { Fields } from './nodes.ts';
import { stringsOf } from './nodes.ts';

/** Values of `x-basis`: `stated` in the source document, or `assumed` by a decision in `decisions.yaml`. */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** Values of `x-meaning`, which says whether the service description explains the meaning of a part of the contract. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/**
 * Prefixes of the keys that name the source of a part of the contract.
 * The key `x-basis` has the prefix `x-`, and the key `x-path-basis` has the prefix `x-path-`.
 * An operation can have additional keys that name the source of its path, its roles and its feature flag.
 */
export const MARKED = ['x-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** The values of the extension keys that name the source of a part of the contract. A missing key is undefined. */
export interface Mark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

/**
 * Reads the extension keys with the given prefix that name the source of a part of the contract.
 * With the prefix `x-`, the function reads the keys `x-basis`, `x-meaning`, `x-claims` and `x-decision`.
 */
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

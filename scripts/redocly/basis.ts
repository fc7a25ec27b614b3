import type { Fields } from './nodes.ts';
import { stringsOf } from './nodes.ts';

/** Values of `x-basis`: `stated` in the source document, or `assumed` by a decision in `decisions.yaml`. */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** Values of `x-meaning`: the source of the meaning of a contract part. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/**
 * Prefixes of the keys that contain the source of a contract part.
 * For example, the prefix of `x-basis` is `x-`, and the prefix of `x-path-basis` is `x-path-`.
 * The prefixes other than `x-` are for the path, the roles and the feature flag of an operation.
 */
export const MARKED = ['x-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** The source of a contract part: the values of its extension keys. A missing key has the value undefined. */
export interface Mark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

/**
 * Reads the source of a contract part from the extension keys with the given prefix.
 * The keys with the prefix `x-` are `x-basis`, `x-meaning`, `x-claims` and `x-decision`.
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

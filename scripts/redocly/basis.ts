import type { Fields } from './nodes.ts';
import { stringsOf } from './nodes.ts';

/** Values of `x-basis`: `stated` in the source document, or `assumed` by a decision in `decisions.yaml`. */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** Values of `x-meaning`. The key says whether the meaning of a contract part is stated, assumed or mixed. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/**
 * The extension keys for the source of a contract part start with one of these prefixes.
 * The key `x-basis` names the source of the contract part that contains the key.
 * The key `x-path-basis` names the source of an operation's path.
 */
export const MARKED = ['x-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** The values of the extension keys that name the source of a contract part. A missing key has the value undefined. */
export interface Mark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

/**
 * Reads the extension keys with the given prefix.
 * For the prefix `x-`, reads the keys `x-basis`, `x-meaning`, `x-claims` and `x-decision`.
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

import type { Fields } from './nodes.ts';
import { stringsOf } from './nodes.ts';

/** The basis of a part: a claim of the source document (stated), or a decision in `decisions.yaml` (assumed). */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** Whether a part's values, format and behavior are stated, assumed, or some of both. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/** A part has one mark. An operation can have three more: for its path, its roles and its feature flag. */
export const MARKED = ['x-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** One mark as written; `undefined` for absent keys. */
export interface Mark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

/** Reads the mark whose keys start with `prefix`: `x-basis`, `x-meaning`, `x-claims` and `x-decision` for `x-`. */
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

import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Returns whether the pointer to a schema contains a keyword such as `allOf` or `if`.
 * A schema in `allOf` may omit types and descriptions, because an outer schema defines the properties.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

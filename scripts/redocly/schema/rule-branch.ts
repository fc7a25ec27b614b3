import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Returns whether a schema is a branch of a condition on several properties, for example of `allOf` or `if`.
 * Such a branch may leave out types and descriptions, because another schema defines the same properties completely.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

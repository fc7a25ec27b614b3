import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Returns whether a schema is below a keyword such as `allOf` or `if` and only adds a condition.
 * A schema below `allOf` may omit types and descriptions, because its parent schema defines the properties.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

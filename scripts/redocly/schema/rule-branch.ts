import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Returns whether a schema is part of a condition on several properties, such as a branch of `allOf` or `if`.
 * A schema in a branch of a condition names properties that another schema describes completely.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Whether a schema is part of a rule between properties, which `allOf` is used for.
 * Such a schema names properties that another schema describes and closes.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

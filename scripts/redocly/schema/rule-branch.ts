import type { Place } from '../visitor.ts';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/**
 * Whether a schema is part of a rule across properties. Such a schema names properties that another schema describes
 * and closes. The contract uses `allOf` for rules only.
 */
export function isRuleBranch({ pointer }: Pick<Place, 'pointer'>): boolean {
  return branch.test(pointer);
}

import type { Location } from '@redocly/openapi-core';

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/** A schema in `allOf` may omit types and descriptions, because an outer schema defines the properties. */
export function isRuleBranch({ pointer }: Pick<Location, 'pointer'>): boolean {
  return branch.test(pointer);
}

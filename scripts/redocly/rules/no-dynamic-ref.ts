import type { Oas3Rule } from '@redocly/openapi-core';
import { fieldsOf } from '../nodes.ts';

const KEYWORDS = ['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor'];

/** Forbids `$dynamicRef` and similar references, because mock servers and type generators do not support them. */
export const noDynamicRef: Oas3Rule = () => ({
  Schema: (node, context) => {
    for (const keyword of KEYWORDS.filter((name) => name in fieldsOf(node))) {
      context.report({
        message: `the schema uses ${keyword}: give the schema a file of its own and refer to it with $ref.`,
        location: context.location.child(keyword).key(),
      });
    }
  },
});

import type { Oas3Rule } from '@redocly/openapi-core';
import { fieldsOf } from '../nodes.ts';

export const noSchemaDefs: Oas3Rule = () => ({
  Schema: (node, context) => {
    for (const keyword of ['$defs', 'definitions'].filter((name) => name in fieldsOf(node))) {
      context.report({
        message: `the schema contains schemas in ${keyword}: give each a file in schemas/ and refer to it with $ref.`,
        location: context.location.child(keyword).key(),
      });
    }
  },
});

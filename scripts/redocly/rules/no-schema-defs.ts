import { fieldsOf } from '../nodes.ts';
import type { Rule } from '../visitor.ts';

/** Forbids `$defs` in schemas. Type generators ignore the schemas in `$defs`. */
export const noSchemaDefs: Rule = () => ({
  Schema: (node, context) => {
    for (const keyword of ['$defs', 'definitions'].filter((name) => name in fieldsOf(node))) {
      context.report({
        message: `the schema contains schemas in ${keyword}: give each a file in schemas/ and refer to it with $ref.`,
        location: context.location.child(keyword).key(),
      });
    }
  },
});

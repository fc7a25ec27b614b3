import type { Oas3Rule } from '@redocly/openapi-core';
import { fieldsOf } from '../nodes.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Checks that an API contract sets its JSON Schema dialect. Some tools use draft-07 by default. */
export const jsonSchemaDialect: Oas3Rule = () => ({
  Root: (node, context) => {
    const written = fieldsOf(node)['jsonSchemaDialect'];
    if (written === DIALECT) return;
    context.report({
      message: `jsonSchemaDialect is ${JSON.stringify(written) ?? 'absent'}: write "jsonSchemaDialect: ${DIALECT}" at the root.`,
      location:
        written === undefined ? context.location.child('openapi').key() : context.location.child('jsonSchemaDialect'),
    });
  },
});

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

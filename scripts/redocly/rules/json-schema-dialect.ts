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

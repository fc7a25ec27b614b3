import type { Oas3Rule } from '@redocly/openapi-core';
import { fieldsOf, follow } from '../nodes.ts';
import { isBinary } from '../schema/subschemas.ts';

/**
 * Checks that every request and response has a named example with a value. Other rules check the values.
 * A client can request an example from the sandbox with the header `Prefer: example=…`.
 */
export const responseExamples: Oas3Rule = () => ({
  MediaType: (node, context) => {
    const { schema, examples, example } = fieldsOf(node);
    if (isBinary(String(context.key), follow(schema, context.location.child('schema'), context)?.node)) return;
    const named = Object.entries(fieldsOf(examples));
    if (example !== undefined || named.length === 0)
      context.report({
        message: missing(String(context.key), example !== undefined),
        location: context.location.key(),
      });
    for (const [name, written] of named) {
      const found = follow(written, context.location.child(['examples', name]), context);
      if (!found || found.node['value'] !== undefined) continue;
      context.report({ message: `the example "${name}" has no value: write one.`, location: found.place.key() });
    }
  },
});

function missing(mediaType: string, singular: boolean): string {
  return singular
    ? `${mediaType} has one nameless example: name it under "examples", so that it can be asked for.`
    : `${mediaType} has no example: write at least one under "examples", with a name, a summary and a value.`;
}

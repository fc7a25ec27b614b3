import type { Oas3Rule } from '@redocly/openapi-core';
import type { Fields } from '../nodes.ts';
import { fieldsOf, isFields, stringsOf } from '../nodes.ts';
import { isRuleBranch, walkSchema } from '../schema/subschemas.ts';

/** Checks that every object schema of a request forbids unknown properties (decision D-09). */
export const closedRequests: Oas3Rule = () => {
  const seen = new Set<unknown>();
  return {
    RequestBody: (node, context) => {
      const content = context.location.child('content');
      for (const [type, media] of Object.entries(fieldsOf(fieldsOf(node)['content']))) {
        const place = content.child([type, 'schema']);
        const visit = (schema: { node: Fields; place: typeof place }, inPlace: boolean) => {
          if (isRuleBranch(schema.place) || !isOpenObject(schema.node, inPlace)) return;
          context.report({
            message: 'the object allows unnamed properties: write "additionalProperties: false".',
            location: schema.place,
          });
        };
        walkSchema(fieldsOf(media)['schema'], place, context, visit, seen);
      }
    },
  };
};

/** Returns whether a schema describes an object and allows unknown properties. */
function isOpenObject(schema: Fields, inPlace: boolean): boolean {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : stringsOf(schema['type']);
  const isObject = types.includes('object') || ('properties' in schema && !inPlace);
  const rest = schema['additionalProperties'];
  return isObject && rest !== false && !isFields(rest);
}

import type { Fields } from '../nodes.ts';
import { fieldsOf, isFields, stringsOf } from '../nodes.ts';
import { isRuleBranch } from '../schema/rule-branch.ts';
import { walkSchema } from '../schema/subschemas.ts';
import type { Rule } from '../visitor.ts';

/** Checks that every object schema of a request forbids unknown properties (decision D-09). */
export const closedRequests: Rule = () => {
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

/**
 * Returns whether a schema describes an object and allows unknown properties.
 * A schema with `properties` but without `type` counts as an object schema, except if `inPlace` is true.
 * If `inPlace` is true, the schema validates the same value as its parent schema, for example in `oneOf`.
 */
function isOpenObject(schema: Fields, inPlace: boolean): boolean {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : stringsOf(schema['type']);
  const isObject = types.includes('object') || ('properties' in schema && !inPlace);
  const rest = schema['additionalProperties'];
  return isObject && rest !== false && !isFields(rest);
}

import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { effective, fieldsOf, follow } from '../nodes.ts';
import { isBinary, isRuleBranch } from '../schema/subschemas.ts';

export const descriptionsPresent: Oas3Rule = () => ({
  Tag: (node, context) => check(`the tag "${fieldsOf(node)['name']}"`, node, context.location, context),
  Operation: (node, context) => {
    const what = `the operation ${fieldsOf(node)['operationId']}`;
    check(what, node, context.location, context, 'summary');
    check(what, node, context.location, context);
  },
  Parameter: (node, context) => check(`the parameter "${fieldsOf(node)['name']}"`, node, context.location, context),
  Header: (node, context) => check(`the header "${context.key}"`, node, context.location, context),
  SecurityScheme: (node, context) => check(`the security scheme "${context.key}"`, node, context.location, context),
  Response: (node, context) => check(`the answer ${context.key}`, node, context.location, context),
  MediaType: (node, context) => {
    const { schema } = fieldsOf(node);
    const place = context.location.child('schema');
    if (schema === undefined || isBinary(String(context.key), follow(schema, place, context)?.node)) return;
    check(`the schema of ${context.key}`, schema, place, context);
  },
  Schema: (node, context) => {
    if (isRuleBranch(context.location)) return;
    if (context.location.pointer === '#/') check('the schema', node, context.location, context);
    const place = context.location.child('properties');
    for (const [name, property] of Object.entries(fieldsOf(fieldsOf(node)['properties']))) {
      check(`the property "${name}"`, property, place.child(name), context);
    }
  },
});

function check(what: string, node: unknown, place: Location, context: UserContext, field = 'description'): void {
  const text = effective(node, place, context, field);
  if (typeof text === 'string' && text.trim() !== '') return;
  context.report({
    message: `${what} has no ${field}: describe it in your own words, with the rule that it follows.`,
    location: place.key(),
  });
}

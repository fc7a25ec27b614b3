import { BASES, BASIS } from '../basis.ts';
import { effective, fieldsOf } from '../nodes.ts';
import type { Context, Place, Rule } from '../visitor.ts';

/** Every claim says what it rests on; where a `$ref` stands, the file it leads to may say it. */
export const basisPresent: Rule = () => ({
  Operation: (node, context) =>
    check(`the operation ${fieldsOf(node)['operationId']}`, node, context.location, context),
  Parameter: (node, context) => check(`the parameter "${fieldsOf(node)['name']}"`, node, context.location, context),
  SecurityScheme: (node, context) => check(`the security scheme "${context.key}"`, node, context.location, context),
  Responses: (node, context) => checkEach('the status', node, context.location, context),
  Response: (node, context) => {
    checkEach('the header', fieldsOf(node)['headers'], context.location.child('headers'), context);
  },
  Schema: (node, context) => {
    checkEach('the property', fieldsOf(node)['properties'], context.location.child('properties'), context);
  },
});

function checkEach(kind: string, nodes: unknown, place: Place, context: Context): void {
  for (const [name, node] of Object.entries(fieldsOf(nodes))) {
    check(`${kind} "${name}"`, node, place.child(name), context);
  }
}

function check(what: string, node: unknown, place: Place, context: Context): void {
  const basis = effective(node, place, context, BASIS);
  if (BASES.includes(basis)) return;
  const came = basis === undefined ? `has no ${BASIS}` : `has the ${BASIS} ${JSON.stringify(basis)}`;
  context.report({
    message: `${what} ${came}: write "${BASIS}: stated" where the source document says so, else "${BASIS}: assumed" and its x-decision.`,
    location: place.key(),
  });
}

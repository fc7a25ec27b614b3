import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { BASES, BASIS, MEANING } from '../basis.ts';
import { effective, fieldsOf } from '../nodes.ts';
import { isRuleBranch } from '../schema/subschemas.ts';

/** Checks that every contract part has the key `x-basis` with the value `stated` or `assumed`. */
export const basisPresent: Oas3Rule = () => ({
  Operation: (node, context) => {
    check(`the operation ${fieldsOf(node)['operationId']}`, node, context.location, context);
    for (const key of ['x-roles', 'x-feature-flag']) checkAccess(key, node, context);
  },
  Parameter: (node, context) => check(`the parameter "${fieldsOf(node)['name']}"`, node, context.location, context),
  SecurityScheme: (node, context) => check(`the security scheme "${context.key}"`, node, context.location, context),
  Responses: (node, context) => checkEach('the status', node, context.location, context),
  Response: (node, context) => {
    checkEach('the header', fieldsOf(node)['headers'], context.location.child('headers'), context);
  },
  Schema: (node, context) => {
    if (isRuleBranch(context.location)) return;
    checkEach('the property', fieldsOf(node)['properties'], context.location.child('properties'), context);
  },
});

function checkEach(kind: string, nodes: unknown, place: Location, context: UserContext): void {
  for (const [name, node] of Object.entries(fieldsOf(nodes))) {
    check(`${kind} "${name}"`, node, place.child(name), context);
  }
}

function check(what: string, node: unknown, place: Location, context: UserContext): void {
  const basis = effective(node, place, context, BASIS);
  const say = (message: string) => context.report({ message: `${what} ${message}`, location: place.key() });
  if (!BASES.includes(basis)) {
    say(
      `${came(BASIS, basis)}: write "${BASIS}: stated" where the source document says so, else "${BASIS}: assumed" and its x-decision.`,
    );
  } else if (basis === 'stated' && effective(node, place, context, MEANING) === undefined) {
    say(`is stated and has no ${MEANING}: write stated, assumed or mixed, for its values, format and behavior.`);
  }
}

function checkAccess(key: string, operation: unknown, context: UserContext): void {
  const { [key]: value, [`${key}-basis`]: basis } = fieldsOf(operation);
  if (value === undefined || BASES.includes(basis)) return;
  const message = `${key} ${came(`${key}-basis`, basis)}: write stated or assumed.`;
  context.report({ message, location: context.location.child(key) });
}

function came(key: string, value: unknown): string {
  return value === undefined ? `has no ${key}` : `has the ${key} ${JSON.stringify(value)}`;
}

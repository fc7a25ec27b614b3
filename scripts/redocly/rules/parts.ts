import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import {
  BASES,
  BASIS,
  effective,
  type Fields,
  fieldsOf,
  follow,
  isBinary,
  isFields,
  isRuleBranch,
  MEANING,
  stringsOf,
  walkSchema,
} from '../nodes.ts';

/** Checks that every contract part has the key `x-basis` with the value `stated` or `assumed`. */
export const basisPresent: Oas3Rule = () => ({
  Operation: (node, context) => {
    check(`the operation ${fieldsOf(node)['operationId']}`, node, context.location, context);
    for (const key of ['x-roles', 'x-feature-flag']) checkAccess(key, node, context);
    const { [BASIS]: basis, 'x-method-basis': method } = fieldsOf(node);
    if (basis !== 'stated' || BASES.includes(method)) return;
    const message = `the method ${came('x-method-basis', method)}: write stated or assumed.`;
    context.report({ message, location: context.location.key() });
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

export const descriptionsPresent: Oas3Rule = () => ({
  Tag: (node, context) => describe(`the tag "${fieldsOf(node)['name']}"`, node, context.location, context),
  Operation: (node, context) => {
    const what = `the operation ${fieldsOf(node)['operationId']}`;
    describe(what, node, context.location, context, 'summary');
    describe(what, node, context.location, context);
  },
  Parameter: (node, context) => describe(`the parameter "${fieldsOf(node)['name']}"`, node, context.location, context),
  Header: (node, context) => describe(`the header "${context.key}"`, node, context.location, context),
  SecurityScheme: (node, context) => describe(`the security scheme "${context.key}"`, node, context.location, context),
  Response: (node, context) => describe(`the answer ${context.key}`, node, context.location, context),
  MediaType: (node, context) => {
    const { schema } = fieldsOf(node);
    const place = context.location.child('schema');
    if (schema === undefined || isBinary(String(context.key), follow(schema, place, context)?.node)) return;
    describe(`the schema of ${context.key}`, schema, place, context);
  },
  Schema: (node, context) => {
    if (isRuleBranch(context.location)) return;
    if (context.location.pointer === '#/') describe('the schema', node, context.location, context);
    const place = context.location.child('properties');
    for (const [name, property] of Object.entries(fieldsOf(fieldsOf(node)['properties']))) {
      describe(`the property "${name}"`, property, place.child(name), context);
    }
  },
});

function describe(what: string, node: unknown, place: Location, context: UserContext, field = 'description'): void {
  const text = effective(node, place, context, field);
  if (typeof text === 'string' && text.trim() !== '') return;
  context.report({
    message: `${what} has no ${field}: describe it in your own words, with the rule that it follows.`,
    location: place.key(),
  });
}

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

function isOpenObject(schema: Fields, inPlace: boolean): boolean {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : stringsOf(schema['type']);
  const isObject = types.includes('object') || ('properties' in schema && !inPlace);
  const rest = schema['additionalProperties'];
  return isObject && rest !== false && !isFields(rest);
}

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

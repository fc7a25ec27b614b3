import { CODES, unknownCode } from '../error-codes.ts';
import type { Fields } from '../nodes.ts';
import { fieldsOf, follow, stringsOf } from '../nodes.ts';
import { openapiFolder, readErrorCodes } from '../registers.ts';
import { walkSchema } from '../schema/subschemas.ts';
import type { Context, Rule } from '../visitor.ts';

/** `x-code` on a property of a request replaces the general code of a broken bound, so the operation's 400 carries it. */
export const propertyCodesDeclared: Rule = () => {
  let register: ReadonlyMap<string, Fields> = new Map();
  return {
    Root: (_node, context) => {
      register = readErrorCodes(openapiFolder(context.location.source.absoluteRef));
    },
    Operation: (node, context) => check(fieldsOf(node), register, context),
  };
};

function check(operation: Fields, register: ReadonlyMap<string, Fields>, context: Context): void {
  const declared = codesOf400(operation, context);
  const body = follow(operation['requestBody'], context.location.child('requestBody'), context);
  const seen = new Set<unknown>();
  for (const [type, media] of Object.entries(fieldsOf(body?.node['content']))) {
    const place = body?.place.child(['content', type, 'schema']);
    if (!place) continue;
    const visit = (schema: { node: Fields; place: typeof place }) => {
      const code = schema.node['x-code'];
      if (code === undefined || declared.includes(String(code))) return;
      const message = register.has(String(code))
        ? `the answer 400 of ${operation['operationId']} does not list ${code}, with which this property is refused: add it to its ${CODES}.`
        : unknownCode(String(code));
      context.report({ message, location: schema.place.child('x-code') });
    };
    walkSchema(fieldsOf(media)['schema'], place, context, visit, seen);
  }
}

function codesOf400(operation: Fields, context: Context): string[] {
  const place = context.location.child(['responses', '400']);
  return stringsOf(follow(fieldsOf(operation['responses'])['400'], place, context)?.node[CODES]);
}

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Fields, Placed } from '../nodes.ts';
import { fieldsOf, follow, stringsOf } from '../nodes.ts';
import { CODES, openapiFolder, readErrorCodes, unknownCode } from '../registers.ts';
import { walkSchema } from '../schema/subschemas.ts';

type Register = ReadonlyMap<string, Fields>;

/** The key `x-code` of a property names the error code that the API returns for an invalid value of the property. */
export const propertyCodesDeclared: Oas3Rule = () => {
  let register: Register = new Map();
  return {
    Root: (_node, context) => {
      register = readErrorCodes(openapiFolder(context.location.source.absoluteRef));
    },
    Operation: (node, context) => check(fieldsOf(node), register, context),
  };
};

function check(operation: Fields, register: Register, context: UserContext): void {
  const body = follow(operation['requestBody'], context.location.child('requestBody'), context);
  const seen = new Set<unknown>();
  for (const [type, media] of Object.entries(fieldsOf(body?.node['content']))) {
    const place = body?.place.child(['content', type, 'schema']);
    if (!place) continue;
    const visit = ({ node, place: at }: Placed) => {
      const message =
        node['x-code'] === undefined ? undefined : fault(String(node['x-code']), operation, register, context);
      if (message) context.report({ message, location: at.child('x-code') });
    };
    walkSchema(fieldsOf(media)['schema'], place, context, visit, seen);
  }
}

function fault(code: string, operation: Fields, register: Register, context: UserContext): string | undefined {
  const entry = register.get(code);
  if (!entry) return unknownCode(code);
  const status = String(entry['status']);
  const place = context.location.child(['responses', status]);
  const answer = follow(fieldsOf(operation['responses'])[status], place, context);
  if (stringsOf(answer?.node[CODES]).includes(code)) return undefined;
  return `the answer ${status} of ${operation['operationId']} does not list ${code}, with which this property is refused: add it to its ${CODES}.`;
}

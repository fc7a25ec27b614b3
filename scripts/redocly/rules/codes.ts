import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { type Fields, fieldsOf, follow, type NodePath, type Placed, stringsOf, walkSchema } from '../nodes.ts';
import { CODES, type CodedObject, codedObjects, openapiFolder, readErrorCodes, unknownCode } from '../registers.ts';

type Register = ReadonlyMap<string, Fields>;
type Say = (message: string, place: Location) => void;

export const errorCodesRegistered: Oas3Rule = () => {
  let register: Register = new Map();
  const seen = new Set<string>();
  return {
    Root: (_node, context) => {
      register = readErrorCodes(openapiFolder(context.location.source.absoluteRef));
    },
    Responses: (node, context) => {
      for (const [status, written] of Object.entries(fieldsOf(node))) {
        const place = context.location.child(status);
        const response = follow(written, place, context);
        const id = `${status} ${response?.place.source.absoluteRef} ${response?.place.pointer}`;
        if (!response || seen.has(id)) continue;
        seen.add(id);
        checkResponse({ status, response, register, context });
      }
    },
    Schema: (node, context) => {
      const codes = stringsOf(fieldsOf(node)[CODES]);
      codes.forEach((code, index) => {
        if (!register.has(code))
          context.report({ message: unknownCode(code), location: context.location.child([CODES, index]) });
      });
    },
  };
};

interface ResponseToCheck {
  readonly status: string;
  readonly response: Placed;
  readonly register: Register;
  readonly context: UserContext;
}

function checkResponse({ status, response, register, context }: ResponseToCheck): void {
  const say: Say = (message, location) => context.report({ message, location });
  const isError = /^[45]/.test(status);
  const declared = stringsOf(response.node[CODES]);
  if (isError && declared.length === 0) {
    say(`the answer ${status} has no ${CODES}: list every code that it may carry.`, response.place.key());
  }
  declared.forEach((code, index) => {
    const fault = declaredFault(code, status, register);
    if (fault) say(fault, response.place.child([CODES, index]));
  });
  for (const { coded, location } of codedExamples(response, context)) {
    for (const fault of exampleFaults(coded, status, isError ? declared : undefined, register)) say(fault, location);
  }
}

function declaredFault(code: string, status: string, register: Register): string | undefined {
  const entry = register.get(code);
  if (!entry) return unknownCode(code);
  if (entry['route'] === true) return `${code} belongs to no operation (route: true in its register): delete it here.`;
  if (String(entry['status']) === status) return undefined;
  const registered = entry['status'] === undefined ? 'without a status' : `with ${entry['status']}`;
  return `${code} is registered ${registered}, here it comes with ${status}: change one of the two.`;
}

function exampleFaults(
  coded: CodedObject,
  status: string,
  declared: readonly string[] | undefined,
  register: Register,
): string[] {
  const { code, fields } = coded;
  const entry = register.get(code);
  if (declared && !declared.includes(code)) {
    return [`the example shows ${code}, which is not among the ${CODES} of the answer: add it there or show another.`];
  }
  if (!entry) return [unknownCode(code)];
  const faults: string[] = [];
  if (declared && fields['status'] !== undefined && String(fields['status']) !== status) {
    faults.push(`the example shows the status ${fields['status']} in an answer ${status}: write '${status}'.`);
  }
  if (typeof fields['title'] === 'string' && fields['title'] !== entry['title']) {
    faults.push(`the example has another title than the register has for ${code}: write "${entry['title']}".`);
  }
  return faults;
}

function codedExamples(response: Placed, context: UserContext): { coded: CodedObject; location: Location }[] {
  return Object.entries(fieldsOf(response.node['content'])).flatMap(([type, media]) => {
    const place = response.place.child(['content', type, 'examples']);
    return Object.entries(fieldsOf(fieldsOf(media)['examples'])).flatMap(([name, written]) => {
      const example = follow(written, place.child(name), context);
      if (!example) return [];
      const at = (path: NodePath) => example.place.child(['value', ...path, 'code']);
      return codedObjects(example.node['value']).map((coded) => ({ coded, location: at(coded.path) }));
    });
  });
}

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

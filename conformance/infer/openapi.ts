import { isObject } from '../json.ts';
import { type Api, type ApiOperation, type Content, isJson, mediaOf, methodOf, type Place } from './api.ts';

import { TargetError } from '../target/target-error.ts';
import { objectOf, placesOf, schemaOf, textOf } from './places.ts';

type Json = Readonly<Record<string, unknown>>;
type Resolve = (value: unknown) => Json;

/** Reads an OpenAPI document (3.0, 3.1 or 3.2). References to other files are empty schemas. */
export function readOpenApi(document: Json, file: string): Api {
  if (!/^3\.[012]\b/.test(String(document['openapi'])))
    throw new TargetError(`${file}: the version of OpenAPI is ${String(document['openapi'])}, and only 3.0, 3.1 and 3.2 are read`);
  const resolve = resolverOf(document);
  const operations = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(resolve(item)).flatMap(([verb, operation]) => operationOf(verb, path, resolve(item), operation, resolve)),
  );
  if (operations.length === 0) throw new TargetError(`${file}: the OpenAPI document has no operations below "paths"`);
  const [server] = Array.isArray(document['servers']) ? document['servers'] : [];
  const url = objectOf(server)['url'];
  const title = textOf(objectOf(document['info'])['title']);
  const baseUrl = typeof url === 'string' ? withVariables(url, objectOf(objectOf(server)['variables'])) : undefined;
  return { title, baseUrl, operations, authentication: authenticationOf(document, resolve), secrets: new Set() };
}

function withVariables(url: string, variables: Json): string {
  return url.replaceAll(/\{(\w+)\}/g, (_all, name) => String(objectOf(variables[name])['default'] ?? name));
}

/** A reference is followed at most 20 times, because references can form a circle. */
function resolverOf(document: Json): Resolve {
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((of, part) => objectOf(of)[decoded(part)], document);
  return (value) => {
    let found = objectOf(value);
    for (let step = 0; step < 20 && typeof found['$ref'] === 'string'; step++)
      found = found['$ref'].startsWith('#/') ? objectOf(at(found['$ref'])) : {};
    return found;
  };
}

function decoded(part: string): string {
  const plain = part.replaceAll('~1', '/').replaceAll('~0', '~');
  return /%[\da-f]{2}/i.test(plain) ? decodeURIComponent(plain.replaceAll(/%(?![\da-f]{2})/gi, '%25')) : plain;
}

function operationOf(verb: string, path: string, item: Json, given: unknown, resolve: Resolve): ApiOperation[] {
  const method = methodOf(verb);
  const operation = objectOf(given);
  if (method === undefined || !isObject(given)) return [];
  const parameters = [item['parameters'], operation['parameters']].flat().map(resolve);
  const responses = Object.entries(objectOf(operation['responses'])).map(([status, response]) => ({ status, ...resolve(response) }));
  const good = responses.filter(({ status }) => /^2/.test(status)).toSorted((one, other) => one.status.localeCompare(other.status));
  const [main = { status: '0' }] = [...good.filter((each) => 'content' in each), ...good];
  const bad = responses.filter(({ status }) => /^(4|5|default)/i.test(status));
  const tags = Array.isArray(operation['tags']) ? operation['tags'] : [];
  return [
    {
      method,
      path,
      name: textOf(operation['operationId']),
      text: [...tags, operation['summary'], textOf(operation['description']).slice(0, 120)].filter(Boolean).join(' '),
      query: parametersIn('query', parameters, resolve),
      headers: parametersIn('header', parameters, resolve),
      request: contentOf(resolve(operation['requestBody']), resolve),
      status: Number.parseInt(main.status, 10),
      response: contentOf(main, resolve),
      responseHeaders: good.flatMap((each) => Object.keys(objectOf(objectOf(each)['headers']))).map((name) => name.toLowerCase()),
      errors: bad.flatMap((each) => contentOf(each, resolve).places),
    },
  ];
}

function parametersIn(place: string, parameters: readonly Json[], resolve: Resolve): Place[] {
  return parameters
    .filter((parameter) => parameter['in'] === place && typeof parameter['name'] === 'string')
    .map(({ name, required, schema, description, example }) => {
      const whole = { type: 'object', properties: { value: { example, description, ...resolve(schema) } } };
      const [found] = placesOf(whole, resolve);
      const { type = 'any', values = [], fixed, text = '' } = found ?? {};
      return { path: [String(name)], type, values, fixed, text, required: required === true };
    });
}

function contentOf(of: Json, resolve: Resolve): Content {
  const all = Object.entries(objectOf(of['content'])).map(([type, content]) => ({ type: mediaOf(type), content: resolve(content) }));
  const chosen = all.find(({ type }) => isJson(type)) ?? all[0];
  if (chosen === undefined) return { media: '', places: [] };
  const { schema, example, examples } = chosen.content;
  const shown = [example, ...Object.values(objectOf(examples)).map((each) => resolve(each)['value'])];
  return { media: chosen.type, places: placesOf({ allOf: [schema, schemaOf(shown)] }, resolve) };
}

function authenticationOf(document: Json, resolve: Resolve): Api['authentication'] {
  const schemes = Object.values(objectOf(objectOf(document['components'])['securitySchemes'])).map(resolve);
  const http = schemes.find(({ type, scheme }) => type === 'oauth2' || (type === 'http' && /^bearer$/i.test(String(scheme))));
  const key = schemes.find((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header' && /token|auth/i.test(String(scheme['name'])));
  if (http !== undefined) return { header: 'Authorization', value: 'Bearer {token}' };
  return key === undefined ? undefined : { header: String(key['name']), value: '{token}' };
}

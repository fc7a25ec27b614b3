import { isObject } from '../json.ts';
import { TargetError } from '../target/target-error.ts';
import { type Api, type ApiOperation, isJson, listOf, mediaOf, methodOf, objectOf, variablesOf } from './api.ts';
import { placesOf, type Resolve, type Schema, schemaOf } from './places.ts';

/** Reads an OpenAPI document (3.0, 3.1 or 3.2). A reference to another file is a value of which nothing is known. */
export function readOpenApi(document: Schema, file: string): Api {
  if (!/^3\.[012]\b/.test(String(document['openapi'])))
    throw new TargetError(
      `${file}: the version of OpenAPI must be 3.0, 3.1 or 3.2; it is ${String(document['openapi'])}`,
    );
  const resolve = resolverOf(document);
  const operations = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(resolve(item)).flatMap(([verb, each]) => operationOf(verb, path, resolve(item), each, resolve)),
  );
  if (operations.length === 0) throw new TargetError(`${file}: the OpenAPI document has no operations below "paths"`);
  const { url, variables } = objectOf(listOf(document['servers'])[0]);
  const variable = (name: string) => String(objectOf(objectOf(variables)[name])['default'] ?? name);
  return {
    title: String(objectOf(document['info'])['title'] ?? ''),
    baseUrl: typeof url === 'string' ? url.replaceAll(/\{(\w+)\}/g, (_all, name) => variable(name)) : undefined,
    operations,
    authentication: authenticationOf(schemesOf(document, resolve)),
    secrets: new Set(),
  };
}

/** A reference is followed at most 20 times, because references can form a circle. */
function resolverOf(document: Schema): Resolve {
  const plain = (part: string) =>
    part.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('~1', '/').replaceAll('~0', '~');
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((of, part) => objectOf(of)[plain(part)], document);
  return (value) => {
    let found = objectOf(value);
    for (let step = 0; step < 20 && typeof found['$ref'] === 'string'; step++)
      found = found['$ref'].startsWith('#/') ? objectOf(at(found['$ref'])) : {};
    return found;
  };
}

function operationOf(verb: string, path: string, item: Schema, given: unknown, resolve: Resolve): ApiOperation[] {
  const method = methodOf(verb);
  if (method === undefined || !isObject(given)) return [];
  const all = Object.entries(objectOf(given['responses'])).map(([status, response]) => ({
    status,
    ...resolve(response),
  }));
  const good = all
    .filter(({ status }) => /^2/.test(status))
    .toSorted((one, other) => (one.status < other.status ? -1 : 1));
  const main = [...good.filter((each) => 'content' in each), ...good][0] ?? { status: '0' };
  const request = contentOf(resolve(given['requestBody']), resolve);
  const response = contentOf(main, resolve);
  const parameters = [item['parameters'] ?? [], given['parameters'] ?? []].flat().map(resolve);
  return [
    {
      ...{ method, path, name: String(given['operationId'] ?? '') },
      text: [...listOf(given['tags']), given['summary'], String(given['description'] ?? '').slice(0, 120)].join(' '),
      media: request.media,
      inputs: [
        ...variablesOf(path).flatMap((name) => parameterPlaces({ in: 'path', name, required: true }, resolve)),
        ...parameters.filter((each) => each['in'] !== 'path').flatMap((each) => parameterPlaces(each, resolve)),
        ...placesOf(request.media === 'multipart/form-data' ? 'multipart' : 'body', request.schema, resolve),
      ],
      status: Number.parseInt(main.status, 10),
      responseMedia: response.media,
      outputs: placesOf('response', response.schema, resolve),
      responseHeaders: good.flatMap((each) => Object.keys(objectOf(Reflect.get(each, 'headers')))),
      errors: all
        .filter(({ status }) => /^[45d]/i.test(status))
        .flatMap((each) => placesOf('response', contentOf(each, resolve).schema, resolve)),
    },
  ];
}

function parameterPlaces({ in: place, name, required, schema, example }: Schema, resolve: Resolve) {
  const part = ({ path: 'path', query: 'query', header: 'headers' } as const)[String(place)];
  if (part === undefined) return [];
  const [whole] = placesOf(part, { allOf: [schema, schemaOf([example])] }, resolve);
  return whole ? [{ ...whole, path: [String(name)], required: required === true }] : [];
}

function contentOf(of: Schema, resolve: Resolve): { media: string; schema: unknown } {
  const all = Object.entries(objectOf(of['content']));
  const [type, content] = all.find(([media]) => isJson(mediaOf(media))) ?? all[0] ?? [];
  if (type === undefined) return { media: '', schema: {} };
  const { schema, example, examples } = resolve(content);
  const shown = [example, ...Object.values(objectOf(examples)).map((each) => resolve(each)['value'])];
  return { media: mediaOf(type), schema: { allOf: [schema, schemaOf(shown)] } };
}

function schemesOf(document: Schema, resolve: Resolve): Schema[] {
  return Object.values(objectOf(objectOf(document['components'])['securitySchemes'])).map(resolve);
}

function authenticationOf(schemes: readonly Schema[]): Api['authentication'] {
  if (schemes.some(({ type, scheme }) => type === 'oauth2' || /^bearer$/i.test(String(scheme))))
    return { header: 'Authorization', value: 'Bearer {token}' };
  const key = schemes.find((each) => each['in'] === 'header' && /token|auth/i.test(String(each['name'])));
  return key && { header: String(key['name']), value: '{token}' };
}

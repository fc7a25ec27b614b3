import { isObject } from '../json.ts';
import { TargetError } from '../target/target-error.ts';
import {
  type Api,
  type ApiOperation,
  isJson,
  listOf,
  mediaOf,
  methodOf,
  objectOf,
  type Part,
  type Place,
  type Values,
  variablesOf,
} from './api.ts';
import { placesOf, schemaOf } from './places.ts';

/** Reads an OpenAPI document (3.0, 3.1 or 3.2). A reference to another file is a value of which nothing is known. */
export function readOpenApi(written: Values, file: string): Api {
  const version = String(written['openapi']);
  if (!/^3\.[012]\b/.test(version))
    throw new TargetError(`${file}: the version of OpenAPI must be 3.0, 3.1 or 3.2; it is ${version}`);
  const document = withoutReferences(written);
  const operations = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).flatMap(([verb, each]) => operationOf(verb, path, objectOf(item), each)),
  );
  if (operations.length === 0) throw new TargetError(`${file}: the OpenAPI document has no operations below "paths"`);
  const { url, variables } = objectOf(listOf(document['servers'])[0]);
  const variable = (name: string) => String(objectOf(objectOf(variables)[name])['default'] ?? name);
  return {
    title: String(objectOf(document['info'])['title'] ?? ''),
    baseUrl: typeof url === 'string' ? url.replaceAll(/\{(\w+)\}/g, (_all, name) => variable(name)) : undefined,
    operations,
    authentication: authenticationOf(
      Object.values(objectOf(objectOf(document['components'])['securitySchemes'])).map(objectOf),
    ),
    secrets: new Set(),
  };
}

/** Puts the object of each reference in its place. A recursive schema then contains itself. */
function withoutReferences(document: Values): Values {
  const plain = (part: string) =>
    part.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('~1', '/').replaceAll('~0', '~');
  // References can also form a circle without an object.
  const resolved = (value: unknown, steps = 0): unknown => {
    const { $ref: reference } = objectOf(value);
    if (typeof reference !== 'string') return value;
    if (steps > 20 || !reference.startsWith('#/')) return {};
    const parts = reference.slice(2).split('/').map(plain);
    return resolved(
      parts.reduce<unknown>((of, part) => objectOf(of)[part], document),
      steps + 1,
    );
  };
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, inner] of Object.entries(value)) Reflect.set(value, name, resolved(inner));
    Object.values(value).forEach(visit);
  };
  visit(document);
  return document;
}

function operationOf(verb: string, path: string, item: Values, given: unknown): ApiOperation[] {
  const method = methodOf(verb);
  if (method === undefined || !isObject(given)) return [];
  const all = Object.entries(objectOf(given['responses'])).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const responses = (statuses: RegExp) =>
    all.filter(([status]) => statuses.test(status)).map(([, each]) => objectOf(each));
  const good = responses(/^2/);
  const request = contentOf(objectOf(given['requestBody']));
  const response = contentOf(good.find((each) => 'content' in each) ?? {});
  const parameters = [item['parameters'], given['parameters']].flatMap(listOf).map(objectOf);
  return [
    {
      ...{ method, path, name: String(given['operationId'] ?? '') },
      text: [...listOf(given['tags']), given['summary'], String(given['description'] ?? '').slice(0, 120)].join(' '),
      media: request.media,
      inputs: [
        ...variablesOf(path).flatMap((name) => parameterPlaces('path', { name })),
        ...parameters.filter((each) => each['in'] === 'query').flatMap((each) => parameterPlaces('query', each)),
        ...parameters.filter((each) => each['in'] === 'header').flatMap((each) => parameterPlaces('headers', each)),
        ...placesOf(request.media === 'multipart/form-data' ? 'multipart' : 'body', request.schema),
      ],
      responseMedia: response.media,
      outputs: placesOf('response', response.schema),
      responseHeaders: good.flatMap(({ headers }) => Object.keys(objectOf(headers))),
      errors: responses(/^[45d]/i).flatMap((each) => placesOf('response', contentOf(each).schema)),
    },
  ];
}

function parameterPlaces(part: Part, { name, required, schema, example }: Values): Place[] {
  const [whole] = placesOf(part, { allOf: [schema, schemaOf([example])] });
  return whole ? [{ ...whole, path: [String(name)], required: part === 'path' || required === true }] : [];
}

function contentOf({ content }: Values): { media: string; schema: unknown } {
  const all = Object.entries(objectOf(content));
  const [type, shown] = all.find(([media]) => isJson(mediaOf(media))) ?? all[0] ?? [];
  if (type === undefined) return { media: '', schema: {} };
  const { schema, example, examples } = objectOf(shown);
  const values = [example, ...Object.values(objectOf(examples)).map((each) => objectOf(each)['value'])];
  return { media: mediaOf(type), schema: { allOf: [schema, schemaOf(values)] } };
}

function authenticationOf(schemes: readonly Values[]): Api['authentication'] {
  if (schemes.some(({ type, scheme }) => type === 'oauth2' || /^bearer$/i.test(String(scheme))))
    return { header: 'Authorization', value: 'Bearer {token}' };
  const key = schemes.find((each) => each['in'] === 'header' && /token|auth/i.test(String(each['name'])));
  return key && { header: String(key['name']), value: '{token}' };
}

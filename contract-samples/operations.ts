import { plainSchema, resolved } from './plain-schema.ts';
import { type Chances, sample } from './sample.ts';
import { isObject, type JsonObject, type Schema } from './schema.ts';
import { seedOf, shareOf } from './seed.ts';

export interface SampledRequest {
  path: JsonObject;
  query: JsonObject;
  header: JsonObject;
  body?: { mediaType: string; value: unknown };
}

/** Most path parameters are the examples in the contract, so that the requested objects exist. */
export function sampleRequest(shape: OperationShape, seed: number, drawing: Chances): SampledRequest {
  const drawn = (place: 'path' | 'query' | 'header') => {
    const value = sample(shape.parameters[place], seedOf(seed, place), drawing);
    return isObject(value) ? value : {};
  };
  const path = Object.entries(drawn('path')).map(([name, value]) => {
    const isExample = shape.examples[name] !== undefined && shareOf(seed, 'example of', name) < 0.7;
    return [name, isExample ? shape.examples[name] : value];
  });
  const request = { path: Object.fromEntries(path), query: drawn('query'), header: drawn('header') };
  const types = Object.keys(shape.bodies);
  const mediaType = types[seedOf(seed, 'media type') % types.length];
  const schema = shape.bodies[mediaType ?? ''];
  if (mediaType === undefined || !schema || (!shape.isBodyRequired && shareOf(seed, 'body') < 0.2)) return request;
  return { ...request, body: { mediaType, value: sample(schema, seedOf(seed, 'body', mediaType), drawing) } };
}

export interface OperationShape {
  id: string;
  method: Method;
  path: string;
  parameters: { path: Schema; query: Schema; header: Schema };
  examples: JsonObject;
  bodies: Record<string, Schema>;
  isBodyRequired: boolean;
  responses: Record<string, Record<string, Schema>>;
}

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

export function operationShapes(document: object): OperationShape[] {
  const { paths } = resolved(document, document);
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
      return isObject(operation) ? [shapeOf(document, path, method, operation)] : [];
    }),
  );
}

function shapeOf(document: object, path: string, method: Method, operation: JsonObject): OperationShape {
  const parameters = listOf(operation['parameters']).map((each) => resolved(document, each));
  const body = operation['requestBody'] === undefined ? {} : resolved(document, operation['requestBody']);
  const inPlace = (place: string) =>
    objectSchema(
      document,
      parameters.filter((each) => each['in'] === place),
    );
  const rules = operation['x-query'];
  const query = inPlace('query');
  return {
    id: String(operation['operationId']),
    method,
    path,
    parameters: {
      path: inPlace('path'),
      query: isObject(rules) ? { ...query, ...plainSchema(document, rules) } : query,
      header: inPlace('header'),
    },
    examples: Object.fromEntries(parameters.map((each) => [String(each['name']), each['example']])),
    bodies: schemasOf(document, body),
    isBodyRequired: body['required'] === true,
    responses: Object.fromEntries(
      Object.entries(isObject(operation['responses']) ? operation['responses'] : {}).map(([status, response]) => [
        status,
        schemasOf(document, resolved(document, response)),
      ]),
    ),
  };
}

function objectSchema(document: object, parameters: JsonObject[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((each) => each['required'] === true).map((each) => String(each['name'])),
    properties: Object.fromEntries(
      parameters.map((each) => [String(each['name']), plainSchema(document, resolved(document, each['schema']))]),
    ),
  };
}

function schemasOf(document: object, { content }: JsonObject): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(isObject(content) ? content : {}).map(([mediaType, media]) => [
      mediaType,
      plainSchema(document, isObject(media) && isObject(media['schema']) ? media['schema'] : {}),
    ]),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

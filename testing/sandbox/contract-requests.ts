import { readFileSync } from 'node:fs';
import {
  type Break,
  breaksOf,
  type JsonObject,
  judgeOf,
  type OperationShape,
  operationShapes,
  type SampledRequest,
  type Schema,
  sampleRequest,
  seedOf,
} from '../../contract-samples/index.ts';
import { errors } from '../../src/contract/generated/errors.ts';
import type { ParameterType } from '../../src/contract/operation.ts';
import { parameterValues } from '../../src/contract/parameter-values.ts';
import type { ErrorCode } from '../../src/contract/problem.ts';
import type { Received } from './sandbox.ts';

export const shapes: readonly OperationShape[] = (['admin', 'documents', 'sandbox'] as const).flatMap((name) => {
  const text = readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
  return operationShapes(JSON.parse(text));
});

/** Returns true if the operation accepts file uploads. Tests send few file uploads, because uploads are slow. */
export function takesFile({ bodies }: OperationShape): boolean {
  return Object.keys(bodies).some((type) => type.startsWith('multipart/'));
}

/**
 * Generates a valid request. The number `n` selects one of many possible requests.
 * If `n` is odd, the request contains values at the limits of its JSON Schema, such as the maximum length.
 */
export function validRequest(shape: OperationShape, n: number): SampledRequest {
  return withSmallWorld(sampleRequest(shape, seedOf(shape.id, n), { edges: n % 2 === 1 }));
}

/** Limits generated tenants to 99 users, 99 departments and 99 documents, so that tests stay fast. */
function withSmallWorld(request: SampledRequest): SampledRequest {
  const { body } = request;
  const value = body?.value;
  if (!body || !isObject(value) || !isObject(value['world'])) return request;
  const { users = 1, departments = 1, documents = 1, ...others } = value['world'];
  const [some, few, several] = [users, departments, documents].map((size) => Number(size) % 100);
  const world = { ...others, users: some, departments: few, documents: several };
  return { ...request, body: { ...body, value: { ...value, world } } };
}

/** A request that violates exactly one keyword of a JSON Schema. */
export interface BrokenRequest extends Break {
  request: SampledRequest;
}

/**
 * Generates requests that violate one keyword of the JSON Schema for the query or the body.
 * Skips an invalid value if its text form is valid, such as the number 7 for a text parameter.
 */
export function requestsThatBreak(shape: OperationShape, request: SampledRequest): BrokenRequest[] {
  const seed = seedOf(shape.id, 'broken');
  const { query } = shape.parameters;
  const sound = { ...request, path: { ...request.path, ...examplesOf(shape, request.path) } };
  const ofQuery = breaksOf(query, request.query, seed).flatMap((each) =>
    isObject(each.value) && !judgeOf(query)(asRead(query, each.value))
      ? [{ ...each, request: { ...sound, query: each.value } }]
      : [],
  );
  const { body } = request;
  const schema = shape.bodies[body?.mediaType ?? ''];
  if (!body || !schema) return ofQuery;
  // Only a JSON body can have a value of a wrong JSON type. A form contains only text and files.
  const ofBody = breaksOf(schema, body.value, seed).filter(
    ({ keyword }) => keyword !== 'type' || isJson(body.mediaType),
  );
  return [
    ...ofQuery,
    ...ofBody.map((each) => ({ ...each, request: { ...sound, body: { ...body, value: each.value } } })),
  ];
}

/** Replaces path parameters with ids of existing objects, so that the sandbox does not respond with status 404. */
function examplesOf({ examples }: OperationShape, path: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(path).map((name) => [name, examples[name] ?? path[name]]));
}

function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Converts query values to the types in the API contract, because every query value in a URL is text. */
function asRead({ properties = {} }: OperationShape['parameters']['query'], query: JsonObject): JsonObject {
  const types = Object.entries(properties).flatMap(([name, schema]): [string, ParameterType][] => {
    const type = typeof schema === 'object' && typeIn(schema);
    return type ? [[name, type]] : [];
  });
  return parameterValues(Object.fromEntries(types), textsOf(query)) as JsonObject;
}

function typeIn({ type, items }: Schema): ParameterType | undefined {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'array') return undefined;
  const of = typeof items === 'object' ? items.type : undefined;
  return of === 'integer' || of === 'number' || of === 'boolean' ? `${of}[]` : 'text[]';
}

function textsOf(query: JsonObject): Record<string, string | string[]> {
  const texts = Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
    const [first, ...others] = [value].flat().map(String);
    if (first === undefined) return [];
    return [[name, others.length > 0 ? [first, ...others] : first]];
  });
  return Object.fromEntries(texts);
}

export function errorCodeIn({ body }: Received): ErrorCode | undefined {
  return body?.errors?.[0]?.code ?? body?.code;
}

/** Returns true if a request was refused because of its format, and not because of stored data. */
export function isRefusalOfShape(received: Received): boolean {
  if (![400, 413, 415, 422].includes(received.status)) return false;
  const code = errorCodeIn(received);
  // Uploaded tenant data can contain unknown ids or duplicates, which JSON Schema cannot detect.
  if (code === 'SEED INVALID') return !/ is wrong: no | is already the /.test(received.body.detail);
  return code === undefined || !('state' in errors[code]);
}

/** Returns true if the error response names the invalid value, a value that contains it, or a value inside it. */
export function namesPlace({ body }: Received, { pointer }: Break): boolean {
  const sources: { pointer?: string; parameter?: string }[] =
    body.errors?.map(({ source }: { source: object }) => source) ?? body.details ?? [];
  if (sources.length === 0) return body.detail.includes(pointer.split('/').findLast((step) => /\D/.test(step)) ?? '');
  return sources.some(({ pointer: at, parameter }) => {
    const place = at ?? `/${parameter}`;
    return place.startsWith(pointer) || pointer.startsWith(place);
  });
}

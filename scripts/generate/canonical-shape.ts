import { type Body, type Document, isFile, type Operation, type Response, resolve, type Schema } from './model.ts';

type Kind = string | readonly [string] | readonly [CanonicalShape];
export interface CanonicalShape {
  [member: string]: Kind;
}

/**
 * An entry of the list `members` in `x-canonical`: the name of a property that test cases use.
 * An object entry renames a property: it maps the name in test cases to the property's path in the contract.
 */
export type Member = string | Record<string, string | { value: string; map: Record<string, string> }>;

export interface CanonicalSchema {
  resource?: string;
  members: Member[];
}

export interface CanonicalExtension {
  /** Maps names that test cases use to parameters or properties of the API contract, such as `filter[id]`. */
  inputs?: Record<string, string> | string[];
  /** A template of the request body. The default template contains the properties of the body. */
  body?: unknown;
  /** Types of additional inputs from test cases. Requests of the published API contract do not contain these inputs. */
  also?: Record<string, Kind>;
  /** Names of the response values that every test case of the operation needs. */
  vital?: string[];
  /** True if the operation only reads data, even if its method is POST. */
  safe?: boolean;
}

export function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat().filter((each) => each !== 'null');
}

export function canonicalKind(document: Document, name: string, schema: Schema): Kind {
  const target = resolve<Schema>(document, schema);
  const { items, contentSchema, pattern, enum: values } = target;
  if (contentSchema) return canonicalKind(document, name, contentSchema as Schema);
  const types = typesOf(target);
  if (items) return [itemKind(document, items)] as readonly [string] | readonly [CanonicalShape];
  if (types.length !== 1) return 'json';
  if (types[0] === 'integer' || types[0] === 'boolean') return types[0];
  if (types[0] !== 'string') return 'json';
  if (isFile(target)) return 'bytes';
  if (Array.isArray(values) && values.every((each) => each === 'true' || each === 'false')) return 'boolean';
  return name === 'id' || name.endsWith('Id') || pattern === '^[0-9]+$' ? 'id' : 'text';
}

function itemKind(document: Document, items: Schema): string | CanonicalShape {
  const item = resolve<Schema>(document, items);
  if (!item.properties) return canonicalKind(document, '', item) as string;
  return Object.fromEntries(membersOf(document, item).map(({ name, kind }) => [name, kind]));
}

export interface FoundMember {
  name: string;
  kind: Kind;
  source: unknown;
}

/** If the schema `object` has no `x-canonical`, returns all its properties that are not nested objects. */
export function membersOf(document: Document, object: Schema): FoundMember[] {
  const extension = object['x-canonical'] as CanonicalSchema | undefined;
  const attributes = object.properties?.['attributes'];
  const names = extension?.members ?? [
    ...(object.properties?.['id'] && attributes ? ['id'] : []),
    ...plainMembers(document, attributes ? resolve<Schema>(document, attributes) : object),
  ];
  return names.flatMap((each) =>
    Object.entries(typeof each === 'string' ? { [each]: each } : each).map(([name, place]) => {
      const { value, map } = typeof place === 'string' ? { value: place, map: undefined } : place;
      return memberAt(document, object, name, value, map);
    }),
  );
}

function plainMembers(document: Document, { properties = {} }: Schema): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => !typesOf(resolve<Schema>(document, schema)).includes('object'))
    .map(([name]) => name);
}

function memberAt(
  document: Document,
  object: Schema,
  name: string,
  path: string,
  map: Record<string, string> | undefined,
): FoundMember {
  const isAttribute = object.properties?.['attributes'] && path !== 'id' && !path.startsWith('attributes.');
  const whole = isAttribute ? `attributes.${path}` : path;
  const [list = '', each] = whole.split('[].');
  const schema = schemaAt(document, object, list);
  const { items } = resolve<Schema>(document, schema);
  if (map) return { name, kind: 'boolean', source: { value: whole, map } };
  if (!items) return { name, kind: canonicalKind(document, name, schema), source: whole };
  const item = resolve<Schema>(document, items);
  if (each)
    return {
      name,
      kind: [canonicalKind(document, '', schemaAt(document, item, each)) as string],
      source: { in: list, each },
    };
  if (!item.properties) return { name, kind: canonicalKind(document, name, schema), source: { in: list, each: '@' } };
  const sources = Object.fromEntries(membersOf(document, item).map((one) => [one.name, one.source]));
  return { name, kind: canonicalKind(document, name, schema), source: { in: list, each: sources } };
}

function schemaAt(document: Document, object: Schema, path: string): Schema {
  return path.split('.').reduce<Schema>((node, step) => {
    const next = resolve<Schema>(document, node).properties?.[step];
    if (!next) throw new Error(`x-canonical names ${path}, and ${step} is no property there`);
    return next;
  }, object);
}

interface BoundBody {
  input: CanonicalShape;
  binding: Record<string, unknown>;
}

interface Place {
  document: Document;
  renamed: ReadonlyMap<string, string>;
  input: CanonicalShape;
}

export function canonicalBody(
  document: Document,
  { content }: Body,
  renamed: ReadonlyMap<string, string>,
  { body, inputs }: CanonicalExtension,
): BoundBody {
  const [mediaType = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  const place: Place = { document, renamed, input: {} };
  if (body !== undefined) {
    const input = Object.fromEntries((Array.isArray(inputs) ? inputs : []).map((name) => [name, 'json']));
    return { input, binding: { contentType: mediaType, body } };
  }
  const filled = objectTemplate(place, resolve<Schema>(document, schema), []);
  const binding = /^multipart\//.test(mediaType) ? { multipart: filled } : { contentType: mediaType, body: filled };
  return { input: place.input, binding };
}

function objectTemplate(place: Place, { properties = {} }: Schema, path: readonly string[]): Record<string, unknown> {
  const own = Object.entries(properties).filter(([name]) => !(path.join('.') === 'data' && name === 'id'));
  return Object.fromEntries(own.map(([name, schema]) => [name, memberTemplate(place, schema, [...path, name])]));
}

function memberTemplate(place: Place, schema: Schema, path: readonly string[]): unknown {
  const target = resolve<Schema>(place.document, schema);
  if (target['const'] !== undefined && path.length === 2 && path[0] === 'data') return target['const'];
  if (typesOf(target).includes('object') && target.properties) return objectTemplate(place, target, path);
  const name = inputName(place.renamed, path);
  if (isFile(target)) {
    Object.assign(place.input, { [name]: 'bytes', fileName: 'text' });
    return { content: `{${name}}`, fileName: '{fileName}' };
  }
  place.input[name] = canonicalKind(place.document, name, schema);
  return `{${name}${itemExpression(place.document, target)}}`;
}

/** Returns the name that test cases use for a property, such as `resourceType` for `data.attributes.resource.type`. */
function inputName(renamed: ReadonlyMap<string, string>, path: readonly string[]): string {
  const own = path[0] === 'data' ? path.slice(2) : path;
  const joined = own.map((step, index) => (index === 0 ? step : `${step.charAt(0).toUpperCase()}${step.slice(1)}`));
  return renamed.get(own.join('.')) ?? joined.join('');
}

function itemExpression(document: Document, list: Schema): string {
  const { items } = list['contentSchema'] ? resolve<Schema>(document, list['contentSchema'] as Schema) : list;
  const extension = items && (resolve<Schema>(document, items)['x-canonical'] as CanonicalSchema | undefined);
  if (!extension) return '';
  const members = extension.members.flatMap((each) =>
    typeof each === 'string'
      ? [`${each}: ${each}`]
      : Object.entries(each).map(([name, path]) => reversed(name, `${path}`)),
  );
  return `[].{${members.join(', ')}}`;
}

function reversed(name: string, path: string): string {
  const [list = '', each] = path.split('[].');
  return each === undefined ? `${list}: ${name}` : `${list}: ${name}[].{${each}: @}`;
}

interface Answer {
  output: CanonicalShape;
  answer: Record<string, unknown>;
  next?: { url: string };
}

export function canonicalAnswer(document: Document, operation: Operation, shapes: Map<string, CanonicalShape>): Answer {
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2')) ?? '';
  const response = operation.responses[status];
  const content = Object.entries((response && resolve<Response>(document, response).content) ?? {});
  const [first] = content;
  if (!first) return { output: {}, answer: {} };
  const [mediaType, { schema }] = first;
  if (!/json/.test(mediaType)) return { output: { content: 'bytes' }, answer: { content: { body: 'bytes' } } };
  const body = resolve<Schema>(document, schema);
  const list = listIn(document, body);
  if (!list) {
    const data = body.properties?.['data'];
    const object = data ? resolve<Schema>(document, data) : body;
    return single(document, object, data ? 'data.' : '', shapes);
  }
  const { output, answer } = single(document, list.item, '', shapes);
  return {
    output: { items: [output] },
    answer: { items: { in: list.name, each: answer } },
    ...nextIn(document, body),
  };
}

function single(document: Document, object: Schema, prefix: string, shapes: Map<string, CanonicalShape>): Answer {
  const members = membersOf(document, object);
  const own = Object.fromEntries(members.map(({ name, kind }) => [name, kind]));
  return {
    output: shared(object['x-canonical'] as CanonicalSchema | undefined, own, shapes),
    answer: Object.fromEntries(members.map(({ name, source }) => [name, prefixed(source, prefix)])),
  };
}

function shared(
  extension: CanonicalSchema | undefined,
  own: CanonicalShape,
  shapes: Map<string, CanonicalShape>,
): CanonicalShape {
  if (!extension?.resource) return own;
  const shape = shapes.get(extension.resource) ?? {};
  shapes.set(extension.resource, shape);
  return Object.assign(shape, own);
}

function prefixed(source: FoundMember['source'], prefix: string): unknown {
  if (typeof source === 'string') return `${prefix}${source}`;
  const { value, in: list, ...rest } = source as { value?: string; in?: string };
  return value === undefined ? { in: `${prefix}${list}`, ...rest } : { value: `${prefix}${value}`, ...rest };
}

/**
 * Returns the name and the item schema of the list in a response, or undefined if the response is not a list.
 * A list response contains exactly one list of objects.
 * If the list of a response is not named `data`, the response must contain the property `count`.
 */
function listIn(document: Document, { properties = {} }: Schema): { name: string; item: Schema } | undefined {
  const lists = Object.entries(properties).flatMap(([name, schema]) => {
    const { items } = resolve<Schema>(document, schema);
    const item = items && resolve<Schema>(document, items);
    return item && typesOf(item).includes('object') ? [{ name, item }] : [];
  });
  const [only, another] = lists;
  return only && !another && (only.name === 'data' || properties['count']) ? only : undefined;
}

function nextIn(document: Document, { properties = {} }: Schema): { next?: { url: string } } {
  const links = properties['links'] && resolve<Schema>(document, properties['links']);
  if (links?.properties?.['next']) return { next: { url: 'links.next' } };
  return properties['next'] ? { next: { url: 'next' } } : {};
}

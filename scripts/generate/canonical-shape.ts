import {
  type Body,
  type Document,
  isFile,
  type OperationModel,
  type Response,
  resolve,
  type SchemaModel,
} from './model.ts';

/** Resolves a `$ref` in a schema. */
export type Read = (schema: SchemaModel) => SchemaModel;

type Kind = string | readonly [string] | readonly [CanonicalShape];
export interface CanonicalShape {
  [member: string]: Kind;
}

/**
 * An entry of the list `members` in `x-canonical`: the name of a property that test cases use.
 * An object entry renames a property: it maps the name in test cases to the property's path in the contract.
 */
type Member = string | Record<string, string | { value: string; map: Record<string, string> }>;

interface CanonicalSchema {
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

function typesOf({ type }: SchemaModel): string[] {
  return [type ?? []].flat().filter((each) => each !== 'null');
}

export function canonicalKind(read: Read, name: string, schema: SchemaModel): Kind {
  const target = read(schema);
  const { items, contentSchema, pattern, enum: values } = target;
  if (contentSchema) return canonicalKind(read, name, contentSchema as SchemaModel);
  const types = typesOf(target);
  if (items) return [itemKind(read, items)] as readonly [string] | readonly [CanonicalShape];
  if (types.length !== 1) return 'json';
  if (types[0] === 'integer' || types[0] === 'boolean') return types[0];
  if (types[0] !== 'string') return 'json';
  if (isFile(target)) return 'bytes';
  if (Array.isArray(values) && values.every((each) => each === 'true' || each === 'false')) return 'boolean';
  return name === 'id' || name.endsWith('Id') || pattern === '^[0-9]+$' ? 'id' : 'text';
}

function itemKind(read: Read, items: SchemaModel): string | CanonicalShape {
  const item = read(items);
  if (!item.properties) return canonicalKind(read, '', item) as string;
  return Object.fromEntries(membersOf(read, item).map(({ name, kind }) => [name, kind]));
}

interface FoundMember {
  name: string;
  kind: Kind;
  source: unknown;
}

/** If the schema `object` has no `x-canonical`, returns all its properties that are not nested objects. */
function membersOf(read: Read, object: SchemaModel): FoundMember[] {
  const extension = object['x-canonical'] as CanonicalSchema | undefined;
  const attributes = object.properties?.['attributes'];
  const names = extension?.members ?? [
    ...(object.properties?.['id'] && attributes ? ['id'] : []),
    ...plainMembers(read, attributes ? read(attributes) : object),
  ];
  return names.flatMap((each) =>
    Object.entries(typeof each === 'string' ? { [each]: each } : each).map(([name, place]) => {
      const { value, map } = typeof place === 'string' ? { value: place, map: undefined } : place;
      return memberAt(read, object, name, value, map);
    }),
  );
}

function plainMembers(read: Read, { properties = {} }: SchemaModel): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => !typesOf(read(schema)).includes('object'))
    .map(([name]) => name);
}

function memberAt(
  read: Read,
  object: SchemaModel,
  name: string,
  path: string,
  map: Record<string, string> | undefined,
): FoundMember {
  const isAttribute = object.properties?.['attributes'] && path !== 'id' && !path.startsWith('attributes.');
  const whole = isAttribute ? `attributes.${path}` : path;
  const [list = '', each] = whole.split('[].');
  const schema = schemaAt(read, object, list);
  const { items } = read(schema);
  if (map) return { name, kind: 'boolean', source: { value: whole, map } };
  if (!items) return { name, kind: canonicalKind(read, name, schema), source: whole };
  const item = read(items);
  if (each)
    return {
      name,
      kind: [canonicalKind(read, '', schemaAt(read, item, each)) as string],
      source: { in: list, each },
    };
  if (!item.properties) return { name, kind: canonicalKind(read, name, schema), source: { in: list, each: '@' } };
  const sources = Object.fromEntries(membersOf(read, item).map((one) => [one.name, one.source]));
  return { name, kind: canonicalKind(read, name, schema), source: { in: list, each: sources } };
}

function schemaAt(read: Read, object: SchemaModel, path: string): SchemaModel {
  return path.split('.').reduce<SchemaModel>((node, step) => {
    const next = read(node).properties?.[step];
    if (!next) throw new Error(`x-canonical names ${path}, and ${step} is no property there`);
    return next;
  }, object);
}

interface Place {
  read: Read;
  extension: CanonicalExtension;
  input: CanonicalShape;
}

/** Returns the name that test cases use for a parameter or property, if the contract names one. */
export function apiNameOf({ inputs = [] }: CanonicalExtension, name: string): string | undefined {
  return Array.isArray(inputs) ? undefined : Object.entries(inputs).find(([, other]) => other === name)?.[0];
}

export function canonicalBody(read: Read, { content }: Body, extension: CanonicalExtension) {
  const [mediaType = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  const { body, inputs } = extension;
  if (body !== undefined) {
    const names = Array.isArray(inputs) ? inputs : [];
    return {
      input: Object.fromEntries(names.map((name) => [name, 'json'])),
      binding: { contentType: mediaType, body },
    };
  }
  const place: Place = { read, extension, input: {} };
  const filled = objectTemplate(place, read(schema), []);
  const binding = /^multipart\//.test(mediaType) ? { multipart: filled } : { contentType: mediaType, body: filled };
  return { input: place.input, binding };
}

function objectTemplate(
  place: Place,
  { properties = {} }: SchemaModel,
  path: readonly string[],
): Record<string, unknown> {
  const own = Object.entries(properties).filter(([name]) => !(path.join('.') === 'data' && name === 'id'));
  return Object.fromEntries(own.map(([name, schema]) => [name, memberTemplate(place, schema, [...path, name])]));
}

function memberTemplate(place: Place, schema: SchemaModel, path: readonly string[]): unknown {
  const target = place.read(schema);
  if (target['const'] !== undefined && path.length === 2 && path[0] === 'data') return target['const'];
  if (typesOf(target).includes('object') && target.properties) return objectTemplate(place, target, path);
  const name = inputName(place.extension, path);
  if (isFile(target)) {
    Object.assign(place.input, { [name]: 'bytes', fileName: 'text' });
    return { content: `{${name}}`, fileName: '{fileName}' };
  }
  place.input[name] = canonicalKind(place.read, name, schema);
  return `{${name}${itemExpression(place.read, target)}}`;
}

/** Returns the name that test cases use for a property, such as `resourceType` for `data.attributes.resource.type`. */
function inputName(extension: CanonicalExtension, path: readonly string[]): string {
  const own = path[0] === 'data' ? path.slice(2) : path;
  const joined = own.map((step, index) => (index === 0 ? step : `${step.charAt(0).toUpperCase()}${step.slice(1)}`));
  return apiNameOf(extension, own.join('.')) ?? joined.join('');
}

function itemExpression(read: Read, list: SchemaModel): string {
  const { items } = list['contentSchema'] ? read(list['contentSchema'] as SchemaModel) : list;
  const extension = items && (read(items)['x-canonical'] as CanonicalSchema | undefined);
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

export function canonicalAnswer(
  document: Document,
  operation: OperationModel,
  shapes: Map<string, CanonicalShape>,
): Answer {
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2')) ?? '';
  const response = operation.responses[status];
  const [first] = Object.entries((response && resolve<Response>(document, response).content) ?? {});
  if (!first) return { output: {}, answer: {} };
  const read: Read = (schema) => resolve<SchemaModel>(document, schema);
  const [mediaType, { schema }] = first;
  if (!/json/.test(mediaType)) return { output: { content: 'bytes' }, answer: { content: { body: 'bytes' } } };
  const body = read(schema);
  const list = listIn(read, body);
  if (!list) {
    const data = body.properties?.['data'];
    const object = data ? read(data) : body;
    return single(read, object, data ? 'data.' : '', shapes);
  }
  const { output, answer } = single(read, list.item, '', shapes);
  return {
    output: { items: [output] },
    answer: { items: { in: list.name, each: answer } },
    ...nextIn(read, body),
  };
}

function single(read: Read, object: SchemaModel, prefix: string, shapes: Map<string, CanonicalShape>): Answer {
  const members = membersOf(read, object);
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
function listIn(read: Read, { properties = {} }: SchemaModel): { name: string; item: SchemaModel } | undefined {
  const lists = Object.entries(properties).flatMap(([name, schema]) => {
    const { items } = read(schema);
    const item = items && read(items);
    return item && typesOf(item).includes('object') ? [{ name, item }] : [];
  });
  const [only, another] = lists;
  return only && !another && (only.name === 'data' || properties['count']) ? only : undefined;
}

function nextIn(read: Read, { properties = {} }: SchemaModel): { next?: { url: string } } {
  const links = properties['links'] && read(properties['links']);
  if (links?.properties?.['next']) return { next: { url: 'links.next' } };
  return properties['next'] ? { next: { url: 'next' } } : {};
}

import { type Document, isFile, resolve, type Schema } from './model.ts';

export type Kind = string | readonly [string] | readonly [Shape];
export interface Shape {
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

export function kindOf(document: Document, name: string, schema: Schema): Kind {
  const target = resolve<Schema>(document, schema);
  const { items, contentSchema, pattern, enum: values } = target;
  if (contentSchema) return kindOf(document, name, contentSchema as Schema);
  const types = typesOf(target);
  if (items) return [itemKind(document, items)] as readonly [string] | readonly [Shape];
  if (types.length !== 1) return 'json';
  if (types[0] === 'integer' || types[0] === 'boolean') return types[0];
  if (types[0] !== 'string') return 'json';
  if (isFile(target)) return 'bytes';
  if (Array.isArray(values) && values.every((each) => each === 'true' || each === 'false')) return 'boolean';
  return name === 'id' || name.endsWith('Id') || pattern === '^[0-9]+$' ? 'id' : 'text';
}

function itemKind(document: Document, items: Schema): string | Shape {
  const item = resolve<Schema>(document, items);
  if (!item.properties) return kindOf(document, '', item) as string;
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

/** In a JSON:API resource, adds the prefix `attributes.` to each path except `id`. */
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
  if (!items) return { name, kind: kindOf(document, name, schema), source: whole };
  const item = resolve<Schema>(document, items);
  if (each)
    return { name, kind: [kindOf(document, '', schemaAt(document, item, each)) as string], source: { in: list, each } };
  if (!item.properties) return { name, kind: kindOf(document, name, schema), source: { in: list, each: '@' } };
  const sources = Object.fromEntries(membersOf(document, item).map((one) => [one.name, one.source]));
  return { name, kind: kindOf(document, name, schema), source: { in: list, each: sources } };
}

function schemaAt(document: Document, object: Schema, path: string): Schema {
  return path.split('.').reduce<Schema>((node, step) => {
    const next = resolve<Schema>(document, node).properties?.[step];
    if (!next) throw new Error(`x-canonical names ${path}, and ${step} is no property there`);
    return next;
  }, object);
}

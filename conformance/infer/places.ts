import { isObject } from '../json.ts';
import type { Place, PlaceType } from './api.ts';

const deepest = 10;
const most = 2_000;
const mostValues = 20;

type Schema = Readonly<Record<string, unknown>>;
type Resolve = (schema: unknown) => Schema;

/** Lists each place of a JSON schema. Ends at recursion and at a maximum depth. */
export function placesOf(schema: unknown, resolve: Resolve): Place[] {
  const found: Place[] = [];
  collect(schema, [], false, resolve, found);
  return found;
}

function collect(given: unknown, path: string[], required: boolean, resolve: Resolve, found: Place[]): void {
  if (path.length > deepest || found.length >= most) return;
  const schema = merged(given, resolve, 0);
  const type = typeOf(schema);
  if (path.length > 0) found.push({ path, type, required, ...valuesOf(schema), text: textOf(schema['description']) });
  const isRequired = (name: string) => Array.isArray(schema['required']) && schema['required'].includes(name);
  for (const [name, inner] of Object.entries(objectOf(schema['properties'])))
    collect(inner, [...path, name], isRequired(name), resolve, found);
  if (type === 'map') collect(schema['additionalProperties'], [...path, '*'], false, resolve, found);
  if (type === 'array') collect(schema['items'], [...path, '[]'], false, resolve, found);
}

/** Joins the parts of `allOf`, and all alternatives of `oneOf` and `anyOf`. */
function merged(given: unknown, resolve: Resolve, depth: number): Schema {
  const schema = resolve(given);
  if (depth > deepest) return schema;
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : []));
  return parts
    .map((part) => merged(part, resolve, depth + 1))
    .filter(({ type }) => type !== 'null')
    .reduce(both, schema);
}

function both(one: Schema, other: Schema): Schema {
  const lists = ['examples', 'required'].map((name) => [name, [one[name] ?? [], other[name] ?? []].flat()]);
  const own = objectOf(one['properties']);
  const more = Object.entries(objectOf(other['properties'])).map(([name, inner]) => {
    return [name, Object.hasOwn(own, name) ? { allOf: [own[name], inner] } : inner];
  });
  const items = one['items'] && other['items'] ? { items: { allOf: [one['items'], other['items']] } } : {};
  const properties = { ...own, ...Object.fromEntries(more) };
  return { ...other, ...one, ...Object.fromEntries(lists), ...items, properties };
}

function typeOf(schema: Schema): PlaceType {
  const types = [schema['type']].flat().filter((type) => type !== 'null');
  if (schema['format'] === 'binary' || schema['contentMediaType'] === 'application/octet-stream') return 'binary';
  if (types[0] === 'array' || schema['items'] !== undefined) return 'array';
  if (Object.keys(objectOf(schema['properties'])).length > 0) return 'object';
  if (types[0] === 'object') return 'map';
  return scalars.find((type) => type === types[0]) ?? 'any';
}

const scalars: readonly PlaceType[] = ['string', 'integer', 'number', 'boolean'];

function valuesOf(schema: Schema): Pick<Place, 'values' | 'fixed'> {
  const listed = [schema['enum'], schema['const'], schema['examples'], schema['example'], schema['default']].flat();
  const values = [...new Set(listed.filter(isScalar))].slice(0, mostValues);
  const [only, ...others] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const fixed = schema['const'] ?? (others.length === 0 ? only : undefined) ?? schema['default'];
  return { values, fixed: isScalar(fixed) ? fixed : undefined };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : '';
}

/** Describes recorded values as a schema, so that documents and recordings have the same places. */
export function schemaOf(samples: readonly unknown[], depth = 0): Schema {
  const known = samples.filter((sample) => sample !== null && sample !== undefined);
  const lists = known.filter(Array.isArray);
  if (depth > deepest || known.length === 0) return {};
  if (lists.length > 0) return { type: 'array', items: schemaOf(lists.flat().slice(0, most), depth + 1) };
  const objects = known.filter(isObject);
  if (objects.length > 0) return objectSchema(objects, depth);
  return { type: typesOf(known), examples: known };
}

function typesOf(values: readonly unknown[]): string {
  const types = new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)));
  return types.size === 1 ? ([...types][0] ?? 'any') : 'any';
}

function objectSchema(objects: readonly Schema[], depth: number): Schema {
  const names = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  if (names.some((name) => !/^[A-Za-z_@$][\w@$.:-]*$/.test(name)) || names.length > 60)
    return { type: 'object', additionalProperties: schemaOf(objects.flatMap(Object.values), depth + 1) };
  const of = (name: string) => objects.flatMap((each) => (Object.hasOwn(each, name) ? [each[name]] : []));
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(of(name), depth + 1)]));
  const required = names.filter((name) => of(name).length === objects.length);
  return { type: 'object', properties, required };
}

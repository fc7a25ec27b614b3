import { isObject } from '../json.ts';
import { listOf, objectOf, type Part, type Place, type PlaceType, type Values } from './api.ts';
import { fileField } from './exchanges.ts';

const deepest = 10;
const most = 2_000;

/** Lists each place of a JSON schema, also the whole value. Ends at a maximum depth, because schemas can be recursive. */
export function placesOf(part: Part, schema: unknown): Place[] {
  const found: Place[] = [];
  const collect = (given: unknown, path: string[], required: boolean): void => {
    if (path.length > deepest || found.length >= most) return;
    const whole = merged(given);
    const type = typeOf(whole);
    found.push({ part, path, type, required, ...valuesOf(whole) });
    for (const [name, inner] of Object.entries(objectOf(whole['properties'])))
      collect(inner, [...path, name], listOf(whole['required']).includes(name));
    if (type === 'map') collect(whole['additionalProperties'], [...path, '*'], false);
    if (type === 'array') collect(whole['items'], [...path, '[]'], false);
  };
  collect(schema, [], true);
  return found;
}

/** Joins the parts of `allOf`, and all alternatives of `oneOf` and `anyOf`. */
function merged(given: unknown, depth = 0): Values {
  const schema = objectOf(given);
  if (depth > deepest) return schema;
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => listOf(schema[name]));
  const whole = parts.map((part) => merged(part, depth + 1)).filter(({ type }) => type !== 'null');
  return whole.reduce(both, schema);
}

function both(one: Values, other: Values): Values {
  const own = objectOf(one['properties']);
  const more = Object.entries(objectOf(other['properties'])).map(([name, inner]) => {
    return [name, Object.hasOwn(own, name) ? { allOf: [own[name], inner] } : inner];
  });
  const lists = ['examples', 'required'].map((name) => [name, [...listOf(one[name]), ...listOf(other[name])]]);
  const items = one['items'] && other['items'] ? { items: { allOf: [one['items'], other['items']] } } : {};
  const properties = { ...own, ...Object.fromEntries(more) };
  return { ...other, ...one, ...Object.fromEntries(lists), ...items, properties };
}

function typeOf(schema: Values): PlaceType {
  const [type] = [schema['type']].flat().filter((each) => each !== 'null');
  if (schema['format'] === 'binary' || schema['contentMediaType'] === 'application/octet-stream') return 'binary';
  if (type === 'array' || schema['items'] !== undefined) return 'array';
  if (Object.keys(objectOf(schema['properties'])).length > 0) return 'object';
  if (type === 'object') return 'map';
  return scalars.find((each) => each === type) ?? 'any';
}

const scalars: readonly PlaceType[] = ['string', 'integer', 'number', 'boolean'];

function valuesOf({ enum: listed, const: only, examples, example, default: usual }: Values) {
  const values = [listed, only, examples, example, usual].flat().filter((value) => value !== undefined);
  const single = listOf(listed).length === 1 ? listOf(listed)[0] : undefined;
  return { values: [...new Set(values)].slice(0, 20), fixed: only ?? single ?? usual };
}

/** Describes recorded values as a schema, so that documents and recordings are read alike. */
export function schemaOf(samples: readonly unknown[], depth = 0): Values {
  const known = samples.filter((sample) => (sample ?? null) !== null);
  const lists = known.filter(Array.isArray);
  if (depth > deepest || known.length === 0) return {};
  if (lists.length > 0) return { type: 'array', items: schemaOf(lists.flat().slice(0, most), depth + 1) };
  const objects = known.filter(isObject);
  if (objects.length > 0) return objectSchema(objects, depth);
  if (known.includes(fileField)) return { format: 'binary' };
  const types = new Set(known.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)));
  return { type: types.size === 1 ? [...types][0] : 'any', examples: known };
}

function objectSchema(objects: readonly Values[], depth: number): Values {
  const names = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  const values = (name: string) => objects.flatMap((each) => (Object.hasOwn(each, name) ? [each[name]] : []));
  if (areData(names, (name) => values(name).length, objects))
    return { type: 'object', additionalProperties: schemaOf(objects.flatMap(Object.values), depth + 1) };
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(values(name), depth + 1)]));
  const required = names.filter((name) => objects.length > 1 && values(name).length === objects.length);
  return { type: 'object', properties, required };
}

/** The names of properties are data if they are no names of a program, or if most objects have other names. */
function areData(names: readonly string[], count: (name: string) => number, objects: readonly Values[]): boolean {
  if (names.length > 60 || names.some((name) => !/^[A-Za-z_@$][\w@$.:[\]-]*$/.test(name))) return true;
  const filled = objects.filter((each) => Object.keys(each).length > 0).length;
  return names.length > 2 && filled > 2 && Math.max(...names.map(count)) <= filled / 2;
}

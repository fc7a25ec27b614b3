import { isObject } from '../json.ts';
import type { Method } from '../target/types.ts';

/** An object of type `map` has properties whose names are data. */
export type PlaceType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'map' | 'binary' | 'any';

/** A value in a request or response. In its path, `[]` is an item of a list, and `*` a property whose name is data. */
export interface Place {
  /** `query`, `headers`, `body`, `multipart`, `response`, `responseHeaders` or `error`. */
  readonly part: string;
  readonly path: readonly string[];
  readonly type: PlaceType;
  readonly required: boolean;
  /** Values that a document lists or that a recording contains. */
  readonly values: readonly unknown[];
}

/** An operation of the service as a document or a recording shows it. Media types are empty if there is no body. */
export interface ApiOperation {
  readonly method: Method;
  readonly path: string;
  /** The name and the description. */
  readonly text: string;
  readonly media: string;
  readonly responseMedia: string;
  readonly places: readonly Place[];
}

export type Values = Readonly<Record<string, unknown>>;

export function methodOf(text: unknown): Method | undefined {
  const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return methods.find((method) => method === String(text).toUpperCase());
}

export function mediaOf(type: unknown): string {
  return /^[^\s;]*/.exec(String(type ?? '').toLowerCase())?.[0] ?? '';
}

export function isJson(media: string): boolean {
  return /[/+]json$/.test(media);
}

/** The names of the variables in a path. */
export function variablesOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

/** The path without the names of its variables. */
export function plainPath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

export function objectOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value of a form field that contains a file. */
export const fileField = '\u0000file';

const deepest = 12;
const most = 2_000;

/** Lists each place of several samples of a value, and first the value itself. */
export function placesOf(part: string, samples: readonly unknown[], path: string[] = [], required = true): Place[] {
  const known = samples.filter((sample) => (sample ?? null) !== null);
  const place = (type: PlaceType, inner: readonly Place[], values: readonly unknown[] = []): Place[] => {
    return path.length > deepest ? [] : [{ part, path, type, required, values }, ...inner];
  };
  const lists = known.filter(Array.isArray);
  if (lists.length > 0) return place('array', placesOf(part, lists.flat().slice(0, most), [...path, '[]'], false));
  const objects = known.filter(isObject);
  const named = Map.groupBy(objects.flatMap(Object.entries), ([name]) => name);
  if (objects.length > 0 && !/query|eaders/.test(part) && areData(named, objects))
    return place('map', placesOf(part, objects.flatMap(Object.values), [...path, '*'], false));
  const isAlways = (pairs: readonly unknown[]) => objects.length > 1 && pairs.length === objects.length;
  const inner = [...named].flatMap(([name, pairs]) => {
    const values = pairs.map((pair) => pair[1]);
    return placesOf(part, values, [...path, name], isAlways(pairs));
  });
  if (objects.length > 0) return place('object', inner);
  const types = new Set(
    known.map((value) => (Number.isInteger(value) ? 'integer' : value === fileField ? 'binary' : typeof value)),
  );
  const type = scalars.find((each) => types.has(each) && types.size === 1);
  return place(type ?? 'any', [], [...new Set(known)].slice(0, 20));
}

const scalars = ['string', 'integer', 'number', 'boolean', 'binary'] as const;

/** The names of properties are data if they are no names of a program, or if most objects have other names. */
function areData(named: ReadonlyMap<string, readonly unknown[]>, objects: readonly Values[]): boolean {
  const filled = objects.filter((each) => Object.keys(each).length > 0).length;
  const isOdd = [...named.keys()].some((name) => !/^[A-Za-z_@$][\w@$.:[\]-]*$/.test(name));
  const areFew = [...named.values()].every((pairs) => pairs.length <= filled / 2);
  return isOdd || named.size > 60 || named.size === 0 || (named.size > 2 && filled > 2 && areFew);
}
